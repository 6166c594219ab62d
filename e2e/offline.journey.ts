import type { BrowserContext, Page } from '@playwright/test'
import { fill, keptOnServer, save } from './check-in.ts'
import { openDeployment } from './deployment.ts'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { loseNetwork, storeApp, unreachable } from './no-network.ts'

/** All that the browser keeps for the app, as text. */
const keptTexts = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

test('after one visit, home, modes and saved chats open without a network', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors(unreachable)
  await signUp(page)
  await page.goto('/chat')
  await page.getByRole('textbox', { name: 'Your message' }).fill('school mornings are chaos')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Quick replies' })).toBeVisible()
  const save = page.getByRole('button', { name: 'Save this chat' })
  const [saved] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PATCH'),
    save.click(),
  ])
  expect(saved.ok()).toBe(true)
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/saved')
  await expect(page.getByRole('link', { name: /School mornings are chaos/ })).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await storeApp(page)
  await loseNetwork(page, context)

  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sleep' })).toBeVisible()
  await checkScreen(page, 'offline-home')

  await page.goto('/modes/reset')
  await expect(page.getByRole('heading', { level: 1, name: 'Reset' })).toBeVisible()
  await page.goto('/saved')
  await page.getByRole('link', { name: /School mornings are chaos/ }).click()
  await expect(page.getByRole('log').getByText('You: school mornings are chaos')).toBeVisible()
  await expect(page.getByRole('log').getByText('Companion: ')).toBeVisible()
})

test('airplane mode, the app opened anew: SOS, breathing and a check-in, which is there once when online', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors(unreachable)
  await signUp(page)
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await storeApp(page)
  await loseNetwork(page, context)
  await page.goto('about:blank')

  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await page.getByRole('link', { name: 'SOS: help right now' }).click()
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()
  await page.getByRole('button', { name: 'Start breathing' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await checkScreen(page, 'offline-sos')

  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'Want to say more? Check in' }).click()
  await fill(page, 'on the plane, she sleeps')
  await page.getByRole('button', save).click()
  await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('list', { name: 'Waiting to be sent' })).toContainText('on the plane')

  await context.setOffline(false)
  await expect(page.getByRole('list', { name: 'Waiting to be sent' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(['on the plane, she sleeps'])
  expect(await keptOnServer(page)).toHaveLength(1)
})

/** Chooses on home, without a network, how her day is; it has not been sent. */
async function tellLowDay(page: Page, context: BrowserContext): Promise<void> {
  await signUp(page)
  await page.goto('/home')
  await storeApp(page)
  await loseNetwork(page, context)
  await page.reload()
  await page.getByRole('radio', { name: 'Flat' }).check({ force: true })
  await page.getByRole('radio', { name: 'Low' }).check({ force: true })
}

test('a You Today that is told without a network is answered when it is back, though the app was closed', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors(unreachable)
  await tellLowDay(page, context)
  await page.getByRole('button', { name: 'Get my tip' }).click()
  const waits = page.getByText('Your tip comes by itself.')
  await expect(waits).toBeVisible()
  await checkScreen(page, 'you-today-waiting')
  await page.reload()
  await expect(waits).toBeVisible()
  const asked = page.waitForRequest('**/api/functions/mm_insight')
  const backAt = Date.now()
  await context.setOffline(false)
  const { told_at } = (await asked).postDataJSON() as { told_at: string }
  expect(Date.parse(told_at)).toBeLessThanOrEqual(backAt)
  await expect(page.getByRole('button', { name: 'Something changed?' })).toBeVisible()
  const { insights } = (await (await page.request.get('/api/you-today')).json()) as { insights: unknown[] }
  expect(insights).toHaveLength(1)

  await loseNetwork(page, context)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Something changed?' })).toBeVisible()
})

test('hard words in a You Today bring the card without a network', async ({ page, context, watch }) => {
  watch.allowConsoleErrors(unreachable)
  await tellLowDay(page, context)
  await page.getByLabel('What is taking up your head?').fill('they would all be better off without me')
  await page.getByRole('button', { name: 'Get my tip' }).click()
  const lifeline = page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })
  await expect(lifeline).toBeInViewport()
  await checkScreen(page, 'you-today-card-offline')
  await page.reload()
  await expect(lifeline).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: 'Breathe with me' })).toBeVisible()
  await expect(lifeline).toHaveCount(1)
})

test("today's check-ins and their card are there when the app opens without a network", async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors(unreachable)
  await signUp(page)
  const hearts = { energy: 2, mood: 1, stress: 4 }
  const promptResponse = 'they would all be better off without me'
  await page.request.put(`/api/check-ins/${crypto.randomUUID()}`, {
    data: {
      told_at: new Date().toISOString(),
      told: { type: 'daily', responses: { ...hearts, prompt: 'How is it?', promptResponse } },
    },
  })
  await page.goto('/check-in')
  await expect(page.getByText(promptResponse)).toBeVisible()
  await storeApp(page)
  await expect(page.getByText(promptResponse)).toBeVisible()
  await loseNetwork(page, context)
  await page.goto('/check-in')
  await expect(page.getByText('We could not reach Lightly.')).toBeVisible()
  await expect(page.getByText(promptResponse)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check in again' })).toBeVisible()
  await checkScreen(page, 'check-in-opened-offline')
})

test('after signing out nothing of hers is left on the phone', async ({ page, context, watch }) => {
  watch.allowConsoleErrors(unreachable)
  const { email } = await signUp(page)
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await storeApp(page)
  expect(await keptTexts(page)).toContain('Ana')
  const otherTab = await context.newPage()
  await otherTab.goto('/home')
  await expect(otherTab.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/signin')
  await otherTab.waitForURL('**/signin')
  await otherTab.close()

  await loseNetwork(page, context)
  for (const path of ['/home', '/saved', '/check-in']) {
    await page.goto(path)
    await page.waitForURL('**/signin')
  }
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.goto('/chat?sos=true')
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()
  const kept = await keptTexts(page)
  expect(kept).not.toContain('Ana')
  expect(kept).not.toContain(email)
})

test('the worker stores the build and no answer of the server about anybody', async ({ page }) => {
  await signUp(page)
  for (const path of ['/home', '/saved', '/profile', '/check-in']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0)
    await storeApp(page)
  }
  const stored = await page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
    return paths
  })
  expect(stored).toContain('/index.html')
  expect(stored.filter((path) => !/^\/(assets\/.*|[\w-]+\.(html|png|svg|webmanifest))$/.test(path))).toEqual(
    [],
  )
})

test('a fresh version waits until she wants it, and what is typed stays', async ({
  page,
  baseURL,
  watch,
}) => {
  const deployment = await openDeployment(baseURL ?? '')
  watch.allowHost(new URL(deployment.url).host)
  try {
    await signUp(page)
    await page.goto(`${deployment.url}/chat`)
    await storeApp(page)
    const box = page.getByRole('textbox', { name: 'Your message' })
    await box.fill('she bit her brother and I')
    await expect(page.getByText('A fresh version is ready')).toHaveCount(0)

    deployment.become('later')
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect(page.getByText('A fresh version is ready')).toBeVisible()
    await expect(box).toHaveValue('she bit her brother and I')
    await checkScreen(page, 'update-ready')
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load it now' }).click()])
    await expect(box).toHaveValue('she bit her brother and I')
    await expect(page.getByText('A fresh version is ready')).toHaveCount(0)
  } finally {
    deployment.stop()
  }
})

test('a fresh version asks before it takes what is typed and not saved', async ({ page, baseURL, watch }) => {
  const deployment = await openDeployment(baseURL ?? '')
  watch.allowHost(new URL(deployment.url).host)
  const load = page.getByRole('button', { name: 'Load it now' })
  const question = page.getByText('is not saved yet and would be lost')
  try {
    await signUp(page)
    await page.goto(`${deployment.url}/account/children`)
    await storeApp(page)
    deployment.become('later')
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await page.getByRole('button', { name: 'Add child' }).click()
    await page.getByLabel('Name').fill('Mia')
    await load.click()
    await expect(question).toBeVisible()
    await checkScreen(page, 'update-unsaved')
    await expect(page.getByLabel('Name')).toHaveValue('Mia')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(load).toBeVisible()

    await page.goto(`${deployment.url}/profile`)
    const notes = page.getByLabel('Notes')
    await notes.fill('she bit her brother and I')
    await load.click()
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Profile saved')).toBeVisible()
    await Promise.all([page.waitForEvent('load'), load.click()])
    await expect(notes).toHaveValue('she bit her brother and I')
  } finally {
    deployment.stop()
  }
})

test('SOS opens from the phone while the server fails, and while it does not answer', async ({
  page,
  baseURL,
  watch,
}) => {
  const deployment = await openDeployment(baseURL ?? '')
  watch.allowHost(new URL(deployment.url).host)
  watch.allowConsoleErrors('503')
  try {
    await page.goto(`${deployment.url}/signin`)
    await storeApp(page)
    for (const state of ['failing', 'silent'] as const) {
      deployment.become(state)
      await page.goto(`${deployment.url}/chat?sos=true`)
      await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Start breathing' })).toBeVisible()
    }
  } finally {
    deployment.stop()
  }
})

test('the app can be put on the home screen', async ({ page, request }) => {
  await page.goto('/signin')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const response = await request.get(address ?? '')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await response.json()) as {
    name: string
    start_url: string
    display: string
    icons: { src: string; sizes: string; purpose: string }[]
    shortcuts: { name: string; url: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Lightly', start_url: '/home', display: 'standalone' })
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['SOS', '/chat?sos=true'],
    ['Chat', '/chat'],
  ])
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  for (const { src, sizes } of [...manifest.icons, { src: apple ?? '', sizes: '180x180' }]) {
    const measured = await page.evaluate(async (icon) => {
      const image = new Image()
      image.src = icon
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(measured, src).toBe(sizes)
  }
})

test('the worker file is asked for anew each time and may do no more than the page', async ({ request }) => {
  const response = await request.get('/service-worker.js')
  expect(response.headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("worker-src 'self';manifest-src 'self'"),
  })
})
