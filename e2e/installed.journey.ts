import { openDeployment } from './deployment.ts'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { storeApp } from './no-network.ts'

test.use({ withWorker: true })

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
  expect(
    stored.filter((path) => !/^\/(assets\/.*|[\w-]+\.(html|js|png|svg|webmanifest))$/.test(path)),
  ).toEqual([])
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
    await expect(question).toHaveCount(0)

    // What waits on the phone in any case is not asked about.
    await page.goto(`${deployment.url}/account/reminders`)
    const daily = page.getByRole('checkbox', { name: /A daily/ })
    await daily.check({ force: true })
    await Promise.all([page.waitForEvent('load'), load.click()])
    await expect(daily).toBeChecked()
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await page.goto(`${deployment.url}/profile`)
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
