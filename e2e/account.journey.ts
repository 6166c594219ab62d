import type { Browser, Page } from '@playwright/test'
import { checkScreen, expect, freshEmail, password, signUp, test } from './journey.ts'
import { mailedLink } from './mailed-link.ts'

async function signIn(page: Page, email: string, given = password): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(given)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/home')
}

/** Another browser, signed in as her, on its home screen. */
async function elsewhere(browser: Browser, baseURL: string | undefined, email: string) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-AU' })
  const page = await context.newPage()
  await signIn(page, email)
  return { page, close: () => context.close() }
}

test('sign in says what is missing and what failed, and leads on', async ({ page, watch }) => {
  watch.allowConsoleErrors('400')
  watch.allowConsoleErrors('401')
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Missing details')).toBeVisible()
  await expect(page.getByText('Email and password are required.')).toBeVisible()

  const isSeen = Promise.withResolvers<void>()
  await page.route('**/api/sign-in', async (route) => {
    await isSeen.promise
    await route.continue()
  })
  await page.route('**/api/sign-in', (route) => route.fulfill({ status: 400, body: '' }), { times: 1 })
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill('not hers at all')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please check your details and try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss message' }).click()
  await expect(page.getByText('Sign in failed')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible()
  isSeen.resolve()
  await expect(page.getByText('Sign in failed')).toBeVisible()
  await expect(page.getByText('Please check your details and try again.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Need an account? Start free trial' })).toHaveAttribute(
    'href',
    '/start-checkout',
  )
  await page.getByRole('link', { name: 'Forgot password? Reset it' }).click()
  await page.waitForURL('**/reset')
})

test('a mailed link confirms her email, also where nobody is signed in', async ({ page, context, watch }) => {
  watch.allowConsoleErrors('400')
  const { email } = await signUp(page)
  await page.goto('/account/sign-in')
  await expect(page.getByText('Not confirmed yet.', { exact: false })).toBeVisible()
  await checkScreen(page, 'email-and-password')
  const link = await mailedLink(page, email, /^Confirm your email/)
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('We have sent it again.', { exact: false })).toBeVisible()

  const kept = await context.cookies()
  await context.clearCookies()
  await page.goto(link)
  await page.waitForURL('**/checkout?verified=true')
  await expect(page.getByText('Email confirmed')).toBeVisible()
  await page.goto(link)
  await page.waitForURL('**/signin?error=verification_failed')
  await expect(
    page.getByText("We couldn't confirm your email with that link.", { exact: false }),
  ).toBeVisible()
  await checkScreen(page, 'signin-verification-failed')

  await context.addCookies(kept)
  await page.goto('/account/sign-in')
  await expect(page.getByText('Email confirmed')).toBeVisible()
})

test('while her trial runs, a confirmed email leads back to home and to nothing that costs', async ({
  page,
}) => {
  const { email } = await signUp(page)
  const isAsked = Promise.withResolvers<void>()
  await page.route('**/api/subscription', async (route) => {
    await isAsked.promise
    await route.continue()
  })
  const offered = page.waitForResponse('**/api/checkout/offer')
  await page.goto(await mailedLink(page, email, /^Confirm your email/))
  await page.waitForURL('**/checkout?verified=true')
  await (await offered).finished()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCount(0)
  isAsked.resolve()
  await expect(heading).toHaveText('Everything is open to you')
  await expect(page.getByText('Email confirmed')).toBeVisible()
  await expect(page.getByRole('button', { name: /Subscribe again|Start free trial/ })).toHaveCount(0)
  await expect(page.getByText(/charged today/)).toHaveCount(0)
  await checkScreen(page, 'checkout-running')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await page.waitForURL('**/home')
})

test('a token in the hash leads on after a moment, and claims nothing that is not so', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('503')
  await page.goto('/auth/callback#access_token=made-up&type=signup')
  await expect(page.getByText('Please wait while we verify your account')).toBeVisible()
  await page.waitForURL('**/checkout?verified=true')
  await expect(
    page.getByText('Sign in to see whether your email is confirmed.', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText('Email confirmed')).toHaveCount(0)
  await checkScreen(page, 'checkout-not-confirmed')

  const isLookedAt = Promise.withResolvers<void>()
  await page.route('**/api/verify', async (route) => {
    await isLookedAt.promise
    await route.fulfill({ status: 503, json: { error: 'Busy', code: 'unavailable' } })
  })
  await page.goto('/auth/callback?token_hash=x&type=signup')
  await expect(page.getByText('Please wait while we verify your account')).toBeVisible()
  await checkScreen(page, 'callback')
  isLookedAt.resolve()
  await page.waitForURL('**/signin?error=callback_error')
  await expect(
    page.getByText('Something went wrong while we confirmed your email.', { exact: false }),
  ).toBeVisible()
})

test('a forgotten password is set anew through the mailed link', async ({ page, watch }) => {
  watch.allowConsoleErrors('400')
  const { email } = await signUp(page)
  await page.context().clearCookies()
  await page.goto('/reset')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/If there is an account/)).toBeVisible()
  await page.goto(await mailedLink(page, email, /^Choose a new password/))
  const choose = async (given: string) => {
    await page.getByLabel('New password', { exact: true }).fill(given)
    await page.getByLabel('Confirm new password').fill(given)
    await page.getByRole('button', { name: 'Save new password' }).click()
  }
  await choose('password123')
  await expect(page.getByText('easy to guess', { exact: false })).toBeVisible()
  await checkScreen(page, 'reset-new-password')
  await choose('a second cup of tea')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await signIn(page, email, 'a second cup of tea')
  await mailedLink(page, email, /password was changed/)
})

test('what is changed under Account: the password signs out another browser, an email needs its link', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.allowConsoleErrors('400')
  const { email } = await signUp(page)
  const other = await elsewhere(browser, baseURL, email)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Email and password' }).click()
  const fill = async (current: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password', { exact: true }).fill('a second cup of tea')
    await page.getByLabel('Confirm new password').fill('a second cup of tea')
    await page.getByRole('button', { name: 'Save new password' }).click()
  }
  await fill('not hers at all')
  await expect(page.getByText('That is not your current password.')).toBeVisible()
  await fill(password)
  await expect(page.getByText('Your new password is saved.', { exact: false })).toBeVisible()
  await other.page.waitForURL('**/signin', { timeout: 5000 })
  await other.close()

  const next = freshEmail()
  await page.getByLabel('New email').fill(next)
  await page.getByRole('button', { name: 'Send the link', exact: true }).click()
  await expect(page.getByText(`Check the inbox of ${next}.`, { exact: false })).toBeVisible()
  await page.goto(await mailedLink(page, next, /^Confirm your new email/))
  await page.waitForURL('**/checkout?verified=true')
  await expect(page.getByText('Email confirmed')).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await page.goto('/account')
  await expect(page.getByText(next)).toBeVisible()
})

test('she sees her devices, and signing out everywhere else ends the other browser within five seconds', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await signUp(page)
  const first = await elsewhere(browser, baseURL, email)
  const second = await elsewhere(browser, baseURL, email)
  await page.goto(await mailedLink(page, email, /^New sign-in/))
  await expect(page.getByText('This one, in use now')).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ hasText: 'Last seen' })).toHaveCount(2)
  await checkScreen(page, 'devices')

  await page
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Last seen' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out everywhere else')).toBeVisible()
  await Promise.all([first, second].map((other) => other.page.waitForURL('**/signin', { timeout: 5000 })))
  await expect(page.getByRole('listitem').filter({ hasText: 'Last seen' })).toHaveCount(0)
  await Promise.all([first, second].map((other) => other.close()))
})

test('of two tabs one renews the token before it ends, and the other takes over what it was told', async ({
  page,
  context,
}) => {
  await signUp(page)
  const other = await context.newPage()
  await context.clock.install()
  for (const tab of [page, other]) {
    await tab.goto('/home')
    await expect(tab.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
    await tab.waitForLoadState('networkidle')
  }
  let renewals = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/session') renewals += 1
  })

  const renewed = context.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/session'))
  await context.clock.fastForward('08:45')
  await renewed
  for (const tab of [page, other]) await tab.evaluate(async () => (await fetch('/api/session/check')).ok)
  expect(renewals).toBe(1)
})

test('a copy that could not be made is told, and asked for again', async ({ page }) => {
  await signUp(page, { trial: false })
  const given = { state: 'failed', asked_at: new Date().toISOString(), expires_at: null }
  await page.route('**/api/privacy', (route) => route.fulfill({ json: { leaving_at: null, export: given } }))
  await page.goto('/account/privacy')
  await expect(page.getByText('we could not put your copy together')).toBeVisible()
  await checkScreen(page, 'privacy-data-failed')
  await page.unroute('**/api/privacy')
  await page.getByRole('button', { name: 'Get a copy of my data' }).click()
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible()
})
