import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { fill, keptOnServer, rate, save } from './check-in.ts'
import { checkScreen, expect, password, signUp, test } from './journey.ts'

const isSave = (url: URL) => /\/api\/check-ins\/[\da-f-]{36}$/.test(url.pathname)

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/home')
}

test('a day in three hearts and a line, the words back, and the list', async ({ page }) => {
  await signUp(page)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Want to say more? Check in' }).click()
  await expect(page.getByText('Three hearts and a line, if you like.')).toBeVisible()
  await checkScreen(page, 'check-in-empty')

  await page.getByRole('button', { name: 'Check in now' }).click()
  const stress = page.getByRole('group', { name: 'Stress' })
  await expect(stress).toHaveAccessibleDescription(/^More hearts, more stress\./)
  await rate(page, { Energy: 'low' })
  await page.getByRole('button', save).click()
  await expect(page.getByText('Please complete all ratings')).toBeVisible()
  await expect(page.getByText('All three heart ratings are required.')).toBeVisible()
  await checkScreen(page, 'check-in-form')
  await page.getByRole('button', { name: 'Dismiss message' }).click()

  await rate(page, { Mood: 'very low', Stress: 'good' })
  await page.getByRole('textbox').fill('she woke every hour again')
  await page.getByRole('button', save).click()
  await expect(page.getByText('From an AI, not a person.')).toBeVisible()
  await checkScreen(page, 'check-in-reply')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('You checked in today.')).toBeVisible()

  await fill(page, 'and again at lunch')
  await page.getByRole('button', save).click()
  await page.getByRole('link', { name: 'Talk it through' }).click()
  await expect(page).toHaveURL(/\/chat$/)
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('and again at lunch')
  await page.goBack()
  await expect(page.getByText('From an AI, not a person.')).toBeVisible()
  await page.goBack()
  const list = page.getByRole('main').getByRole('listitem')
  await expect(list).toHaveCount(2)
  await expect(list.first()).toContainText('and again at lunch')
  await list.first().getByRole('button', { name: /^Star/ }).click()
  await expect(list.first().getByRole('button', { name: /^Star/ })).toHaveAttribute('aria-pressed', 'true')
  await checkScreen(page, 'check-in-list')
  await list.last().getByRole('button', { name: 'Read what came back' }).click()
  await expect(page.getByText('From an AI, not a person.')).toBeVisible()
  await expect(page.getByText('4 · fairly high')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()

  await page.getByRole('button', { name: 'Check in again' }).click()
  await page.getByRole('textbox').fill('half a thought')
  await page.goBack()
  await page.getByRole('button', { name: 'Carry on with your check-in' }).click()
  await expect(page.getByRole('textbox')).toHaveValue('half a thought')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('deleted is deleted, unless it is undone', async ({ page }) => {
  await signUp(page)
  await page.goto('/check-in')
  await fill(page, 'not for keeping')
  await page.getByRole('button', save).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('Check-in deleted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await checkScreen(page, 'check-in-deleted')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('not for keeping')).toBeVisible()

  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await expect.poll(() => keptOnServer(page)).toHaveLength(0)

  // Nor does it stand there until the list has been read anew.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/check-ins\?/, (route) => released.then(() => route.continue()))
  await page.getByRole('link', { name: 'Want to say more? Check in' }).click()
  await expect(page.getByText('Your check-ins show up here')).toBeVisible()
  await expect(page.getByText('not for keeping')).toHaveCount(0)
  release()
})

test('the list goes on with earlier ones, which are starred and deleted as the others are', async ({
  page,
}) => {
  await signUp(page)
  const responses = { energy: 3, mood: 3, stress: 3, prompt: '', promptResponse: 'a walk' }
  const data = { told_at: new Date().toISOString(), told: { type: 'daily', responses } }
  for (let count = 1; count <= 62; count += 1)
    await page.request.put(`/api/check-ins/${randomUUID()}`, { data })
  await page.goto('/check-in')
  const list = page.getByRole('main').getByRole('listitem')
  await expect(list).toHaveCount(60)
  const more = page.getByRole('button', { name: 'Show earlier ones' })
  await more.click()
  await expect(list).toHaveCount(62)
  await expect(more).toHaveCount(0)
  const star = list.last().getByRole('button', { name: /^Star/ })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await list
    .nth(60)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'Want to say more? Check in' }).click()
  await expect(list).toHaveCount(61)
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

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
  expect(await keptOnServer(page)).toHaveLength(1)
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
  await page.getByRole('button', { name: 'Sign Out' }).click()
  expect((await sent).ok()).toBe(true)
  await expect(question.getByText(/Only this phone has a message you began\./)).toBeVisible()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/signin')
})

test('a card that comes as she signs out stands there first; her next tap signs her out', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  await page.goto('/check-in')
  await page.route(isSave, (route) => route.abort())
  await fill(page, 'they would all be better off without me')
  await page.getByRole('button', save).click()
  await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await page.unroute(isSave)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const lifeline = page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })
  await expect(lifeline).toBeInViewport()
  await expect(lifeline).toHaveCount(1)
  await expect(page.getByText('You are still signed in.')).toBeVisible()
  await checkScreen(page, 'sign-out-card')
  await page.getByRole('button', { name: 'Sign Out' }).click()
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
  expect(await keptOnServer(page)).toHaveLength(1)

  await page.unroute(isSave)
  const sentAgain = page.waitForResponse((response) => isSave(new URL(response.url())))
  await page.goto('/home')
  await sentAgain
  expect(await keptOnServer(page)).toHaveLength(1)
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
  await expect.poll(() => keptOnServer(page)).toHaveLength(1)
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
  await page.context().clearCookies()
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
  await page.route('**/generate-chat-response', (route) =>
    route.fulfill({ json: { reply: ' ', safety: { level: 'none', cardId: null } } }),
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
  expect(await keptOnServer(page)).toHaveLength(1)
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
  expect(await keptOnServer(page)).toHaveLength(1)
})

test('words that do not all fit are cut off with a word about it', async ({ page }) => {
  await signUp(page)
  await page.goto('/check-in')
  await fill(page, '')
  await page.getByRole('textbox').focus()
  await page.keyboard.insertText('and again '.repeat(250))
  await expect(page.getByText('That is all that fits here.')).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByText('Room for 1 more letter.')).toBeVisible()
})

test('what she changes while it is being saved leaves nothing behind', async ({ page }) => {
  await signUp(page)
  await page.goto('/check-in')
  await fill(page, 'as it was sent')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(isSave, (route) => released.then(() => route.continue()))
  await page.getByRole('button', save).click()
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
  await page.getByRole('textbox').pressSequentially(', and more')
  release()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/check-in$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Check in again' })).toBeVisible()
  expect(await keptOnServer(page)).toMatchObject([{ responses: { promptResponse: 'as it was sent' } }])
})

test('what is saved in one tab stays as it is when she goes on in another', async ({ page, context }) => {
  await signUp(page)
  await page.goto('/check-in')
  await fill(page, 'begun in both')
  const other = await context.newPage()
  await other.goto('/check-in')
  await other.getByRole('button', { name: 'Carry on' }).click()
  await other.getByRole('button', save).click()
  await expect(other.getByText('From an AI, not a person.')).toBeVisible()

  await page.getByRole('textbox').fill('and on in the first')
  await page.getByRole('button', save).click()
  await expect(page.getByText('From an AI, not a person.')).toBeVisible()
  const words = (await keptOnServer(page)).map(({ responses }) => responses.promptResponse)
  expect(words.toSorted()).toEqual(['and on in the first', 'begun in both'])
})

test('the week in three hearts and three lines', async ({ page, watch }) => {
  watch.allowConsoleErrors('500')
  await signUp(page)
  await page.goto('/check-in')
  await page.getByRole('link', { name: 'Look back on the week' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly reset' })).toBeVisible()
  await checkScreen(page, 'weekly-reset')
  await page.getByRole('button', { name: 'Save weekly reset' }).click()
  await expect(page.getByText('All three heart ratings are required.')).toBeVisible()

  await rate(page, { Energy: 'mid', Stress: 'good', Mood: 'mid' })
  await page.getByLabel('What was hardest this week?').fill('school mornings')
  await page.getByLabel('What gave you energy?').fill('a walk')
  const path = '**/api/check-ins/*'
  await page.route(path, (route) => route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } }))
  await page.getByRole('button', { name: 'Save weekly reset' }).click()
  await expect(page.getByText('Failed to save your weekly reset. Please try again.')).toBeVisible()
  await page.unroute(path)
  await page.getByRole('button', { name: 'Save weekly reset' }).click()
  await expect(page.getByText('From an AI, not a person.')).toBeVisible()
  await expect(page.getByText('Failed to save your weekly reset. Please try again.')).toHaveCount(0)
  await checkScreen(page, 'weekly-reset-reply')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  expect(await keptOnServer(page, 'weekly_reset')).toHaveLength(1)
})

test('a hard word brings the card: at once without a network too, and wherever she is when it is sent later', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  const lifeline = page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })
  await page.goto('/modes')
  await page.goto('/check-in')
  await expect(page.getByText('Three hearts and a line, if you like.')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Modes' }).click()
  await page.goBack()
  await context.setOffline(true)
  await fill(page, 'they would all be better off without me')
  await page.getByRole('button', save).click()
  await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toBeVisible()
  await expect(lifeline).toBeVisible()
  await checkScreen(page, 'check-in-card-offline')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('list', { name: 'Waiting to be sent' })).toBeVisible()
  await expect(lifeline).toHaveCount(1)
  await page.getByRole('navigation').getByRole('link', { name: 'Modes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Modes' })).toBeVisible()
  await expect(lifeline).toHaveCount(0)
  await context.setOffline(false)
  await expect(lifeline).toBeVisible()
  await checkScreen(page, 'check-in-card-later')

  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'Want to say more? Check in' }).click()
  await expect(lifeline).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a few words back' }).click()
  await expect(lifeline).toHaveCount(1)
  await expect(page.getByText('From an AI, not a person.')).toBeVisible()
  await checkScreen(page, 'check-in-card')
})

test('the card comes where she has gone on while it is being saved, and once where she stays', async ({
  page,
}) => {
  await signUp(page)
  const lifeline = page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })
  await page.goto('/check-in')
  await fill(page, 'they would all be better off without me')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(isSave, (route) => released.then(() => route.continue()))
  await page.getByRole('button', save).click()
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Modes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Modes' })).toBeVisible()
  release()
  await expect(lifeline).toBeVisible()

  await page.goto('/check-in')
  await fill(page, 'still better off without me')
  await page.getByRole('button', save).click()
  await expect(page.getByText('From an AI, not a person.')).toBeVisible()
  await expect(lifeline).toHaveCount(1)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Check in again' })).toBeVisible()
  await expect(lifeline).toHaveCount(1)
})

test('sent later, the card comes to the form and to the other kind of check-in too', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  const lifeline = page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })
  await page.goto('/check-in')
  await page.getByRole('link', { name: 'Look back on the week' }).click()
  await expect(page.getByRole('button', { name: 'Save weekly reset' })).toBeVisible()
  await page.goBack()
  for (const onward of ['Look back on the week', 'Check in']) {
    await context.setOffline(true)
    await fill(page, 'they would all be better off without me')
    await page.getByRole('button', save).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('main').getByText(onward).click()
    await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Save/ })).toBeVisible()
    await expect(lifeline).toHaveCount(0)
    await context.setOffline(false)
    await expect(lifeline).toHaveCount(1)
    await page.goto('/check-in')
    await expect(lifeline).toHaveCount(1)
  }
})
