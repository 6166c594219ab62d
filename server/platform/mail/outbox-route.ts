import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Sms } from '../sms/sms.ts'
import type { Mailer } from './mail.ts'

/** Lists at /dev/outbox the mails and texts kept on this machine. Never in production, never what really leaves. */
export function outboxRoute(http: FastifyInstance, config: Config, mailer: Mailer, sms: Sms): void {
  if (config.production) return
  http.get('/dev/outbox', async () => ({
    mails: (await mailer.outbox?.()) ?? [],
    texts: (await sms.outbox?.()) ?? [],
  }))
}
