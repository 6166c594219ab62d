import pg from 'pg'
import { withRetry } from './connection.ts'
import { isConnectionEnding, neverSent } from './errors.ts'

/**
 * Milliseconds. What one caller waits for on a shared connection, all behind it wait for too. Where Postgres itself no longer
 * answers, the connection is closed under all of them after `query_timeout`, which counts the wait for a turn.
 */
export const pipelineTimeouts = { lock_timeout: 4_000, statement_timeout: 8_000, query_timeout: 10_000 }

/** For so long a connection may be silent while somebody waits, before others rather take another one. In milliseconds. */
const maxSilence = 1_000

/** One connection that many callers share: each sends its statements at once, and answers come in that order. */
class PipelinedConnection {
  waiting = 0
  /** When it last answered, or last began to be waited for. */
  #receivedAt = 0
  readonly #config: pg.ClientConfig
  readonly #onLost: (error: Error) => void
  #client: Promise<pg.Client> | undefined

  constructor(config: pg.ClientConfig, onLost: (error: Error) => void) {
    this.#config = { ...config, pipeline: true }
    this.#onLost = onLost
  }

  get isSilent(): boolean {
    return this.waiting > 0 && performance.now() - this.#receivedAt > maxSilence
  }

  async run<T>(send: (client: pg.Client) => Promise<T>): Promise<T> {
    if (this.waiting++ === 0) this.#receivedAt = performance.now()
    const current = this.#client ?? this.#open()
    try {
      return await send(await current)
    } catch (error) {
      // Postgres may say goodbye in answer to a query, a moment before the connection is seen to close.
      if (isConnectionEnding(error) || neverSent(error)) this.#letGo(current)
      if (!neverSent(error)) throw error
      return await this.run(send)
    } finally {
      this.waiting--
      this.#receivedAt = performance.now()
    }
  }

  async close(): Promise<void> {
    await this.#client?.then((client) => client.end()).catch(() => undefined)
  }

  #open(): Promise<pg.Client> {
    const opened = withRetry(async () => {
      const client = new pg.Client(this.#config)
      // A loss is often announced twice.
      client.once('error', (error) => {
        client.on('error', () => undefined)
        this.#letGo(opened)
        this.#onLost(error)
      })
      await client.connect()
      return client
    })
    opened.catch(() => this.#letGo(opened))
    this.#client = opened
    return opened
  }

  /** Has the next caller open another, unless one is in place: what is said of a connection may come when it was let go long since. */
  #letGo(client: Promise<pg.Client>): void {
    if (this.#client === client) this.#client = undefined
  }
}

export interface PipelinedConnections {
  /** `send` must put everything it has on the wire before it first waits, or others come in between. */
  run<T>(send: (client: pg.Client) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A few shared connections; work goes to the one with the fewest waiting. They reconnect after a loss. */
export function openPipelinedConnections(
  count: number,
  config: pg.ClientConfig,
  onLost: (error: Error) => void,
): PipelinedConnections {
  const connections = Array.from({ length: count }, () => new PipelinedConnection(config, onLost))
  const freest = () => {
    const open = connections.filter((connection) => !connection.isSilent)
    return (open.length > 0 ? open : connections).reduce((best, connection) =>
      connection.waiting < best.waiting ? connection : best,
    )
  }
  return {
    run: (send) => freest().run(send),
    async close() {
      await Promise.all(connections.map((connection) => connection.close()))
    },
  }
}
