import type { FastifyInstance } from 'fastify'

/** `/health`: the process is alive. `/ready`: what it stands on answers too; 503 while it does not. */
export function healthRoutes(http: FastifyInstance, isReady: () => Promise<boolean>): void {
  http.get('/health', async () => ({ status: 'ok' }))
  http.get('/ready', async (request, reply) => {
    const ready = await isReady().catch((error: unknown) => {
      request.log.error({ err: error }, 'not ready')
      return false
    })
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
