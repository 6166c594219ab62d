import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { signTrialLink } from '#server/features/membership/trial-link.ts'
import { checkScreen, expect, signUp, standInUrl, test } from './journey.ts'

const headers = { authorization: 'Bearer sk_test_journey' }

/** What was bought in a checkout session. */
async function subscriptionIn(request: APIRequestContext, session: string | null): Promise<string> {
  const answer = await request.get(`${standInUrl}/v1/checkout/sessions/${session}`, { headers })
  return ((await answer.json()) as { subscription: string }).subscription
}

test('she cancels in the portal, keeps what she has, lapses, meets the edge, and subscribes again', async ({
  page,
  watch,
}) => {
  watch.allowHost(new URL(standInUrl).host)
  const { session } = await signUp(page)
  await page.goto('/account')
  await expect(page.getByText('Trial (7d left)')).toBeVisible()
  await page.getByRole('link', { name: 'Manage/Cancel in Portal' }).click()
  await page.getByRole('link', { name: /cancel/i }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('link', { name: /Return to Lightly/ }).click()
  await page.waitForURL('**/account')
  await expect(page.getByText(/Cancelled\. Everything stays open until/)).toBeVisible()
  await checkScreen(page, 'billing-cancelled')
  await page.goto('/modes/relief')
  await expect(page.getByRole('heading', { level: 1, name: 'Relief' })).toBeVisible()

  const subscription = await subscriptionIn(page.request, session)
  await page.request.delete(`${standInUrl}/v1/subscriptions/${subscription}`, { headers })
  await page.goto('/account')
  await page.getByRole('button', { name: 'Refresh Status' }).click()
  await expect(page.getByText('Subscription refreshed')).toBeVisible()
  await expect(page.getByText('Free', { exact: true })).toBeVisible()
  await expect(page.getByText('Inactive')).toBeVisible()
  await checkScreen(page, 'billing-lapsed')

  await page.goto('/modes/relief')
  await expect(
    page.getByRole('heading', { level: 1, name: 'This part comes with a membership' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'SOS: help right now' })).toBeVisible()
  await checkScreen(page, 'billing-edge')
  for (const path of [
    '/home',
    '/check-in',
    '/weekly-reset',
    '/saved',
    '/insights',
    '/profile',
    '/chat?sos=true',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('This part comes with')).toHaveCount(0)
  }

  await page.goto('/modes/relief')
  await page.getByRole('link', { name: 'Subscribe again' }).click()
  await expect(page.getByText('Everything, for $14.99 a month.')).toBeVisible()
  await expect(page.getByText(/the first month is charged today/)).toBeVisible()
  await checkScreen(page, 'billing-subscribe-again')
  await page.getByRole('button', { name: 'Subscribe again' }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry date').fill('12 / 30')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name on card').fill('A Mum')
  await page.getByRole('button', { name: /subscribe|pay/i }).click()
  await page.waitForURL('**/home')
  await page.goto('/account')
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await checkScreen(page, 'billing-paid')
})

test('a free member has five replies a day, and the edge of the day is kind', async ({ page, watch }) => {
  await signUp(page, { trial: false })
  await page.goto('/chat')
  const box = page.getByRole('textbox', { name: 'Your message' })
  for (const [index, text] of ['one', 'two', 'three', 'four', 'five'].entries()) {
    await box.fill(`it was a long day, ${text}`)
    await box.press('Enter')
    await expect(page.getByRole('log').getByText('Companion: ')).toHaveCount(index + 1)
    await expect(page.getByRole('button', { name: 'Stop this reply' })).toHaveCount(0)
  }
  // A change gets no reply either, and takes nothing away.
  watch.allowConsoleErrors('403')
  const log = page.getByRole('log')
  await page.getByRole('button', { name: 'Edit your last message' }).click()
  await box.fill('it was a longer day')
  await box.press('Enter')
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .getByText(/^That's your five free/),
  ).toBeVisible()
  await expect(log.getByText('it was a long day, five')).toBeVisible()
  await expect(log.getByText('Companion: ')).toHaveCount(5)
  await page.getByRole('button', { name: 'Edit your last message' }).click()
  await expect(box).toHaveValue('it was a longer day')
  await page.getByRole('button', { name: 'Keep it as it was' }).click()
  await box.fill('and one more thing')
  await box.press('Enter')
  const edge = page.getByRole('log').getByText("That's your five free replies for today.")
  await expect(edge).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the membership' })).toBeVisible()
  await checkScreen(page, 'billing-replies-used')
  await page.getByRole('link', { name: 'Look on the facts shelf' }).click()
  await expect(page).toHaveURL(/\/facts$/)
  await page.goBack()
  await page.reload()
  await expect(edge).toHaveCount(1)
  await page.getByRole('link', { name: 'See the membership' }).click()
  await expect(page.getByRole('button', { name: 'Start free trial' })).toBeVisible()
  await checkScreen(page, 'billing-first-trial')
})

test('a second trial with the same card is refused, and says what to do', async ({ page, watch }) => {
  watch.allowHost(new URL(standInUrl).host)
  watch.allowConsoleErrors('409')
  const pay = async (email: string) => {
    const { url } = (await (await page.request.post('/api/checkout')).json()) as { url: string }
    await page.goto(url)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Card number').fill('4242 4200 0000 0000')
    await page.getByLabel('Expiry date').fill('12 / 30')
    await page.getByLabel('CVC').fill('123')
    await page.getByLabel('Name on card').fill('A Mum')
    await page.getByRole('button', { name: 'Start trial' }).click()
    await page.waitForURL('**/onboarding')
  }
  await pay('first@example.com')
  await expect(page.getByRole('heading', { name: 'Set up your account' })).toBeVisible()
  await page.context().clearCookies()
  await pay('second@example.com')
  await expect(page.getByText("We couldn't activate your trial: This card or email")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to sign in' })).toBeVisible()
  await checkScreen(page, 'billing-second-trial')
})

test('the portal that does not open says so, and leads back', async ({ page, watch }) => {
  watch.allowConsoleErrors('404')
  await signUp(page, { trial: false })
  await page.goto('/billing-redirect?flow=subscription_cancel')
  await expect(page.getByRole('heading', { name: "Couldn't open billing portal" })).toBeVisible()
  await expect(page.getByText('Could not open billing portal. Please try again.')).toBeVisible()
  await checkScreen(page, 'billing-portal-failed')
  await page.getByRole('link', { name: 'Go back to Account' }).click()
  await page.waitForURL('**/account')
  await expect(page.getByText('Free', { exact: true })).toBeVisible()
  await page.route('**/api/subscription/refresh', (route) => route.abort())
  watch.allowConsoleErrors('net::ERR_')
  await page.getByRole('button', { name: 'Refresh Status' }).click()
  await expect(page.getByText('Could not refresh subscription.')).toBeVisible()
})

test('the link in the mail before the trial ends asks once, cancels with one tap, and needs no sign-in', async ({
  page,
}) => {
  const { session } = await signUp(page)
  const secrets = JSON.parse(readFileSync(`${process.env.E2E_DATA_DIR}/secrets.json`, 'utf8')) as {
    auth: string
  }
  const id = await subscriptionIn(page.request, session)
  const token = await signTrialLink(secrets.auth, id, new Date(Date.now() + 60_000))
  await page.context().clearCookies()
  await page.goto(`/cancel-trial#${token}`)
  await expect(page.getByText(/Your free trial ends on .+\. Cancel it\?/)).toBeVisible()
  await checkScreen(page, 'cancel-trial-ask')
  await page.getByRole('button', { name: 'Cancel my trial' }).click()
  await expect(page.getByText(/Your trial is cancelled and you will not be charged/)).toBeVisible()
  await checkScreen(page, 'cancel-trial-done')
})
