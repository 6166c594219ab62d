import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Whoever asks has little time, and does without a server that is slow to say. In milliseconds. */
const patience = 3_000

/** `/health`: the process is alive. `/ready`: what it stands on answers too; 503 while it does not. */
export function healthRoutes(http: FastifyInstance, isReady: () => Promise<boolean>): void {
  http.get('/health', async () => ({ status: 'ok' }))
  http.get('/ready', async (request, reply) => {
    const late = new AbortController()
    const tooLate = pause(patience, false, { signal: late.signal }).catch(() => false)
    const ready = await Promise.race([isReady(), tooLate]).catch((error: unknown) => {
      request.log.error({ err: error }, 'not ready')
      return false
    })
    late.abort()
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
