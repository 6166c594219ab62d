import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connectionConfig } from '#server/database/connection.ts'

/** What `publish` of migration 25 tells, as it travels from one process to every other. */
export interface Message {
  topic: string
  /** As in contract/events.ts, unread; null where who may hear the topic is to be read anew. */
  event: unknown
  /** Who did it, and on which page of hers. */
  actor: string | null
  page: string | null
}

interface BrokerListener {
  onMessage(message: Message): void
  /** From here on everything is heard; what was told before may have been missed. */
  onListening(): void
  onLost(error: Error): void
}

export interface Broker {
  /** Resolves while what is told is heard. It begins to listen at the first call. Rejects where it cannot within five seconds. */
  listening(): Promise<void>
  close(): Promise<void>
}

/** In milliseconds: the shortest and the longest pause before another try, and how often and how long a silent connection is asked. */
const pauses = { first: 50, longest: 2_000 }
const look = { every: 20_000, patience: 5_000 }
const maxWait = 5_000

/**
 * Hears what transactions tell with `publish`, by one LISTEN for the whole process. Where another broker is to carry it, this file and
 * that function are what it takes the place of. @param url of the database, as its owner
 */
export function openBroker(url: string, listener: BrokerListener): Broker {
  const closing = new AbortController()
  let standing = Promise.withResolvers<void>()
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    for (let wait = pauses.first; !closing.signal.aborted; wait = Math.min(wait * 2, pauses.longest)) {
      const client = new pg.Client({
        ...connectionConfig(url, 'lightly_system'),
        query_timeout: look.patience,
        application_name: 'lightly live',
      })
      const ended = new Promise<Error>((resolve) => {
        client.on('error', resolve)
        client.on('end', () => resolve(new Error('The connection that listens has ended')))
      })
      try {
        await listen(client, listener.onMessage)
        wait = pauses.first
        standing.resolve()
        listener.onListening()
        const looking = lookAfter(client)
        const error = await Promise.race([ended, looking.failed, aborted(closing.signal)])
        looking.stop()
        standing = Promise.withResolvers()
        if (error) listener.onLost(error)
      } catch (error) {
        listener.onLost(error as Error)
      }
      // One that no longer answers would keep us waiting for its goodbye.
      void client.end().catch(() => undefined)
      await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  return {
    async listening() {
      running ??= run()
      const late = new AbortController()
      const tooLate = pause(maxWait, undefined, { signal: late.signal }).then(() => {
        throw new Error('Nothing that is told can be heard just now')
      })
      tooLate.catch(() => undefined)
      await Promise.race([standing.promise, tooLate]).finally(() => late.abort())
    },
    async close() {
      closing.abort()
      await running
    },
  }
}

async function listen(client: pg.Client, onMessage: BrokerListener['onMessage']): Promise<void> {
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select name from live_channel')
  const name = rows[0]?.name ?? ''
  client.on('notification', ({ payload = '' }) => onMessage(JSON.parse(payload) as Message))
  await client.query(`listen ${client.escapeIdentifier(name)}`)
}

/** Asks a connection on which nothing comes whether it is there. A network may drop it without a word. */
function lookAfter(client: pg.Client): { failed: Promise<Error>; stop: () => void } {
  const { promise: failed, resolve } = Promise.withResolvers<Error>()
  const timer = setInterval(() => void client.query('select 1').catch(resolve), look.every)
  return { failed, stop: () => clearInterval(timer) }
}

const aborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
