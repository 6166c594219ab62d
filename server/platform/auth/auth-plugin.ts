import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/client.ts'
import type { AccessTokens } from './access-tokens.ts'
import { sessionCookieName } from './auth.ts'
import { createCallerFinder } from './find-caller.ts'

/** Request headers in the form that better-auth reads. */
export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  return headers
}

/** Passes on the cookies that better-auth set. */
export function forwardCookies(from: Headers, reply: FastifyReply): void {
  for (const cookie of from.getSetCookie()) reply.header('set-cookie', cookie)
}

interface Services {
  config: Config
  database: Database
  accessTokens: AccessTokens
}

/** Gives every request its caller. */
export function installAuth(http: FastifyInstance, { config, database, accessTokens }: Services): void {
  const cookieName = sessionCookieName(config)
  http.decorate(
    'findCaller',
    createCallerFinder({ database, cookieName, secret: config.authSecret, accessTokens }),
  )
}
