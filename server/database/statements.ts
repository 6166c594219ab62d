import { hash } from 'node:crypto'
import type { Compilable, CompiledQuery } from 'kysely'
import type pg from 'pg'

/** A query of the builder, or one that was compiled ahead. */
export type Statement<R> = Compilable<R> | CompiledQuery<R>

export type NamedQuery = pg.QueryConfig & { name: string }

/** What `pg` sends: named by its text, so that Postgres parses and plans it once a connection. */
export function named<R>(statement: Statement<R>): NamedQuery {
  const { sql, parameters } = 'compile' in statement ? statement.compile() : statement
  return { name: hash('sha1', sql, 'base64url'), text: sql, values: [...parameters] }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Says whose rows the transaction may touch; the policies read it. */
export function actingAs(userId: string): pg.QueryConfig {
  if (!uuid.test(userId)) throw new TypeError('A member is named by her uuid')
  return { name: 'acting_as', text: "select set_config('app.user_id', $1, true)", values: [userId] }
}

/** COMMIT of a failed transaction succeeds as a ROLLBACK, which must not pass for a success. */
export function assertCommitted(result: pg.QueryResult): void {
  if (result.command !== 'COMMIT') throw new Error('The transaction was rolled back')
}

/**
 * Runs one statement as a member in a transaction of its own on a shared connection: all four go out at once
 * and cost one round trip. Resolves only after COMMIT. Where it fails, COMMIT ends the transaction all the
 * same, so the next caller on the connection starts clean.
 */
export async function runAsMember(
  client: pg.Client,
  userId: string,
  query: pg.QueryConfig,
): Promise<pg.QueryResult> {
  const member = actingAs(userId)
  const [begun, acting, result, committed] = await Promise.allSettled([
    client.query('begin'),
    client.query(member),
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
