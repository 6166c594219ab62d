import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { MailContent } from '#content/mails/mail-content.ts'
import type { Config } from '#server/config.ts'
import { plainText } from './plain-text.ts'

export interface OutboxMail {
  id: string
  sentAt: string
  to: string
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /** Hands the mail over. @throws when the mail server refuses it. */
  send(to: string, content: MailContent): Promise<void>
  /** What was sent, newest first, where mails are kept on this machine; null where they really leave. */
  outbox: (() => Promise<OutboxMail[]>) | null
}

/** Both parts of a mail. The HTML's library is loaded with the first mail, so that the server starts without it. */
async function laidOut(content: MailContent) {
  const { htmlMail } = await import('./html-mail.ts')
  return { subject: content.subject, text: plainText(content), html: await htmlMail(content) }
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url, { from })
  return {
    send: async (to, content) => void (await transport.sendMail({ to, ...(await laidOut(content)) })),
    outbox: null,
  }
}

function outboxMailer(folder: string): Mailer {
  mkdirSync(folder, { recursive: true })
  return {
    async send(to, content) {
      const id = `${Date.now()}-${randomUUID()}`
      const record: OutboxMail = { id, sentAt: new Date().toISOString(), to, ...(await laidOut(content)) }
      const file = join(folder, `${id}.json`)
      await writeFile(`${file}.part`, JSON.stringify(record, null, 2), { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    async outbox() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
      return mails.map((mail): OutboxMail => JSON.parse(mail)).reverse()
    },
  }
}

/** Mails leave over SMTP where a server is configured; else they are kept in `dataDir/outbox`. */
export function createMailer(config: Config): Mailer {
  return config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : outboxMailer(join(config.dataDir, 'outbox'))
}
