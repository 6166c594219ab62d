import { type BrowserContext, expect, type Page } from '@playwright/test'

/** What the browser's console says of a request without a network. */
export const unreachable = 'net::ERR_INTERNET_DISCONNECTED'

/** Waits until the whole app is on the phone, and puts this page into the worker's hands. */
export async function storeApp(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // A page that came while the worker was taking over stays out of its hands until it loads anew.
  if (await page.evaluate(() => navigator.serviceWorker.controller === null)) await page.reload()
}

export async function loseNetwork(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  // What it says may reach the page a moment later.
  await expect.poll(() => page.evaluate(() => fetch('/health').catch(() => 'gone'))).toBe('gone')
}
