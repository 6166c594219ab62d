import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { MailContent } from '#content/mails/mail-content.ts'
import type { Config } from '#server/config.ts'
import { renderPlainText } from './plain-text.ts'
import { createMessageStore, type Stored } from './stored-messages.ts'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** A mail that is kept on this machine. */
export type OutboxMail = Stored<Mail>

export interface Mailer {
  /** Hands the mail over. @throws when the mail server refuses it. */
  send(to: string, content: MailContent): Promise<void>
  /** What was sent, newest first, where mails are kept on this machine; null where they really leave. */
  outbox: (() => Promise<OutboxMail[]>) | null
}

/** Both parts of a mail. The HTML's library is loaded with the first mail, so that the server starts without it. */
async function laidOut(content: MailContent) {
  const { renderHtmlMail } = await import('./html-mail.ts')
  return { subject: content.subject, text: renderPlainText(content), html: await renderHtmlMail(content) }
}

/** Milliseconds; of its own accord the library waits for up to ten minutes. What the address says itself holds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

function smtpMailer(url: string, from: string): Mailer {
  const address = new URL(url)
  for (const [name, milliseconds] of Object.entries(patience))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(milliseconds))
  const transport = nodemailer.createTransport(address.href, { from })
  return {
    send: async (to, content) => void (await transport.sendMail({ to, ...(await laidOut(content)) })),
    outbox: null,
  }
}

function outboxMailer(folder: string): Mailer {
  const mails = createMessageStore<Mail>(folder)
  return { send: async (to, content) => mails.keep({ to, ...(await laidOut(content)) }), outbox: mails.list }
}

/** Mails leave over SMTP where a server is configured; else they are kept in `dataDir/outbox`. */
export function createMailer(config: Config): Mailer {
  return config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : outboxMailer(join(config.dataDir, 'outbox'))
}
