import { hash } from 'node:crypto'
import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { callingPage } from './calling-page.ts'

/** A statement that `prepare` compiled ahead, with its values filled in. */
export interface Prepared<R> extends CompiledQuery<R> {
  readonly name: string
}

/** A query of the builder, or one that was compiled ahead. */
export type Statement<R> = Compilable<R> | CompiledQuery<R> | Prepared<R>

export type NamedQuery = pg.QueryConfig & { name: string }

/** What `pg` sends: named by its text, so that Postgres parses and plans it once a connection. */
export function named<R>(statement: Statement<R>): NamedQuery {
  const compiled = 'compile' in statement ? statement.compile() : statement
  const name = isPrepared(compiled) ? compiled.name : nameOf(compiled)
  return { name, text: compiled.sql, values: [...compiled.parameters] }
}

function isPrepared<R>(compiled: CompiledQuery<R>): compiled is Prepared<R> {
  return 'name' in compiled
}

const nameOf = ({ sql }: CompiledQuery) => hash('sha1', sql, 'base64url')

/** Where a value comes into a prepared statement. */
export type Given<T> = RawBuilder<T>

/** Stands in a prepared statement for the value at this place of a call. */
class ParameterSlot {
  readonly at: number
  constructor(at: number) {
    this.at = at
  }
}

/**
 * A statement of a path that must be quick: the builder takes longer to write a query than Postgres to answer it. This
 * one is written and named on its first use, and each call only fills its values in.
 */
export function prepare<Values extends unknown[], R>(
  write: (...given: { [At in keyof Values]: Given<Values[At]> }) => Compilable<R>,
): (...values: Values) => Prepared<R> {
  let written: Prepared<R> | undefined
  const writeIt = () => {
    const places = Array.from({ length: write.length }, (_, at) => sql`${new ParameterSlot(at)}`)
    const compiled = write(...(places as { [At in keyof Values]: Given<Values[At]> })).compile()
    return { ...compiled, name: nameOf(compiled) }
  }
  return (...values) => {
    written ??= writeIt()
    const parameters = written.parameters.map((each) =>
      each instanceof ParameterSlot ? values[each.at] : each,
    )
    return { ...written, parameters }
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Says in whose name the transaction runs, and as what, which the policies read; and on which page, which what is told of it
 * carries. All are set each time, so that nothing which was left on the connection counts.
 */
export function actingAs(userId: string, acting: 'member' | 'moderator'): pg.QueryConfig {
  if (!uuid.test(userId)) throw new TypeError('A member is named by her uuid')
  return {
    name: 'acting_as',
    text: "select set_config('app.user_id', $1, true), set_config('app.acting', $2, true), set_config('app.page', $3, true)",
    values: [userId, acting, callingPage()],
  }
}

/** COMMIT of a failed transaction succeeds as a ROLLBACK, which must not pass for a success. */
export function assertCommitted(result: pg.QueryResult): void {
  if (result.command !== 'COMMIT') throw new Error('The transaction was rolled back')
}

/**
 * Runs one statement as the member of `actor` in a transaction of its own on a shared connection: all four go out at once
 * and cost one round trip. Resolves only after COMMIT. Where it fails, COMMIT ends the transaction all the
 * same, so the next caller on the connection starts clean.
 */
export async function runAsMember(
  client: pg.Client,
  actor: pg.QueryConfig,
  query: pg.QueryConfig,
): Promise<pg.QueryResult> {
  const [begun, acting, result, committed] = await Promise.allSettled([
    client.query('begin'),
    client.query(actor),
    client.query(query),
    client.query('commit'),
  ])
  if (begun.status === 'rejected') throw begun.reason
  if (acting.status === 'rejected') throw acting.reason
  if (result.status === 'rejected') throw result.reason
  if (committed.status === 'rejected') throw committed.reason
  assertCommitted(committed.value)
  return result.value
}
