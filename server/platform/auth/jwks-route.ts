import type { FastifyInstance } from 'fastify'
import type { AccessTokens } from './access-tokens.ts'

/** Serves the public keys of access tokens, to be kept for ten minutes. */
export function jwksRoute(http: FastifyInstance, tokens: AccessTokens): void {
  http.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send(await tokens.publicKeys()),
  )
}
