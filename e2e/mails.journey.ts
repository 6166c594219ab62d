import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { MailContent } from '#content/mails/mail-content.ts'
import { renderHtmlMail } from '#server/platform/mail/html-mail.ts'
import { expect, test } from './journey.ts'

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
    await page.setContent(await renderHtmlMail(content))
    await expect(page.getByRole('heading', { name: 'Lightly' })).toBeVisible()
    await expect(page.getByText(content.paragraphs.at(-1) ?? '', { exact: true })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `test-results/screens/mail-${name}-${colorScheme}.png`, fullPage: true })
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        // There are no frames whose findings would need a page of their own to be put together.
        .setLegacyMode()
        .analyze()
      expect(
        violations.map(({ id }) => id),
        `${name}, ${colorScheme}`,
      ).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${name} is wider than the phone`).toBeLessThanOrEqual(0)
    }
  }
})
