import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MailContent } from '#content/mails/mail-content.ts'
import { htmlMail } from '#server/platform/mail/html-mail.ts'
import { checkScreen, expect, test, wcag } from './journey.ts'

const folder = join(import.meta.dirname, '..', 'content', 'mails')
const link = 'https://lightly.example/reset?token=3f6c2f0e-8a7b-4d52-9b1c-2e5d7a9c4f10'

const price = { cents: 1499, currency: 'aud', interval: 'month' }

/** What a mail is made of, by its function's name; a link alone where it is not named here. */
const samples: Record<string, unknown[]> = {
  exportReadyMail: [link, 'Saturday 28 November'],
  deletionScheduledMail: [link, 'Saturday 28 November'],
  signInCodeMail: ['402 817'],
  stepUpCodeMail: ['402 817'],
  newDeviceMail: [
    { device: 'Chrome on Android', time: 'Saturday 21 November 2026 at 3:04 am', devicesUrl: link },
  ],
  trialEndsMail: [
    { end: new Date('2026-11-28T03:00:00Z'), timezone: 'Australia/Perth', price, cancelUrl: link },
  ],
}

/** Every mail there is: each function that a file of content/mails exports, by its name. */
async function allMails(): Promise<[string, MailContent][]> {
  const modules = await Promise.all(
    readdirSync(folder).map((file): Promise<Record<string, unknown>> => import(join(folder, file))),
  )
  return modules
    .flatMap((exported) => Object.entries(exported))
    .flatMap(([name, mail]) =>
      typeof mail === 'function' ? [[name, mail(...(samples[name] ?? [link]))]] : [],
    )
}

test('every mail can be read on a phone, by day and by night', async ({ page }) => {
  const mails = await allMails()
  expect(mails.length).toBeGreaterThan(2)
  for (const [name, content] of mails) {
    await page.setContent(await htmlMail(content))
    await expect(page.getByRole('heading', { name: 'Lightly' })).toBeVisible()
    await expect(page.getByText(content.paragraphs.at(-1) ?? '', { exact: true })).toBeVisible()
    // What else is best practice is for pages: a mail has no landmarks.
    await checkScreen(page, `mail-${name}`, { tags: wcag, fullPage: true })
  }
})
