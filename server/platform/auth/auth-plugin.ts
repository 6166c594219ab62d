import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/client.ts'
import { type Auth, sessionCookieName } from './auth.ts'
import { callerFinder } from './find-caller.ts'

/** Request headers in the form that better-auth reads. */
export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  return headers
}

/** Passes on the cookies that better-auth set. */
export function passCookies(from: Headers, reply: FastifyReply): void {
  for (const cookie of from.getSetCookie()) reply.header('set-cookie', cookie)
}

/** Gives every request its caller, and mounts better-auth's own endpoints under /api/auth. */
export function installAuth(http: FastifyInstance, config: Config, database: Database, auth: Auth): void {
  http.decorate('findCaller', callerFinder(database, sessionCookieName(config), config.authSecret))
  http.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const answer = await auth.handler(
        new Request(new URL(request.url, config.publicUrl), {
          method: request.method,
          headers: webHeaders(request),
          ...(request.body ? { body: JSON.stringify(request.body) } : {}),
        }),
      )
      reply.status(answer.status)
      for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value)
      passCookies(answer.headers, reply)
      return reply.send(await answer.text())
    },
  })
}
