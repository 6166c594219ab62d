import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import type { MailContent } from '#content/mails/mail-content.ts'
import { resetPasswordMail } from '#content/mails/reset-password.ts'
import { readConfig } from '#server/config.ts'
import { createMailer } from './mail.ts'

/** Sends a mail over SMTP to a server of our own and answers it as a mail program reads it. */
async function sendOverSmtp(content: MailContent): Promise<Email> {
  const arrived = Promise.withResolvers<Buffer>()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        arrived.resolve(Buffer.concat(chunks))
        done()
      })
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const dataDir = mkdtempSync(join(tmpdir(), 'lightly-mail-'))
  const { port } = smtp.server.address() as AddressInfo
  try {
    const mailer = createMailer(
      readConfig({
        DATA_DIR: dataDir,
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        MAIL_FROM: 'Lightly <hi@example.com>',
      }),
    )
    expect(mailer.outbox).toBeNull()
    await mailer.send('mia@example.com', content)
    return await PostalMime.parse(await arrived.promise)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  }
}

const link = 'https://lightly.example/reset?token=a&b=%22c'

test('a mail leaves over SMTP in two parts that say the same', async () => {
  const content = resetPasswordMail(link)
  const { from, to, subject, text, html } = await sendOverSmtp(content)
  expect(from).toMatchObject({ name: 'Lightly', address: 'hi@example.com' })
  expect(to).toMatchObject([{ address: 'mia@example.com' }])
  expect(subject).toBe('Choose a new password for Lightly')
  for (const paragraph of [...content.paragraphs, ...(content.afterwards ?? [])]) {
    expect(text).toContain(paragraph)
    expect(html).toContain(paragraph)
  }
  expect(text).toContain(link)
  expect(html).toContain(`href="${link.replace('&', '&amp;')}"`)
  expect(html).toMatch(/<html[^>]* lang="en-AU"/)
  expect(html).toContain('prefers-color-scheme: dark')
})

test('nothing in a mail is fetched from anywhere, and nothing follows who opens it', async () => {
  const { html = '' } = await sendOverSmtp(resetPasswordMail(link))
  expect(html).not.toMatch(/<(img|script|link|iframe|object|video)\b|@import|url\(|\ssrc=|@font-face/i)
  const addresses = html.matchAll(/https?:\/\/[^\s"<]+/g).map(([address]) => new URL(address).host)
  expect(new Set(addresses)).toEqual(new Set(['lightly.example', 'www.w3.org']))
})

test('words with marks of HTML in them stay words, in a subject of any script', async () => {
  const words = `<img src=x onerror="alert('a')"> & </style><script>b</script>`
  const { subject, html, text, headers } = await sendOverSmtp({
    subject: `Für Noa 👶 ${words}\r\nBcc: eve@example.com`,
    paragraphs: [words],
    action: { label: words, url: link },
    afterwards: [words],
  })
  expect(subject).toContain('Für Noa 👶')
  expect(headers.some(({ key }) => key === 'bcc')).toBe(false)
  expect(html).not.toMatch(/<img|<script/)
  expect(html).toContain('&lt;script&gt;b&lt;/script&gt;')
  expect(text).toContain(words)
})

test('where mails are kept on this machine, both parts are kept', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lightly-mail-'))
  const mailer = createMailer(readConfig({ DATA_DIR: dataDir }))
  await mailer.send('mia@example.com', resetPasswordMail(link))
  const [mail] = (await mailer.outbox?.()) ?? []
  expect(mail).toMatchObject({ to: 'mia@example.com', text: expect.stringContaining(link) })
  expect(mail?.html).toContain('Choose a new password')
  rmSync(dataDir, { recursive: true, force: true })
})

test('a mail server that greets and then says nothing more is given up', async () => {
  const silent = createServer((socket) => socket.resume().write('220 hello\r\n'))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const dataDir = mkdtempSync(join(tmpdir(), 'lightly-mail-'))
  const { port } = silent.address() as AddressInfo
  try {
    const mailer = createMailer(readConfig({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` }))
    await expect(mailer.send('mia@example.com', resetPasswordMail(link))).rejects.toThrow()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
    silent.close()
  }
})
