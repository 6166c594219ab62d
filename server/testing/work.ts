import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import pg from 'pg'
import { vi } from 'vitest'
import type { TestServer } from './server.ts'

/** What the server did for a request until its answer went out: what a clock outside can see, without a clock. */
export interface Work {
  /** Statements and hashes of passwords, in order. */
  did: string[]
  /** Commits that Postgres brought to the disk before it said so. */
  writes: number
}

const started = 'http.server.request.start'
const writing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** Watches a test server of this process. `of` answers the work of the one request that `send` sends. */
export function watchWork({ services: { auth } }: TestServer) {
  const requests = new AsyncLocalStorage<{ work: Work; isAnswered: boolean }>()
  const transactions = new WeakMap<pg.Client, { wrote: boolean }>()
  let seen: Work[] = []

  function onStart(message: unknown): void {
    const { response } = message as { response: ServerResponse }
    const request = { work: { did: [], writes: 0 }, isAnswered: false }
    seen.push(request.work)
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse
    response.end = (...given: unknown[]) => {
      request.isAnswered = true
      return end(...given)
    }
    requests.enterWith(request)
  }

  /** The work of the request at hand, unless it was answered: what goes on behind an answer keeps nobody waiting. */
  const current = () => {
    const request = requests.getStore()
    return request?.isAnswered ? undefined : request?.work
  }

  function note(client: pg.Client, work: Work, { command, rowCount }: pg.QueryResult): void {
    const transaction = transactions.get(client)
    if (command === 'BEGIN') transactions.set(client, { wrote: false })
    else if (command === 'COMMIT' || command === 'ROLLBACK') {
      transactions.delete(client)
      if (command === 'COMMIT' && transaction?.wrote) work.writes++
    } else if (writing.has(command) && rowCount) {
      if (transaction) transaction.wrote = true
      else work.writes++
    }
  }

  const query = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => Promise<pg.QueryResult>
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const answer = query.apply(this, given)
    const work = current()
    const [asked] = given as [string | pg.QueryConfig]
    work?.did.push(typeof asked === 'string' ? asked : asked.text)
    if (work) answer.then((result) => note(this, work, result)).catch(() => undefined)
    return answer as unknown as undefined
  })
  for (const name of ['hashPassword', 'verifyPassword'] as const) {
    const hash = auth[name] as (...given: string[]) => Promise<never>
    vi.spyOn(auth, name).mockImplementation((...given: string[]) => {
      current()?.did.push('a hash')
      return hash(...given)
    })
  }
  subscribe(started, onStart)

  return {
    async of<A>(send: () => Promise<A>): Promise<{ answer: A; work: Work }> {
      seen = []
      const answer = await send()
      const [work, ...more] = seen
      if (!work || more.length > 0) throw new Error(`${seen.length} requests in place of one`)
      return { answer, work }
    },
    stop(): void {
      unsubscribe(started, onStart)
      vi.restoreAllMocks()
    },
  }
}
