import type { Locator, Page } from '@playwright/test'
import { rate, save, savedOnServer } from './check-in.ts'
import { expect, freshEmail, password, signUp, test } from './journey.ts'
import { allAnswered, pressEnter } from './talk.ts'

/** Two taps with nothing between them, as of a thumb that trembles. */
async function tapTwice(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  await expect(button).toBeEnabled()
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2)
  await Promise.all([tap(), tap()])
}

/** Counts what is sent to this address from now on. */
function countSent(page: Page, method: string, path: RegExp): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) count += 1
  })
  return () => count
}

const message = /\/mother_chat$/
const quick = (page: Page) => page.getByRole('list', { name: 'Quick replies' }).getByRole('button').first()
const messagesIn = (page: Page) => page.getByRole('log').getByText('You: ')

test('two quick taps on Send begin one chat', async ({ page }) => {
  await signUp(page)
  const messages = countSent(page, 'POST', message)
  await page.goto('/chat')
  await page.getByRole('textbox', { name: 'Your message' }).fill('she only naps on me')
  await tapTwice(page, page.getByRole('button', { name: 'Send' }))
  await allAnswered(page)
  await page.waitForLoadState('networkidle')
  expect(messages()).toBe(1)
})

test('two quick taps on a quick reply say it once, and the ones that come in its place wait until she has seen them', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/chat?sos=true')
  const box = page.getByRole('textbox', { name: 'Your message' })
  await box.fill('the baby wont stop crying')
  await pressEnter(page)
  await expect(quick(page)).toBeEnabled()
  const messages = countSent(page, 'POST', message)
  await tapTwice(page, quick(page))
  await expect(messagesIn(page)).toHaveCount(2)
  await expect(quick(page)).toBeEnabled()
  expect(messages()).toBe(1)

  // A second tap that is late hits what has just come up.
  await page.evaluate(() => {
    const list = () => document.querySelector('[aria-label="Quick replies"]')
    const before = list()
    const watching = new MutationObserver(() => {
      const now = list()
      if (!now || now === before) return
      watching.disconnect()
      now.querySelector('button')?.click()
    })
    watching.observe(document.body, { childList: true, subtree: true })
  })
  await tapTwice(page, quick(page))
  await expect(messagesIn(page)).toHaveCount(3)
  await expect(quick(page)).toBeEnabled()
  expect(messages()).toBe(2)
})

test('two quick taps on New chat make one', async ({ page }) => {
  await signUp(page)
  await page.goto('/threads')
  const chats = countSent(page, 'POST', /^\/api\/threads$/)
  await tapTwice(page, page.getByRole('button', { name: 'New chat' }))
  await expect(page).toHaveURL(/\/chat\/[\da-f-]{36}$/)
  await page.waitForLoadState('networkidle')
  expect(chats()).toBe(1)
})

test('two quick taps save one check-in', async ({ page }) => {
  await signUp(page)
  await page.goto('/check-in?step=form')
  await rate(page, { Energy: 'low', Mood: 'mid', Stress: 'high' })
  await tapTwice(page, page.getByRole('button', save))
  await expect(page).toHaveURL(/step=reply/)
  await page.waitForLoadState('networkidle')
  expect(await savedOnServer(page)).toHaveLength(1)
})

test('two quick taps ask for one tip', async ({ page }) => {
  await signUp(page)
  const tips = countSent(page, 'POST', /\/mm_insight$/)
  await page.goto('/home')
  await page.getByRole('radio', { name: 'Flat' }).check({ force: true })
  await page.getByRole('radio', { name: 'Low' }).check({ force: true })
  await page.waitForLoadState('networkidle')
  await tapTwice(page, page.getByRole('button', { name: 'Get my tip' }))
  await expect(page.getByRole('button', { name: 'Something changed?' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(tips()).toBe(1)
})

test('an error that she has put right stays until it is settled: Next does not move from under her thumb', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('409')
  const { email: taken } = await signUp(page, { trial: false })
  await page.context().clearCookies()
  await page.goto('/onboarding')
  const next = page.getByRole('button', { name: 'Next' })
  await page.getByLabel('Email').fill(taken)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('I am 18 or over').check()
  await next.click()
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(`${password}!`)
  await expect(page.getByText('Passwords do not match.')).toHaveCount(0)
  await page.getByLabel('Confirm password').fill(`${password}!`)
  await next.click()
  await expect(page.getByText('This email already has an account.')).toBeVisible()
  await page.getByLabel('Email').fill(freshEmail())

  const isSeen = Promise.withResolvers<void>()
  await page.route('**/api/create-account', async (route) => {
    await isSeen.promise
    await route.continue()
  })
  const sent = countSent(page, 'POST', /^\/api\/create-account$/)
  await next.scrollIntoViewIfNeeded()
  const before = await next.boundingBox()
  await tapTwice(page, next)
  const busy = page.getByRole('button', { name: 'Creating your account…' })
  await expect(busy).toBeVisible()
  expect(await busy.boundingBox()).toEqual(before)
  await page.touchscreen.tap((before?.x ?? 0) + 20, (before?.y ?? 0) + 20)
  isSeen.resolve()
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
  expect(sent()).toBe(1)

  await page.goto('/signin')
  await page.waitForURL((url) => !url.pathname.startsWith('/signin'))
})
