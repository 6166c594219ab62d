import type { Page, Route } from '@playwright/test'
import { fill, isSave, rate, save, savedOnServer, withoutReply } from './check-in.ts'
import { checkScreen, expect, password, signOut, signUp, test } from './journey.ts'

test.use({ withWorker: true })

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/home')
}

test('typed offline, it is there once after the phone is online again', async ({ page, context, watch }) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  await page.goto('/check-in')
  await expect(page.getByText('Three hearts and a line, if you like.')).toBeVisible()
  await context.setOffline(true)
  await fill(page, 'from the car, no bars')
  await page.getByRole('button', save).click()
  await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toBeVisible()
  await expect(page.getByText('It could not be sent just now')).toBeVisible()
  await checkScreen(page, 'check-in-kept')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('list', { name: 'Waiting to be sent' })).toContainText('from the car')
  await expect(page.getByText('You checked in today.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check in again' })).toBeVisible()
  await checkScreen(page, 'check-in-waiting')

  await context.setOffline(false)
  await expect(page.getByRole('list', { name: 'Waiting to be sent' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  expect(await savedOnServer(page)).toHaveLength(1)
})

test('signing out sends what waits, and asks where something is left', async ({ page, watch }) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  await page.goto('/check-in')
  await page.route(isSave, (route) => route.abort())
  await fill(page, 'from the car, no bars')
  await page.getByRole('button', save).click()
  await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out anyway?' })
  await expect(question.getByText(/Only this phone has something you told us/)).toBeVisible()
  await checkScreen(page, 'sign-out-anyway')
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(question).toBeHidden()

  await page.getByRole('navigation').getByRole('link', { name: 'Chat' }).click()
  await page.getByRole('textbox', { name: 'Your message' }).fill('later')
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await page.unroute(isSave)
  const sent = page.waitForResponse((response) => isSave(new URL(response.url())))
  await signOut(page)
  expect((await sent).ok()).toBe(true)
  await expect(question.getByText(/Only this phone has a message you began\./)).toBeVisible()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/signin')
})

test('the answer gets lost and the tab is closed: it is still there once', async ({ page, watch }) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  await page.goto('/check-in')
  await page.route(isSave, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await fill(page, 'in the lift')
  await page.getByRole('button', save).click()
  await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toBeVisible()
  expect(await savedOnServer(page)).toHaveLength(1)

  await page.unroute(isSave)
  const sentAgain = page.waitForResponse((response) => isSave(new URL(response.url())))
  await page.goto('/home')
  await sentAgain
  expect(await savedOnServer(page)).toHaveLength(1)
})

/** Signs up, and in again as on another day, so that her password is what brings her back. */
async function comeBackIn(page: Page): Promise<string> {
  const { email } = await signUp(page)
  await page.context().clearCookies()
  await page.goto('/signin')
  await signIn(page, email)
  return email
}

test('the session has ended meanwhile: what she told is kept, and sent once she is back in', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('401')
  const email = await comeBackIn(page)
  await page.goto('/check-in')
  await fill(page, 'after a long while')
  // The save is what hears of it first: whatever asked before was still answered.
  const endSession = async (route: Route) => {
    await page.context().clearCookies()
    await route.continue()
  }
  await page.route(isSave, endSession, { times: 1 })
  const refused = page.waitForResponse(
    (response) => isSave(new URL(response.url())) && response.status() === 401,
  )
  await page.getByRole('button', save).click()
  await refused
  await page.waitForURL('**/signin')
  await signIn(page, email)
  await expect.poll(() => savedOnServer(page)).toHaveLength(1)
})

test('the session ends while she types: she is led to sign in, and what she had typed is still there', async ({
  page,
  watch,
}) => {
  // Whatever asks the server first may be the one that hears it.
  watch.allowConsoleErrors('401')
  const email = await comeBackIn(page)
  await page.goto('/check-in')
  await fill(page, 'half a thought')
  expect((await page.request.post('/api/sign-out')).ok()).toBe(true)
  await page.waitForURL('**/signin')
  await signIn(page, email)
  await page.goto('/check-in')
  await page.getByRole('button', { name: 'Carry on' }).click()
  await expect(page.getByRole('textbox')).toHaveValue('half a thought')
})

test('a failure says so and keeps every word for the next try', async ({ page, watch }) => {
  watch.allowConsoleErrors('500')
  watch.allowConsoleErrors('503')
  await signUp(page)
  await page.goto('/check-in')
  const broken = { status: 500, json: { error: 'x', code: 'internal' } }
  await page.route('**/api/check-ins/*', (route) => route.fulfill(broken))
  await fill(page, 'typed with one thumb')
  await page.getByRole('button', save).click()
  await expect(page.getByText('Failed to save your check-in. Please try again.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('typed with one thumb')
  await page.reload()
  await expect(page.getByRole('textbox')).toHaveValue('typed with one thumb')

  await page.unroute('**/api/check-ins/*')
  await withoutReply(page)
  await page.route('**/generate-chat-response', (route) =>
    route.fulfill({ json: { reply: ' ', safety: { level: 'none', cardId: null, softLine: null } } }),
  )
  await page.getByRole('button', save).click()
  await expect(page.getByText('No content in AI response')).toBeVisible()
  await expect(page.getByText('Not much in the tank today.')).toBeVisible()
  await checkScreen(page, 'check-in-fallback')

  await page.unroute('**/generate-chat-response')
  await page.route('**/generate-chat-response', (route) =>
    route.fulfill({
      status: 500,
      json: { error: 'Something went wrong. Please try again.', code: 'internal' },
    }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  await page.unroute('**/generate-chat-response')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('From an AI, not a person.')).toBeVisible()
  expect(await savedOnServer(page)).toHaveLength(1)
})

test('a full phone can keep nothing: it is sent all the same, and where that fails she is told', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  await page.goto('/check-in')
  await expect(page.getByText('Three hearts and a line, if you like.')).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.route(isSave, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await fill(page, 'four thousand photos')
  await page.getByRole('button', save).click()
  await expect(page.getByText('Failed to save your check-in. Please try again.')).toBeVisible()
  await expect(page.getByText('Your phone’s storage is full or closed')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('four thousand photos')

  await page.unroute(isSave)
  await page.getByRole('button', save).click()
  await expect(page.getByText('From an AI, not a person.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  expect(await savedOnServer(page)).toHaveLength(1)
})

test('what she changes while it is being saved leaves nothing behind', async ({ page }) => {
  await signUp(page)
  await page.goto('/check-in')
  await fill(page, 'as it was sent')
  const [saved, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await withoutReply(page)
  await page.route(isSave, (route) => saved.promise.then(() => route.fallback()))
  await page.route('**/generate-chat-response', (route) => answered.promise.then(() => route.continue()))
  await page.getByRole('button', save).click()
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
  await page.getByRole('textbox').pressSequentially(', and more')
  saved.resolve()
  await expect(page.getByText('Reading what you told…')).toBeVisible()
  answered.resolve()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/check-in$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Check in again' })).toBeVisible()
  expect(await savedOnServer(page)).toMatchObject([{ responses: { promptResponse: 'as it was sent' } }])
})

test('refused while she looks at what is kept: it says why, and gives her the words back', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  watch.allowConsoleErrors('409')
  await signUp(page)
  const answers = {
    daily: { path: '/check-in?step=form', words: 'from the car, no bars', button: save.name },
    weekly: { path: '/weekly-reset', words: 'school mornings', button: 'Save weekly reset' },
  }
  for (const [name, { path, words, button }] of Object.entries(answers)) {
    await page.goto(path)
    await page.route(isSave, (route) => route.abort())
    await rate(page, { Energy: 'low', Mood: 'mid', Stress: 'high' })
    const box = page.getByRole('textbox').first()
    await box.fill(words)
    await page.getByRole('button', { name: button }).click()
    const byItself = page.getByText('It is sent by itself as soon as that works.')
    await expect(byItself).toBeVisible()

    await page.unroute(isSave)
    const refusal = { status: 409, json: { error: 'Not this one.', code: 'conflict' } }
    await page.route(isSave, (route) => route.fulfill(refusal))
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    const card = page.getByRole('region', { name: 'Kept on this phone' })
    await expect(card.getByRole('alert')).toContainText('Not this one.')
    await expect(byItself).toHaveCount(0)
    await expect(card.getByText(words)).toBeVisible()
    await checkScreen(page, `check-in-refused-${name}`)
    await card.getByRole('button', { name: 'Try again' }).click()
    await expect(card).toBeFocused()
    await expect(card.getByRole('alert')).toContainText('Not this one.')

    await card.getByRole('button', { name: 'Change what I said' }).click()
    await expect(box).toHaveValue(words)
    await box.fill(`${words}, again`)
    await page.unroute(isSave)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText('From an AI, not a person.')).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('list', { name: 'Waiting to be sent' })).toHaveCount(0)
  }
  expect(await savedOnServer(page)).toMatchObject([
    { responses: { promptResponse: 'from the car, no bars, again' } },
  ])
  expect(await savedOnServer(page, 'weekly_reset')).toMatchObject([
    { responses: { hardest: 'school mornings, again' } },
  ])
})
