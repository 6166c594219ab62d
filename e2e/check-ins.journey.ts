import { randomUUID } from 'node:crypto'
import { fill, rate, save, savedOnServer } from './check-in.ts'
import { checkScreen, expect, signUp, test } from './journey.ts'

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
  await expect.poll(() => savedOnServer(page)).toHaveLength(0)

  // Nor does it stand there until the list has been read anew.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/check-ins\?/, (route) => released.then(() => route.continue()))
  await page.getByRole('link', { name: 'Want to say more? Check in' }).click()
  await expect(page.getByText('Your check-ins show up here')).toBeVisible()
  await expect(page.getByText('not for keeping')).toHaveCount(0)
  release()
})

const answersOf = (type: 'daily' | 'weekly_reset', words: string) => {
  const hearts = { energy: 3, mood: 3, stress: 3 }
  return type === 'daily'
    ? { type, responses: { ...hearts, prompt: '', promptResponse: words } }
    : { type, responses: { ...hearts, hardest: words, energyGiving: '', nextWeek: '' } }
}

test('deleted and taken back by keyboard, it has the focus', async ({ page }) => {
  await signUp(page)
  for (const type of ['daily', 'weekly_reset'] as const)
    for (const words of ['a walk', 'a swim']) {
      const data = { answered_at: new Date().toISOString(), answers: answersOf(type, words) }
      expect((await page.request.put(`/api/check-ins/${randomUUID()}`, { data })).ok()).toBe(true)
    }
  for (const path of ['/check-in', '/weekly-reset']) {
    await page.goto(path)
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'a walk' })
    await row.getByRole('button', { name: /^Delete/ }).press('Enter')
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(row).toBeFocused()
  }
})

test('on a slow line the words back are not preceded by the list', async ({ page }) => {
  await signUp(page)
  const [earlier, today] = [randomUUID(), randomUUID()]
  for (const [id, daysAgo] of [[earlier, 3] as const, [today, 0] as const]) {
    const data = {
      answered_at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
      answers: answersOf('daily', `${daysAgo} days ago`),
    }
    expect((await page.request.put(`/api/check-ins/${id}`, { data })).ok()).toBe(true)
  }
  await page.goto('/check-in')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/check-ins\?/, (route) => released.then(() => route.continue()))

  // The phone keeps those of the last day that has any.
  await page.goto(`/check-in?step=reply&id=${today}`)
  await expect(page.getByText('From an AI, not a person.')).toBeVisible()
  await page.goto(`/check-in?step=reply&id=${earlier}`)
  await expect(page.getByText('Loading your check-in…')).toBeAttached()
  await expect(page.getByRole('button', { name: /^Check in/ })).toHaveCount(0)
  await checkScreen(page, 'check-in-loading')
  release()
  await expect(page.getByText('From an AI, not a person.')).toBeVisible()
  await expect(page.getByText('3 days ago')).toBeVisible()
})

test('an address of what does not wait here leads to the list', async ({ page }) => {
  await signUp(page)
  await page.goto(`/check-in?step=kept&id=${randomUUID()}`)
  await expect(page.getByRole('button', { name: 'Check in now' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toHaveCount(0)
})

test('the list goes on with earlier ones, which are starred and deleted as the others are', async ({
  page,
}) => {
  await signUp(page)
  const responses = { energy: 3, mood: 3, stress: 3, prompt: '', promptResponse: 'a walk' }
  const data = { answered_at: new Date().toISOString(), answers: { type: 'daily', responses } }
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
  const words = (await savedOnServer(page)).map(({ responses }) => responses.promptResponse)
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
  await page.getByLabel(/^What was hardest/).fill('school mornings')
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
  expect(await savedOnServer(page, 'weekly_reset')).toHaveLength(1)
})

for (const [path, button] of [
  ['/check-in?step=form', save],
  ['/weekly-reset', { name: 'Save weekly reset' }],
] as const)
  test(`one tap is one request: the words back come with what is saved, at ${path}`, async ({ page }) => {
    await signUp(page)
    await page.goto(path)
    await rate(page, { Energy: 'low', Mood: 'mid', Stress: 'high' })
    await page.getByRole('textbox').first().fill('they slept till six')
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`)
    })
    await page.getByRole('button', button).click()
    await expect(page.getByText('From an AI, not a person.')).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(/they slept till six/)
    if (path !== '/weekly-reset') await expect(page.getByText('You checked in today.')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([expect.stringMatching(/^PUT \/api\/check-ins\//)])
  })
