import { expect, password, signOut, signUp, test } from './journey.ts'

test('what she walks away from goes on: signing out wipes the phone, signing in is known to it', async ({
  page,
  watch,
}) => {
  // What home is still asking for when her session ends may be told so.
  watch.allowConsoleErrors('401')
  const { email } = await signUp(page)
  const answer = { out: Promise.withResolvers<void>(), in: Promise.withResolvers<void>() }
  await page.route('**/api/sign-out*', (route) => answer.out.promise.then(() => route.continue()))
  await page.route('**/api/sign-in', (route) => answer.in.promise.then(() => route.continue()))
  const member = () => page.evaluate(() => JSON.parse(localStorage.getItem('member') ?? '{}').value)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  answer.out.resolve()
  await page.waitForURL('**/signin')
  expect(await member()).toBeNull()

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'SOS: help right now' }).click()
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()
  answer.in.resolve()
  await expect.poll(member).not.toBeNull()
})

test('signing out in one tab ends what another tab shows', async ({ page, context }) => {
  await signUp(page)
  await page.goto('/account')
  const other = await context.newPage()
  await other.goto('/home')
  await expect(other.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await signOut(page)
  await page.waitForURL('**/signin')
  await other.waitForURL('**/signin')
})
