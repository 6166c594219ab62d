import { checkScreen, expect, test } from './journey.ts'

const protectedRoutes = [
  '/home',
  '/chat',
  '/chat/sleep',
  '/chat/t/0198c0de-0000-7000-8000-000000000000',
  '/chat/0198c0de-0000-7000-8000-000000000000',
  '/threads',
  '/modes',
  '/modes/sleep',
  '/insights',
  '/insights/threads',
  '/insights/weekly',
  '/connect',
  '/connect/mum-match',
  '/connect/chat/0198c0de-0000-7000-8000-000000000000',
  '/connect/village',
  '/connect/village/Mum%20Guilt',
  '/connect/village/p/0198c0de-0000-7000-8000-000000000000',
  '/moderate',
  '/moderate/0198c0de-0000-7000-8000-000000000000',
  '/check-in',
  '/weekly-reset',
  '/saved',
  '/account',
  '/account/reminders',
  '/inbox',
  '/account/children',
  '/account/privacy',
  '/account/sign-in',
  '/account/devices',
  '/account/memory',
  '/account/loss',
  '/account/security',
  '/billing-redirect',
  '/rediscover',
  '/rediscover/past/0198c0de-0000-7000-8000-000000000000',
  '/rediscover/vision-board',
  '/profile',
  '/vision-board/choose',
]
const leadingOn = ['/', '/auth', '/village', '/village/Newborn', '/village/p/1', '/no/such/page']

test('a visitor at any address of a member is sent to sign in', async ({ page }) => {
  for (const path of [...protectedRoutes, ...leadingOn])
    await test.step(path, async () => {
      await page.goto(path)
      await page.waitForURL('**/signin')
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    })
})

test('the landing page can be read without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/welcome')
  await expect(page.getByRole('button', { name: 'Start free trial' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Already a member? Sign in here' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 568 })
  await page.getByRole('link', { name: 'Terms' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  const sos = page.getByRole('link', { name: /^SOS/ })
  await expect(sos).toBeInViewport({ ratio: 1 })
  await sos.click({ trial: true })
  await context.close()
})

test('SOS without scripts names who answers', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/chat?sos=true')
  await expect(page.getByRole('link', { name: 'Emergency 000' })).toHaveAttribute('href', 'tel:000')
  await expect(page.getByRole('link', { name: 'Lifeline 13 11 14' })).toHaveAttribute('href', 'tel:131114')
  await expect(page.getByRole('paragraph').first()).toHaveText(/^If this is a hard moment/)
  await page.goto('/welcome')
  await expect(page.getByRole('link', { name: 'Emergency 000' })).toHaveCount(0)
  await context.close()
})

test('SOS works for a visitor, and when the server is gone', async ({ page, context, watch }) => {
  await page.goto('/chat?sos=true')
  await expect(page.getByText('You are talking with an AI')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to welcome' })).toHaveAttribute('href', '/welcome')
  await checkScreen(page, 'sos-visitor')
  watch.allowConsoleErrors('net::ERR_INTERNET_DISCONNECTED')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Start breathing' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
})

test.describe('in the west', () => {
  test.use({ timezoneId: 'Australia/Perth' })

  test('a line is closed by its own clock, and opens by hers', async ({ page }) => {
    // Two in the morning in Perth, five in Melbourne, on a Monday.
    await page.clock.setFixedTime(new Date('2026-11-22T18:00:00Z'))
    await page.goto('/chat?sos=true')
    await expect(page.getByRole('listitem').filter({ hasText: 'PANDA' })).toContainText('Opens today 6 am')
  })
})

test('every public address answers', async ({ page, watch }) => {
  watch.allowConsoleErrors('403')
  for (const [path, text] of [
    ['/start-checkout', 'Start free trial'],
    ['/checkout?verified=true', 'Thanks for opening your link.'],
    ['/reset', 'Send'],
    ['/onboarding', 'Set up your account'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(text).first()).toBeVisible()
    await checkScreen(page, path.replace(/\W+/g, '-').slice(1))
  }
})

test('at 320 px and 200 % text nothing is wider than the phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/welcome', '/signin', '/start-checkout', '/reset', '/onboarding', '/chat?sos=true']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      return document.documentElement.scrollWidth - innerWidth
    })
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})
