import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/client.ts'
import { unauthorized } from '../http/app-error.ts'
import type { AccessTokens } from './access-tokens.ts'
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

/**
 * What is served of better-auth's own endpoints. None of these takes input that could reach a column unchecked, and none
 * answers a session's token, which scripts must not see; everything else has a route of ours or is closed.
 */
const openPaths = [
  ['GET', '/ok'],
  ['POST', '/revoke-sessions'],
  ['POST', '/revoke-other-sessions'],
] as const

interface Services {
  config: Config
  database: Database
  auth: Auth
  accessTokens: AccessTokens
}

/** Gives every request its caller, and mounts the open ones of better-auth's endpoints under /api/auth. */
export function installAuth(http: FastifyInstance, { config, database, auth, accessTokens }: Services): void {
  const cookieName = sessionCookieName(config)
  http.decorate('findCaller', callerFinder({ database, cookieName, secret: config.authSecret, accessTokens }))
  for (const [method, path] of openPaths)
    http.route({
      method,
      url: `/api/auth${path}`,
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      handler: async (request, reply) => {
        const answer = await auth.handler(
          new Request(new URL(`/api/auth${path}`, config.publicUrl), {
            method,
            headers: webHeaders(request),
          }),
        )
        if (answer.status === 401) throw unauthorized()
        if (!answer.ok) throw new Error(`better-auth answered ${answer.status} at ${path}`)
        passCookies(answer.headers, reply)
        return reply.header('cache-control', 'no-store').send(await answer.json())
      },
    })
}
