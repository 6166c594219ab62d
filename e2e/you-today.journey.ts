import { checkScreen, expect, signOut, signUp, test } from './journey.ts'
import { answerAgain, choose, getTip } from './you-today.ts'

const tip = '**/api/functions/mm_insight'

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
  await page.getByRole('button', answerAgain).click()
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
  await page.getByRole('button', answerAgain).click()
  await expect(words).toHaveValue('they would all be better off without me, and so would I')
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

  await page.getByRole('button', answerAgain).click()
  await page.reload()
  await expect(words).toHaveValue('אני עייפה')
  await page.getByRole('button', getTip).click()
  await expect(page.locator('#tip')).toBeFocused()
  await expect(page.locator('#tip')).toHaveText(title ?? '')
  expect(asked).toBe(1)
  await page.getByRole('button', answerAgain).click()
  await choose(page, 'Calm')
  await page.getByRole('button', getTip).click()
  await expect(page.getByRole('button', answerAgain)).toBeVisible()
  expect(asked).toBe(2)
  await page.getByRole('button', answerAgain).click()

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
  const mayAnswer = Promise.withResolvers<void>()
  await page.route('**/api/profile', async (route) => {
    await mayAnswer.promise
    await route.continue()
  })
  await page.goto('/home')
  const greeting = page.getByRole('heading', { level: 1 })
  await expect(greeting).toHaveText(/^Hi\s*$/)
  const placeOf = async () => (await page.getByRole('heading', { name: 'Reality Check' }).boundingBox())?.y
  const before = await placeOf()
  await checkScreen(page, 'home-name-to-come')
  mayAnswer.resolve()
  await expect(greeting).toHaveText('Hi Ana')
  expect(await placeOf()).toBe(before)
})
