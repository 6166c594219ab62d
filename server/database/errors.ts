import { DatabaseError } from 'pg'

// Codes of Postgres for values that a caller sent and a column cannot take:
// too long, out of range, bad bytes, no such date, bad form, bad JSON text, a failed check.
const dataErrors = new Set(['22001', '22003', '22021', '22007', '22008', '22P02', '22P05', '23514'])

/** The database refused a value that came with the request, a NUL byte for instance: a 400, not a fault. */
export class InvalidDataError extends Error {
  override name = 'InvalidDataError'
  /** SQLSTATE. */
  readonly code: string
  readonly column: string | undefined
  readonly constraint: string | undefined

  constructor(error: DatabaseError) {
    // Postgres quotes the value in its own message, and members' words must not reach a log.
    super(`The database refused a value (${error.code})`)
    this.code = error.code ?? ''
    this.column = error.column
    this.constraint = error.constraint
  }
}

/** A write that named a row of another member, which its policy hid: an id that came with the request. */
function isSomebodyElses(error: DatabaseError): boolean {
  return error.code === '42501' && error.message.includes('row-level security policy')
}

/** What callers see of a failed query: typed where the data was at fault, and without quoted values. */
export function presentable(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  if ((error.code && dataErrors.has(error.code)) || isSomebodyElses(error)) return new InvalidDataError(error)
  error.detail = undefined
  error.where = undefined
  return error
}

/** A named statement that one connection lost, because its first use failed before it was stored. */
export function isLostStatement(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '26000'
}

/** The driver knew that its connection was gone and sent nothing: the same may be sent again on another. */
export function neverSent(error: unknown): boolean {
  return error instanceof Error && error.message.endsWith('is not queryable')
}

/** Postgres is ending this connection: it stops, crashed, or was told to. */
export function isShutdownNotice(error: unknown): boolean {
  return error instanceof DatabaseError && /^57P0/.test(error.code ?? '')
}
