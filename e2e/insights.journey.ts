import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dayIn } from '../contract/day.ts'
import { checkInThisMonth } from './insights.ts'
import { checkScreen, expect, signUp, tapAndSave, test } from './journey.ts'
import { startTalk } from './talk.ts'

const dayMs = 86_400_000

interface Entry {
  daysAgo: number
  hearts?: { energy: number; mood: number; stress: number }
  words?: string
}

async function tell(page: Page, { daysAgo, hearts, words = '' }: Entry): Promise<string> {
  const id = randomUUID()
  const responses = {
    energy: 3,
    mood: 3,
    stress: 3,
    ...hearts,
    prompt: 'What helped?',
    promptResponse: words,
  }
  const data = {
    answered_at: new Date(Date.now() - daysAgo * dayMs).toISOString(),
    answers: { type: 'daily', responses },
  }
  const saved = await page.request.put(`/api/check-ins/${id}`, { data })
  expect(saved.ok()).toBe(true)
  return id
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

test('from nothing, from too little, and from four weeks of days', async ({ page, watch }) => {
  watch.allowConsoleErrors('500')
  await signUp(page)
  await page.goto('/insights')
  await expect(page.getByText('Nothing to show yet')).toBeVisible()
  await checkScreen(page, 'insights-none')

  await tell(page, { daysAgo: 28 })
  await page.goto('/insights')
  await expect(page.getByText('Welcome back. There is nothing to catch up on.')).toBeVisible()
  await expect(page.getByText(/^Once two weeks have a couple of days/)).toBeVisible()
  await expect(page.getByText(/^From three days on, the month/)).toBeVisible()
  await expect(page.getByText(/^When you write a line with your check-ins/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)
  await checkScreen(page, 'insights-little')

  // You Today alone, of which no past day can be told.
  await checkInThisMonth(page, { check_ins: 0, stress: null, feeling: 'okay' })
  await page.reload()
  await page.getByRole('radio', { name: 'Stress' }).check({ force: true })
  await expect(page.getByText(/^You Today says nothing about stress, so/)).toBeVisible()
  await page.unroute('**/api/insights')

  for (let daysAgo = 27; daysAgo >= 0; daysAgo -= 1) {
    const isOut = daysAgo % 3 === 0
    const hearts = {
      energy: 3 + (daysAgo % 2),
      mood: isOut ? 4 + (daysAgo % 2) : 2,
      stress: 5 - (daysAgo % 3),
    }
    await tell(page, { daysAgo, hearts, words: isOut ? 'a walk by the creek' : 'washing' })
  }
  await page.reload()
  await expect(page.getByText(/^From \d+ check-ins\.$/).first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^Mood by week, / })).toBeVisible()
  await expect(page.getByText(/^Mood \d\.\d of 5 on \d+ days with it, \d\.\d on \d+ others\.$/)).toBeVisible()
  await expect(page.getByText('Welcome back.')).toHaveCount(0)
  await expect(tab(page, 'Insights')).toHaveAttribute('aria-current', 'page')
  await page.getByText('Show as a table').first().click()
  await expect(page.getByRole('table', { name: 'Mood, energy and stress by week' })).toBeVisible()
  await page.getByRole('radio', { name: 'Stress' }).check({ force: true })
  if (Number(dayIn('Australia/Melbourne', new Date()).slice(8)) < 3)
    await page.getByRole('button', { name: 'The month before' }).click()
  const month = page.getByRole('table', { name: /^Stress, / })
  await expect(month.getByText(/, (very low|low|mid|fairly high|high)$/).first()).toBeAttached()
  await month.scrollIntoViewIfNeeded()
  await checkScreen(page, 'insights')

  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 844 })

  await page.goto('/insights')
  await page.getByRole('link', { name: 'Your week in words' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your week' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()
  await page.getByRole('link', { name: 'The week before' }).press('Enter')
  await expect(page).toHaveURL(/\/insights\/weekly\?week=\d{4}-\d\d-\d\d$/)
  await expect(page.getByText('From 7 check-ins.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'The week before' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'What might help' })).toBeVisible()
  await expect(
    page.getByText(/^Time outside tended to come with your better days \(\d+ with it, \d+ without, /),
  ).toBeVisible()
  await expect(tab(page, 'Insights')).toHaveAttribute('aria-current', 'page')
  await checkScreen(page, 'insights-weekly')
  const after = page.getByRole('link', { name: 'The week after' })
  await after.press('Enter')
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()
  await expect(after).toBeFocused()
  await expect(after).toHaveAttribute('aria-disabled', 'true')
  const here = page.url()
  await after.press('Enter')
  expect(page.url()).toBe(here)
  await checkScreen(page, 'insights-weekly-end')
  await page.getByRole('link', { name: 'Back to insights' }).click()
  await expect(page).toHaveURL(/\/insights$/)

  await page.route('**/api/insights/weekly*', (route) =>
    route.fulfill({
      status: 500,
      json: { error: 'Something went wrong. Please try again.', code: 'internal' },
    }),
  )
  await page.goto('/insights')
  // The week that runs is on the phone; another is not.
  await expect(page.getByText('This is from when this phone last heard from us.')).toBeVisible({
    timeout: 20_000,
  })
  await checkScreen(page, 'insights-kept-week')
  await page.goto('/insights/weekly?week=2026-01-01')
  await expect(page.getByRole('alert').getByText("We couldn't load your week.")).toBeVisible({
    timeout: 20_000,
  })
  await page.unroute('**/api/insights/weekly*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Not many days were told that week, and that is fine.')).toBeVisible()
})

test('however often she taps on a slow line, it is one week before, and one step back', async ({ page }) => {
  await signUp(page)
  await tell(page, { daysAgo: 28 })
  await page.goto('/insights/weekly')
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/insights/weekly?week=*', (route) => released.then(() => route.continue()))
  const before = page.getByRole('link', { name: 'The week before' })
  await before.click()
  await expect(page).toHaveURL(/week=/)
  await before.click({ force: true })
  await before.press('Enter')
  await expect(before).toHaveAttribute('aria-disabled', 'true')
  await checkScreen(page, 'insights-weekly-leaving')
  release()
  await expect(page.getByRole('heading', { name: 'This week' })).toHaveCount(0)
  await expect(before).toHaveAttribute('aria-disabled', 'false')
  await expect(before).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()
})

test('a week with something grave in it shows the card, and nothing light', async ({ page }) => {
  await signUp(page)
  for (const words of ['washing', 'they would all be better off without me', 'a walk'])
    await tell(page, { daysAgo: 0, words })
  await page.goto('/insights/weekly')
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()
  await expect(page.getByText('Some of what you told was very hard.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What might help' })).toHaveCount(0)
  await checkScreen(page, 'insights-weekly-card')
  await page.getByRole('link', { name: 'Back to insights' }).click()
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()
})

test('a hard look back on the week, and no day told, shows the card', async ({ page }) => {
  await signUp(page)
  const hearts = { energy: 2, mood: 1, stress: 4 }
  const hardest = 'they would all be better off without me'
  const responses = { ...hearts, hardest, energyGiving: '', nextWeek: '' }
  const data = { answered_at: new Date().toISOString(), answers: { type: 'weekly_reset', responses } }
  expect((await page.request.put(`/api/check-ins/${randomUUID()}`, { data })).ok()).toBe(true)
  await page.goto('/insights')
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()
  await expect(page.getByText('Nothing to show yet')).toHaveCount(0)
  await checkScreen(page, 'insights-only-reset')
})

test('chats to look back at, by the week and by the page', async ({ page }) => {
  await signUp(page)
  await page.goto('/insights/threads')
  await expect(page.getByText('No chats yet')).toBeVisible()
  await startTalk(page, `she only naps on me ${'and on me '.repeat(12)}`)
  await Promise.all(Array.from({ length: 30 }, (_, index) => startTalk(page, `chat ${index + 2}`)))

  await page.goto('/insights')
  await page.getByRole('link', { name: 'Look back at your chats' }).click()
  const chats = page.getByRole('main').getByRole('listitem')
  await expect(page.getByRole('region', { name: 'This week' })).toBeVisible()
  await expect(chats).toHaveCount(30)
  await expect(tab(page, 'Insights')).toHaveAttribute('aria-current', 'page')
  await checkScreen(page, 'insights-threads')
  await page.getByRole('button', { name: 'Show earlier chats' }).click()
  await expect(chats).toHaveCount(31)
  await expect(chats.last()).toContainText(/^She only naps on me and on me and on me and on me and on me…/)
  await expect(page.getByRole('button', { name: 'Show earlier chats' })).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toContainText('She only naps on me')
  await chats.last().getByRole('link').click()
  await expect(page.getByRole('log').getByText('she only naps on me')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Back to insights' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
})

test('a starred check-in is found under Saved, let go, and brought back', async ({ page }) => {
  await signUp(page)
  const id = await tell(page, { daysAgo: 0, words: 'she laughed at the dog' })
  await page.goto('/check-in')
  const star = page.getByRole('button', { name: /^Star the check-in/ })
  await tapAndSave(page, star)
  await expect(star).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/saved')
  const starred = page.getByRole('region', { name: 'Starred check-ins' }).getByRole('listitem')
  await expect(starred).toContainText(['she laughed at the dog'])
  await expect(page.getByText('Nothing saved yet.')).toBeHidden()
  await checkScreen(page, 'saved-check-in')
  await starred.getByRole('button', { name: /^Remove the star/ }).click()
  await expect(starred).toHaveCount(0)
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(starred).toHaveCount(1)

  await page.goto('/saved?preview=true')
  await expect(starred).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)

  await page.request.delete(`/api/check-ins/${id}`)
  await page.goto('/saved')
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
})
