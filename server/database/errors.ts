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

/** This connection ends: Postgres stops, crashed, or was told to; or it no longer answers, and the driver is closing it. */
export function isConnectionEnding(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^57P0/.test(error.code ?? '')
  return error instanceof Error && error.message === 'Query read timeout'
}

// SQLSTATE of Postgres when it cannot do now what it could do at another time: no connection, its transaction undone for
// another's sake, nothing left of disk or memory or connections, a lock that was not let go, too slow, stopping, a disk that
// fails, a standby that takes no writes, a transaction that took too long.
const outageStates = /^(08|40|53|57)...$|^(55P03|58000|58030|25006|25P03|25P04)$/
// What the driver and the system say of a connection or a disk; a file that is missing (ENOENT) is none of these.
const outageCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EAGAIN|EAI_AGAIN|ENOTFOUND|E(HOST|NET)UNREACH|ENOSPC|EDQUOT|EIO|EMFILE|ENFILE)$/
const driverWords =
  /^(Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect)|is not queryable$|^Cannot use a pool after/

/** The database, or the disk below it, cannot answer now. The same may succeed later: a 503, not a fault. */
export function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (error instanceof DatabaseError) return outageStates.test(code ?? '')
  if (code !== undefined && (outageCodes.test(code) || (code === 'ENOENT' && syscall === 'connect')))
    return true
  return driverWords.test(error.message) || isOutage(error.cause)
}
