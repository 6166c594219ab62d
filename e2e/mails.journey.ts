import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { MailContent } from '#content/mails/mail-content.ts'
import { htmlMail } from '#server/platform/mail/html-mail.ts'
import { expect, test } from './journey.ts'

const folder = join(import.meta.dirname, '..', 'content', 'mails')
const link = 'https://lightly.example/reset?token=3f6c2f0e-8a7b-4d52-9b1c-2e5d7a9c4f10'

/** What a mail is made of, by its file; a link alone where it is not named here. */
const samples: Record<string, string[]> = {
  'export-ready': [link, 'Saturday 28 November'],
  'deletion-scheduled': [link, 'Saturday 28 November'],
}

/** Every mail there is: each file of content/mails that exports a function, by the file's name. */
async function allMails(): Promise<[string, MailContent][]> {
  const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
  const found = await Promise.all(
    names.map(async (name): Promise<[string, MailContent][]> => {
      const exported: unknown[] = Object.values(await import(join(folder, `${name}.ts`)))
      return exported
        .filter((value) => typeof value === 'function')
        .map((mail) => [name, mail(...(samples[name] ?? [link]))])
    }),
  )
  return found.flat()
}

test('every mail can be read on a phone, by day and by night', async ({ page }) => {
  const mails = await allMails()
  expect(mails.length).toBeGreaterThan(2)
  for (const [name, content] of mails) {
    await page.setContent(await htmlMail(content))
    await expect(page.getByRole('heading', { name: 'Lightly' })).toBeVisible()
    await expect(page.getByText(content.paragraphs.at(-1) ?? '', { exact: true })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `test-results/screens/mail-${name}-${colorScheme}.png`, fullPage: true })
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
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
