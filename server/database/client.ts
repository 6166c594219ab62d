import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import pg from 'pg'
import { connectionConfig, type DatabaseAddresses, type Role, withRetry } from './connection.ts'
import { isLostStatement, presentable } from './errors.ts'
import { gathered } from './gathered.ts'
import { openPipelinedConnections, pipelineTimeouts } from './pipelined-connections.ts'
import type { DB } from './schema.ts'
import {
  actingAs,
  assertCommitted,
  type NamedQuery,
  named,
  runAsMember,
  type Statement,
} from './statements.ts'

export { InvalidDataError } from './errors.ts'
export { type Given, prepare } from './statements.ts'
export { sql }

class CompileOnlyDriver extends DummyDriver {
  override acquireConnection(): Promise<never> {
    throw new Error('This builder only compiles: pass the query to asMember or asSystem')
  }
}

/** Builds queries. It has no connection: `asMember` and `asSystem` run what it builds. */
export const build = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new CompileOnlyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Says nothing, and ends once it is on the disk with all that was written before. */
const flush = sql`select pg_logical_emit_message(false, 'lightly', '', true)`.compile(build)

/** Runs queries in somebody's name. Values that a column cannot take throw `InvalidDataError`. */
export interface Scope {
  rows<R>(query: Statement<R>): Promise<R[]>
  /** The first row, or undefined where there is none. */
  row<R>(query: Statement<R>): Promise<R | undefined>
}

export interface RootScope extends Scope {
  /** Commits when `work` resolves and rolls back when it rejects. All of `work` must use the scope it is given. */
  transaction<T>(work: (scope: Scope) => Promise<T>): Promise<T>
  /**
   * The same, with first statements that go out together with BEGIN and cost no round trip of their own. `open` sends them
   * before it waits for anything, and has no other effect: where the connection turns out dead at BEGIN, it is called again.
   */
  transaction<T, Opened>(
    work: (scope: Scope, opened: Opened) => Promise<T>,
    open: (scope: Scope) => Promise<Opened>,
  ): Promise<T>
}

export interface Database {
  /** Sees and touches only what the policies give this member. Resolves after commit. */
  asMember(userId: string): RootScope
  /** The same as a moderator at work: she also sees what the policies give to moderators, where she is one. */
  asModerator(userId: string): RootScope
  /** For webhooks, jobs and accounts: sees every row. */
  asSystem(): RootScope
  /**
   * Resolves once all that was committed before is on the disk. A commit that tells others of it (`publish`) holds back every other such
   * commit until it is on the disk; this waits for the disk together with all who wait at that moment, whoever they are.
   */
  waitForFlush(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions extends DatabaseAddresses {
  /** Told when a shared or idle connection is lost; the next query opens another. */
  onConnectionLost?: (error: Error) => void
}

/** Opens the only ways to a query. Connects on first use; `close` waits for what is under way. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, memberUrl, onConnectionLost = () => undefined } = options
  const member = openRole(memberUrl, 'lightly_member', onConnectionLost)
  const system = openRole(url, 'lightly_system', onConnectionLost)
  const systemScope = rootScope(system, undefined)
  // Whoever is answered waits for the disk: on a connection of its own, no slow statement stands before that.
  const disk = { ...system, shared: openShared(1, connectionConfig(url, 'lightly_system'), onConnectionLost) }
  const diskScope = rootScope(disk, undefined)
  return {
    asMember: (userId) => rootScope(member, actingAs(userId, 'member')),
    asModerator: (userId) => rootScope(member, actingAs(userId, 'moderator')),
    asSystem: () => systemScope,
    waitForFlush: gathered(() => diskScope.rows(flush)),
    async close() {
      await Promise.all([
        disk.shared.close(),
        ...[member, system].flatMap(({ shared, pool }) => [shared.close(), pool.end()]),
      ])
    },
  }
}

function openRole(url: string, role: Role, onLost: (error: Error) => void) {
  const config = connectionConfig(url, role)
  // This counts the wait for a turn, too: a burst waits longer than a connection takes.
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis: 20_000, pipeline: true, max: 10 })
  pool.on('error', onLost)
  // The pool listens to idle clients only, and an error that nobody listens to ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { shared: openShared(3, config, onLost), pool }
}

const openShared = (count: number, config: pg.ClientConfig, onLost: (error: Error) => void) =>
  openPipelinedConnections(count, { ...config, ...pipelineTimeouts }, onLost)

type Connections = ReturnType<typeof openRole>

function rootScope({ shared, pool }: Connections, actor: pg.QueryConfig | undefined): RootScope {
  const send = (query: pg.QueryConfig) =>
    shared.run((client) => (actor ? runAsMember(client, actor, query) : client.query(query)))
  const run = async (query: NamedQuery) => {
    try {
      return await send(query)
    } catch (error) {
      if (!isLostStatement(error)) throw error
      // It never ran, so it may run again; without a name this time, which cannot be lost.
      const { text, values } = query
      return await send({ text, values: values ?? [] })
    }
  }
  return {
    ...scope(run),
    transaction: <T, Opened>(
      work: (scope: Scope, opened: Opened) => Promise<T>,
      open: (scope: Scope) => Promise<Opened> = async () => undefined as Opened,
    ) => transaction(pool, actor, work, open),
  }
}

function scope(run: (query: NamedQuery) => Promise<pg.QueryResult>): Scope {
  async function rows<R>(query: Statement<R>): Promise<R[]> {
    try {
      return (await run(named(query))).rows
    } catch (error) {
      throw presentable(error)
    }
  }
  return { rows, row: async (query) => (await rows(query))[0] }
}

async function transaction<T, Opened>(
  pool: pg.Pool,
  actor: pg.QueryConfig | undefined,
  work: (scope: Scope, opened: Opened) => Promise<T>,
  open: (scope: Scope) => Promise<Opened>,
): Promise<T> {
  const { client, within, opening } = await withRetry(() => begin(pool, actor, open))
  try {
    const result = await work(within, await opening)
    assertCommitted(await client.query('commit'))
    client.release()
    return result
  } catch (error) {
    const rollback = client.query('rollback')
    await rollback.then(
      () => client.release(),
      (failure) => client.release(failure),
    )
    throw presentable(error)
  }
}

/** A connection with a transaction under way. Nothing has happened yet, so a dead connection may be swapped. */
async function begin<Opened>(
  pool: pg.Pool,
  actor: pg.QueryConfig | undefined,
  open: (scope: Scope) => Promise<Opened>,
) {
  const client = await pool.connect()
  try {
    const sent = [client.query('begin')]
    if (actor) sent.push(client.query(actor))
    const within = scope((query) => client.query(query))
    const opening = open(within)
    opening.catch(() => undefined)
    await Promise.all(sent)
    return { client, within, opening }
  } catch (error) {
    client.release(true)
    throw error
  }
}
