import type { FastifyInstance } from 'fastify'
import { listen } from '#contract/events.ts'
import type { Database } from '#server/database/client.ts'
import { unauthorized } from '../http/app-error.ts'
import { openEventStream, wantsEvents } from '../http/event-stream.ts'
import { implement } from '../http/implement.ts'
import { openLive } from './live.ts'
import type { Watchables } from './watchable.ts'

interface Parts {
  database: Database
  databaseUrl: string
}

/** One stream of events a browser. */
export function liveRoutes(http: FastifyInstance, parts: Parts, watchables: Watchables): void {
  const onLost = (error: Error) => http.log.warn({ err: error }, 'what is told could not be heard')
  const live = openLive({ ...parts, watchables, onLost })
  http.addHook('preClose', () => live.close())

  implement(http, listen, async ({ query, caller, request, reply }) => {
    if (query.member && query.member !== caller.userId) throw unauthorized()
    const asked = [...new Set(query.watch?.split(','))]
    if (!wantsEvents(request)) return { watching: await live.allowed(caller, asked) }
    await live.begin(caller, asked, () => openEventStream(reply))
    return undefined
  })
}
