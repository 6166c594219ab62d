import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Waits for the newest mail to her whose subject fits, and answers the address that it asks to open. */
export async function mailedLink(page: Page, to: string, subject: RegExp): Promise<string> {
  const find = async () => {
    const { mails } = (await (await page.request.get('/dev/outbox')).json()) as {
      mails: { to: string; subject: string; text: string }[]
    }
    const mail = mails.find((one) => one.to === to && subject.test(one.subject))
    return /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

/** Opens the link that confirms her e-mail. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(page, email, /^Confirm your email/))
  await expect(page.getByText('Email confirmed')).toBeVisible()
}
