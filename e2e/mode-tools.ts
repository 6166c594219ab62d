import type { Page } from '@playwright/test'
import type { ModeId } from '../contract/options.ts'
import { expect, signUp } from './journey.ts'

/** Signs up, opens a mode with the page's clock in our hands, and waits until its tool is there. */
export async function openMode(page: Page, mode: ModeId, heading: string): Promise<void> {
  await signUp(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/modes/${mode}`)
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
}

/** From here on time on the page moves only when `page.clock` says so. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
