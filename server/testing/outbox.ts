import { expect } from 'vitest'
import type { OutboxMail } from '#server/platform/mail/mail.ts'
import type { TestServer } from './server.ts'

/** Waits for the newest mail to this address whose subject fits. */
export async function mailTo(server: TestServer, to: string, subject: RegExp): Promise<OutboxMail> {
  const find = async () => {
    const { body } = await server.visitor().send<{ mails: OutboxMail[] }>('GET', '/dev/outbox')
    return body.mails.find((mail) => mail.to === to && subject.test(mail.subject))
  }
  await expect.poll(find).toBeDefined()
  const mail = await find()
  if (!mail) throw new Error('the mail has gone')
  return mail
}

/** The address that a mail asks to open. */
export function linkIn(mail: OutboxMail): URL {
  return new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '')
}

/** Every mail to this address. */
export async function mailsTo(server: TestServer, email: string): Promise<OutboxMail[]> {
  const mails = (await server.services.mailer.outbox?.()) ?? []
  return mails.filter(({ to }) => to === email)
}
