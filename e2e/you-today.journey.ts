import type { Page } from '@playwright/test'
import { dayIn } from '../contract/day.ts'
import { checkScreen, expect, signOut, signUp, test } from './journey.ts'

const tip = '**/api/functions/mm_insight'
const getTip = { name: 'Get my tip' } as const
const tellAgain = { name: 'Something changed?' } as const

async function choose(page: Page, ...names: string[]) {
  for (const name of names) await page.getByRole('radio', { name }).check({ force: true })
}

test('what is missing is said and has the focus, and so has what comes in its place', async ({ page }) => {
  await signUp(page)
  await page.request.put('/api/profile', { data: { full_name: null, phone: null, notes: null } })
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi you' })).toBeVisible()
  await page.getByRole('button', getTip).click()
  await expect(page.getByRole('alert').getByText('Please pick the one that is closest.')).toHaveCount(2)
  await expect(page.getByRole('radio', { name: 'Calm' })).toBeFocused()
  await choose(page, 'Flat')
  await page.getByRole('button', getTip).click()
  await expect(page.getByRole('radio', { name: 'Low' })).toBeFocused()
  await choose(page, 'Low')

  const asked = page.waitForRequest(tip)
  await page.getByRole('button', getTip).click()
  expect((await asked).postDataJSON()).toMatchObject({ name: '' })
  await expect(page.locator('#tip')).toBeFocused()
  await page.getByRole('button', tellAgain).click()
  await expect(page.getByRole('heading', { level: 2, name: 'You Today' })).toBeFocused()
})

test('an answer that comes while she is elsewhere is there when she is back, beside what she typed since', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/home')
  await choose(page, 'Flat', 'Low')
  const words = page.getByLabel('What is taking up your head?')
  await words.fill('they would all be better off without me')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(tip, (route) => released.then(() => route.continue()))
  await page.getByRole('button', getTip).click()
  await expect(page.getByRole('button', { name: 'Finding a tip…' })).toBeVisible()
  await words.press('End')
  await words.pressSequentially(', and so would I')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Modes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Modes' })).toBeVisible()
  await nav.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('button', getTip)).toBeVisible()

  const lifeline = page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })
  release()
  await expect(lifeline).toBeVisible()
  await page.reload()
  await expect(lifeline).toBeVisible()
  await page.getByRole('button', tellAgain).click()
  await expect(words).toHaveValue('they would all be better off without me, and so would I')
})

test.describe('the phone is on a trip east', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('her past days are still hers', async ({ page }) => {
    await signUp(page)
    await page.request.post('/api/functions/mm_insight', {
      data: { name: '', mood: 'flat', energy: 'low', focus: '' },
    })
    const today = new Date(dayIn('Australia/Melbourne', new Date()))
    await page.goto('/insights')
    await page.getByText('What you told in You Today').click()
    const weekday = today.toLocaleDateString('en-AU', { weekday: 'long', timeZone: 'UTC' })
    await expect(
      page.getByRole('heading', { level: 3, name: `${weekday} ${today.getUTCDate()} ` }),
    ).toBeVisible()
  })
})

test('the card that takes the place of the form is where she looks', async ({ page }) => {
  await signUp(page)
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/home')
  await choose(page, 'Flat', 'Low')
  await page.getByLabel('What is taking up your head?').fill('im going to kill myself tonight')
  await page.getByRole('button', getTip).click()
  await expect(page.getByRole('link', { name: 'Call 000, Emergency' })).toBeInViewport()
  await expect(page.locator(':focus').getByRole('link', { name: 'Breathe with me' })).toBeAttached()
})

test('midnight takes nothing away: neither what she is typing nor the people to call', async ({ page }) => {
  await signUp(page)
  let name = 'Ana'
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch()
    const told = (await response.json()) as { profile: object }
    await route.fulfill({ json: { ...told, profile: { ...told.profile, full_name: name } } })
  })
  /** Comes to home and has the profile read, so that what is read later is read anew. */
  async function arrive(load: () => Promise<unknown>) {
    const read = page.waitForResponse('**/api/profile')
    await load()
    await (await read).finished()
    await expect(page.getByRole('heading', { level: 1, name: `Hi ${name}` })).toBeVisible()
    // What the app does beside its screens looks at the day too, once, when it comes.
    await page.waitForLoadState('networkidle')
  }
  /** The day after, when home is drawn anew for a name that another device changed. */
  async function wakeAt(time: string, newName: string) {
    name = newName
    await page.clock.setFixedTime(time)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByRole('heading', { level: 1, name: `Hi ${name}` })).toBeVisible()
  }

  await page.clock.setFixedTime('2026-11-23T23:50+11:00')
  await arrive(() => page.goto('/home'))
  const words = page.getByLabel('What is taking up your head?')
  await words.fill('they would all be better off without me')
  await wakeAt('2026-11-24T00:10+11:00', 'Anna')
  await expect(words).toHaveValue('they would all be better off without me')
  await choose(page, 'Flat', 'Low')
  await page.getByRole('button', getTip).click()
  const lifeline = page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })
  await expect(lifeline).toBeInViewport()
  await arrive(() => page.reload())
  await expect(lifeline).toBeVisible()
  await wakeAt('2026-11-25T00:10+11:00', 'Annie')
  await expect(lifeline).toBeVisible()
  await arrive(() => page.reload())
  await expect(words).toHaveValue('')
})

test('a day that she deletes is gone from her days, from her insights and from home', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  const dayMs = 86_400_000
  await page.request.post('/api/functions/mm_insight', {
    data: {
      ...{ name: '', mood: 'flat', energy: 'low', focus: 'a hard night' },
      told_at: new Date(Date.now() - dayMs).toISOString(),
    },
  })
  await page.goto('/home')
  await choose(page, 'Flat', 'Low')
  await page.getByLabel('What is taking up your head?').fill('he scares me')
  await page.getByRole('button', getTip).click()
  await expect(page.getByRole('button', tellAgain)).toBeVisible()

  await page.goto('/insights')
  await page.getByText('What you told in You Today').click()
  const ways = page.getByRole('button', { name: /^Delete / })
  const dialog = page.getByRole('alertdialog', { name: 'Delete this day?' })
  await expect(ways).toHaveCount(2)
  await ways.last().scrollIntoViewIfNeeded()
  await checkScreen(page, 'you-today-days')

  await ways.first().click()
  await checkScreen(page, 'you-today-delete')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('We could not reach Lightly.')).toBeVisible()
  await expect(ways.first()).toBeFocused()
  await context.setOffline(false)

  await ways.first().press('Enter')
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('he scares me')).toHaveCount(0)
  await expect(page.getByText('a hard night')).toBeVisible()
  await expect(page.locator(':focus').getByRole('button', { name: /^Delete / })).toHaveCount(1)
  await ways.first().press('Enter')
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('Nothing to show yet')).toBeVisible()
  await expect(page.locator(':focus').getByText('Nothing to show yet')).toBeAttached()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('button', getTip)).toBeVisible()
  await expect(page.getByLabel('What is taking up your head?')).toHaveValue('')
})

test('what she began before midnight is there after it, on one screen and on two', async ({
  page,
  context,
}) => {
  await signUp(page)
  const words = page.getByLabel('What is taking up your head?')
  await page.clock.setFixedTime('2026-11-23T23:58+11:00')
  await page.goto('/home')
  await choose(page, 'Flat')
  await words.fill('she is up every hour')
  await page.clock.setFixedTime('2026-11-24T00:02+11:00')

  const other = await context.newPage()
  await other.goto('/home')
  const otherWords = other.getByLabel('What is taking up your head?')
  await expect(otherWords).toHaveValue('she is up every hour')
  await expect(other.getByRole('radio', { name: 'Flat' })).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Flat' })).not.toBeChecked()
  await expect(words).toHaveValue('she is up every hour')
  await words.press('End')
  await words.pressSequentially(' and I am too')
  await expect(otherWords).toHaveValue('she is up every hour and I am too')
  await other.close()

  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Modes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Modes' })).toBeVisible()
  await page.clock.setFixedTime('2026-11-25T00:02+11:00')
  await nav.getByRole('link', { name: 'Home' }).click()
  await expect(words).toHaveValue('she is up every hour and I am too')
  await checkScreen(page, 'you-today-carried-over')
  await page.reload()
  await expect(words).toHaveValue('she is up every hour and I am too')
})

test('telling what she began yesterday takes nothing away that she began today on another screen', async ({
  page,
  context,
}) => {
  await signUp(page)
  const words = page.getByLabel('What is taking up your head?')
  await page.clock.setFixedTime('2026-11-23T23:58+11:00')
  await page.goto('/home')
  await choose(page, 'Flat')
  await page.clock.setFixedTime('2026-11-24T00:02+11:00')
  const other = await context.newPage()
  await other.goto('/home')
  await other.getByLabel('What is taking up your head?').fill('the school forms')
  await other.close()

  await choose(page, 'Low')
  await words.fill('she is up every hour')
  await page.getByRole('button', getTip).click()
  await expect(page.getByRole('button', tellAgain)).toBeVisible()
  await page.clock.setFixedTime('2026-11-25T09:00+11:00')
  await page.reload()
  await expect(words).toHaveValue('the school forms')
})

test('what is told and not changed is not asked about again: the tip comes back, and she may sign out', async ({
  page,
}) => {
  await signUp(page)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('mm_insight')) asked += 1
  })
  await page.goto('/home')
  await choose(page, 'Flat', 'Low')
  const words = page.getByLabel('What is taking up your head?')
  await words.fill('אני עייפה')
  await expect(words).toHaveCSS('direction', 'rtl')
  await page.getByRole('button', getTip).click()
  const title = await page.locator('#tip').textContent()

  await page.getByRole('button', tellAgain).click()
  await page.reload()
  await expect(words).toHaveValue('אני עייפה')
  await page.getByRole('button', getTip).click()
  await expect(page.locator('#tip')).toBeFocused()
  await expect(page.locator('#tip')).toHaveText(title ?? '')
  expect(asked).toBe(1)
  await page.getByRole('button', tellAgain).click()
  await choose(page, 'Calm')
  await page.getByRole('button', getTip).click()
  await expect(page.getByRole('button', tellAgain)).toBeVisible()
  expect(asked).toBe(2)
  await page.getByRole('button', tellAgain).click()

  await page.goto('/insights')
  await page.getByText('What you told in You Today').click()
  await expect(page.getByText('אני עייפה')).toHaveCSS('direction', 'rtl')
  await page.goto('/account')
  await signOut(page)
  await page.waitForURL('**/signin')
})

test('where her words are more than fit, that is said', async ({ page }) => {
  await signUp(page)
  await page.goto('/home')
  const words = page.getByLabel('What is taking up your head?')
  await words.fill('x'.repeat(480))
  await expect(page.getByText('Room for 20 more letters.')).toBeVisible()
  await words.press('End')
  await page.keyboard.insertText(' and all that she pasted after it')
  await expect(words).toHaveValue(`${'x'.repeat(480)} and all that she past`.slice(0, 500))
  await expect(page.getByText('If you pasted more, its end was cut off.')).toBeVisible()
  await words.scrollIntoViewIfNeeded()
  await checkScreen(page, 'you-today-full')
})

test('while her name is on its way she is greeted without one, in the same place', async ({ page }) => {
  await signUp(page)
  const told = Promise.withResolvers<void>()
  await page.route('**/api/profile', async (route) => {
    await told.promise
    await route.continue()
  })
  await page.goto('/home')
  const greeting = page.getByRole('heading', { level: 1 })
  await expect(greeting).toHaveText(/^Hi\s*$/)
  const placeOf = async () => (await page.getByRole('heading', { name: 'Reality Check' }).boundingBox())?.y
  const before = await placeOf()
  await checkScreen(page, 'home-name-to-come')
  told.resolve()
  await expect(greeting).toHaveText('Hi Ana')
  expect(await placeOf()).toBe(before)
})

test('on a slow line a day that is being deleted says so, and takes no second tap', async ({ page }) => {
  await signUp(page)
  await page.request.post('/api/functions/mm_insight', {
    data: { name: '', mood: 'flat', energy: 'low', focus: 'a hard night' },
  })
  await page.goto('/insights')
  await page.getByText('What you told in You Today').click()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/you-today/*', (route) => released.then(() => route.continue()))
  const way = page.getByRole('button', { name: /^Delete / })
  const dialog = page.getByRole('alertdialog', { name: 'Delete this day?' })
  await way.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(way).toHaveAttribute('aria-busy', 'true')
  await expect(way).toBeFocused()
  await way.press('Enter')
  await expect(dialog).toHaveCount(0)
  await way.scrollIntoViewIfNeeded()
  await checkScreen(page, 'you-today-leaving')
  release()
  await expect(page.getByText('Day deleted')).toBeVisible()
  await expect(page.getByText('a hard night')).toHaveCount(0)
})
