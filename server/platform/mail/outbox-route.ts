import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Mailer } from './mail.ts'

/** Lists at /dev/outbox the mails kept on this machine. Never in production, never where mails really leave. */
export function outboxRoute(http: FastifyInstance, config: Config, mailer: Mailer): void {
  const { outbox } = mailer
  if (config.production || !outbox) return
  http.get('/dev/outbox', async () => ({ mails: await outbox() }))
}
