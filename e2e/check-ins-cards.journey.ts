import { fill, isSave, rate, save } from './check-in.ts'
import { checkScreen, expect, signOut, signUp, test } from './journey.ts'

test.use({ withWorker: true })

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
  await expect(page.getByRole('heading', { level: 1, name: 'Modes' })).toBeVisible()
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
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await context.setOffline(false)
  await expect(lifeline).toBeInViewport()
  await checkScreen(page, 'check-in-card-later')
  // She has seen it by then.
  await page.waitForTimeout(2_500)

  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await expect(lifeline).toHaveCount(0)
  await page.getByRole('link', { name: 'Want to say more? Check in' }).click()
  await expect(lifeline).toBeVisible()
  await page.getByRole('button', { name: 'Read what came back' }).click()
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
  // Until she has had it in view it comes along.
  await page.evaluate(() => {
    IntersectionObserver.prototype.observe = () => {}
    window.scrollTo(0, document.body.scrollHeight)
  })
  release()
  await expect(lifeline).toBeInViewport()
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(lifeline).toBeInViewport()

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
  // What is still being read moves the link.
  await page.waitForLoadState('networkidle')
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

test('words that nobody answers bring the card: a save that fails or hangs, and a day told on a full phone', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('500')
  await signUp(page)
  const hard = 'they would all be better off without me'
  const lifeline = page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })
  const broken = { status: 500, json: { error: 'x', code: 'internal' } }
  await page.goto('/check-in')
  await page.route(isSave, (route) => route.fulfill(broken))
  await fill(page, hard)
  await page.getByRole('button', save).click()
  await expect(lifeline).toBeInViewport()
  await expect(lifeline).toHaveCount(1)
  await expect(page.getByRole('textbox')).toHaveValue(hard)
  await checkScreen(page, 'check-in-card-unsaved')
  await page.getByRole('textbox').fill('a long day')
  await expect(lifeline).toHaveCount(0)

  await page.unroute(isSave)
  await page.route(isSave, () => {})
  await page.goto('/check-in')
  await page.getByRole('link', { name: 'Look back on the week' }).click()
  await rate(page, { Energy: 'low', Mood: 'mid', Stress: 'high' })
  await page.getByLabel(/week to hold\?/).fill(hard)
  await page.getByRole('button', { name: 'Save weekly reset' }).click()
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
  await expect(lifeline).toBeInViewport()
  await expect(lifeline).toHaveCount(1)

  await page.goto('/home')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.route('**/api/functions/mm_insight', (route) => route.fulfill(broken))
  for (const name of ['Flat', 'Low']) await page.getByRole('radio', { name }).check({ force: true })
  await page.getByLabel('What is taking up your head?').fill(hard)
  await page.getByRole('button', { name: 'Get my tip' }).click()
  await expect(lifeline).toBeInViewport()
  await expect(lifeline).toHaveCount(1)
  await checkScreen(page, 'you-today-card-unsent')
  await page.getByLabel('What is taking up your head?').fill('a long day')
  await expect(lifeline).toHaveCount(0)
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
  await signOut(page)
  await page.waitForURL('**/signin')
})
