import type { FastifyInstance } from 'fastify'
import { createOpenId } from '#server/platform/auth/openid.ts'
import type { Services } from '#server/services.ts'
import { codeRoutes } from './code-routes.ts'
import { clientFactorRoutes } from './factor-routes.ts'
import { createIdentities } from './identities.ts'
import { providerRoutes } from './provider-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { createSignInHandover } from './sign-in-handover.ts'
import { userRoutes } from './user-routes.ts'
import { createWallets } from './wallets.ts'

/** The generic endpoints of an authentication service, over the same rules as the product's own routes. */
export function authServiceRoutes(http: FastifyInstance, services: Services): void {
  const parts = {
    handover: createSignInHandover(services),
    openId: createOpenId(services.config),
    identities: createIdentities(services.database),
    wallets: createWallets(services),
  }
  sessionRoutes(http, services, parts)
  codeRoutes(http, services, parts)
  userRoutes(http, services, parts)
  clientFactorRoutes(http, services, parts)
  providerRoutes(http, services, parts)
}
