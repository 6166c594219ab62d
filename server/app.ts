import type { FastifyInstance } from 'fastify'
import { routeTable } from '#contract/routes.ts'
import { build, sql } from './database/client.ts'
import { accountRoutes } from './features/account/routes.ts'
import { authServiceRoutes } from './features/auth-service/routes.ts'
import { checkInRoutes } from './features/check-ins/routes.ts'
import { companionRoutes } from './features/companion/routes.ts'
import { savedChatRoutes } from './features/companion/saved-routes.ts'
import { factorRoutes } from './features/factors/routes.ts'
import { insightRoutes } from './features/insights/routes.ts'
import { membershipRoutes } from './features/membership/routes.ts'
import { webhookRoute } from './features/membership/webhook.ts'
import { memoryRoutes } from './features/memory/routes.ts'
import { caseRoutes } from './features/moderation/case-routes.ts'
import { reportRoutes } from './features/moderation/report-routes.ts'
import { moderationRoutes } from './features/moderation/routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { privacyRoutes } from './features/privacy/routes.ts'
import { lossRoutes } from './features/profile/loss-routes.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { rediscoverRoutes } from './features/rediscover/routes.ts'
import { reminderRoutes } from './features/reminders/routes.ts'
import { safetyRoutes } from './features/safety/routes.ts'
import { villageInteractionRoutes } from './features/village/interaction-routes.ts'
import { villageReadingRoutes } from './features/village/reading-routes.ts'
import { villageWritingRoutes } from './features/village/writing-routes.ts'
import { visionBoardRoutes } from './features/vision-board/routes.ts'
import { youTodayRoutes } from './features/you-today/routes.ts'
import { fileRules } from './file-rules.ts'
import { sessionCookieName } from './platform/auth/auth.ts'
import { installAuth } from './platform/auth/auth-plugin.ts'
import { jwksRoute } from './platform/auth/jwks-route.ts'
import { answerNotFound } from './platform/http/error-handler.ts'
import { healthRoutes } from './platform/http/health.ts'
import { createHttp } from './platform/http/http.ts'
import { openApiRoute } from './platform/http/openapi.ts'
import { serveWebApp } from './platform/http/web-app.ts'
import { outboxRoute } from './platform/mail/outbox-route.ts'
import { liveRoutes } from './platform/realtime/routes.ts'
import { fileRoutes } from './platform/storage/file-route.ts'
import type { Services } from './services.ts'
import { watchables } from './watchables.ts'

/** Everything the server answers, registered once. Without `webFolder`, the built web app, it answers the API alone. */
export async function createApp(services: Services, webFolder?: string): Promise<FastifyInstance> {
  const { config, database, mailer, sms } = services
  const http = await createHttp(config)
  installAuth(http, services)
  jwksRoute(http, services.accessTokens)

  healthRoutes(
    http,
    async () => (await database.asSystem().row(build.selectNoFrom(sql`1`.as('ok')))) !== undefined,
  )
  openApiRoute(http, routeTable, sessionCookieName(config))
  outboxRoute(http, config, mailer, sms)

  accountRoutes(http, services)
  factorRoutes(http, services)
  authServiceRoutes(http, services)
  membershipRoutes(http, services)
  webhookRoute(http, services)
  profileRoutes(http, services)
  lossRoutes(http, services)
  memoryRoutes(http, services)
  privacyRoutes(http, services)
  moderationRoutes(http, services)
  reportRoutes(http, services)
  caseRoutes(http, services)
  safetyRoutes(http, services)
  youTodayRoutes(http, services)
  checkInRoutes(http, services)
  companionRoutes(http, services)
  savedChatRoutes(http, services)
  rediscoverRoutes(http, services)
  insightRoutes(http, services)
  reminderRoutes(http, services)
  notificationRoutes(http, services)
  visionBoardRoutes(http, services)
  fileRoutes(http, services, fileRules)
  villageReadingRoutes(http, services)
  villageWritingRoutes(http, services)
  villageInteractionRoutes(http, services)
  liveRoutes(http, services, watchables)

  if (webFolder) await serveWebApp(http, webFolder)
  else http.setNotFoundHandler(answerNotFound)
  return http
}
