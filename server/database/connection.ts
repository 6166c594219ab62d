import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Where the database is, for each of its two logins: `postgresql:` addresses. */
export interface DatabaseAddresses {
  /** Of the owner, who migrates and may take on `lightly_system`. */
  url: string
  /** Of a login that may take on `lightly_member` and nothing else, whatever SQL it is made to run. */
  memberUrl: string
}

export type Role = 'lightly_member' | 'lightly_system'

// A day stays '2026-03-29', which a Date would move between time zones; counts are numbers.
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.INT8, Number],
])

/**
 * How to connect to the database at `url` so that queries run under `role` from the first one on.
 * Tables without a schema in their name are looked up in `schema`. The role is the session's own setting, so `reset role` returns to it and not to the owner.
 */
export function connectionConfig(url: string, role: Role, schema = 'public'): pg.ClientConfig {
  const address = new URL(url)
  // The types and operators of extensions live in public: without it, comparing a citext misses its index.
  const searchPath = schema === 'public' ? schema : `${schema},public`
  address.searchParams.set('options', `-c role=${role} -c search_path=${searchPath}`)
  return {
    connectionString: address.href,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    // Postgres ends what is slow by itself; this is for one that no longer does anything.
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types: {
      getTypeParser: (oid, format) =>
        (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
    },
  }
}

// Postgres is starting, stopping or recovering, its socket is not there yet, or a connection died while it was idle.
const passing = /^(57P0[123]|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/
const died = /^(Connection terminated|Client has encountered a connection error)/
const patience = 5_000

/** Calls `connect` until it succeeds, for up to 5 s, so that a restart of Postgres is a pause and not an error. */
export async function withRetry<T>(connect: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patience
  for (let delay = 20; ; delay = Math.min(delay * 2, 500)) {
    try {
      return await connect()
    } catch (error) {
      const { code = '', message } = error as Error & { code?: string }
      if (!(passing.test(code) || died.test(message)) || Date.now() > deadline) throw error
      await sleep(delay)
    }
  }
}
