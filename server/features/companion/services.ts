import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import type { CompanionServices } from './reply.ts'

/** What a reply is made with, for each request of a feature whose words come with its answer; ended as the server stops. */
export function companionServices(
  http: FastifyInstance,
  { config, database, model }: Services,
): (request: FastifyRequest) => CompanionServices {
  const stopping = new AbortController()
  http.addHook('preClose', async () => stopping.abort())
  return (request) => ({
    database,
    model: model && config.model && { end: model, config: config.model },
    isVillageShown: config.village !== 'closed',
    stopping: stopping.signal,
    onFallback: (cause) => request.log.warn({ err: cause }, 'a reply of the model is not whole'),
  })
}
