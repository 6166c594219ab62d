import { rate, savedOnServer } from './check-in.ts'
import { checkScreen, expect, signUp, test } from './journey.ts'

test('a weekly reset that she begins on Sunday night and saves after midnight is of the week she began it for', async ({
  page,
}) => {
  await signUp(page)
  // Of the past, for the server believes no clock that runs ahead.
  const now = new Date()
  const daysSinceSunday = now.getUTCDay() || 7
  const sunday = new Date(now.getTime() - daysSinceSunday * 86_400_000).toISOString().slice(0, 10)
  await page.clock.setFixedTime(`${sunday}T12:55Z`)
  await page.goto('/weekly-reset')
  const heading = page.getByText(/^The week from Monday/)
  const week = await heading.innerText()
  const boxes = page.getByRole('main').getByRole('textbox')
  await boxes.nth(0).fill('the nights')
  await boxes.nth(1).fill('the park')
  await page.clock.setFixedTime(`${sunday}T15:02Z`)
  await boxes.nth(2).fill('one slow morning')
  await rate(page, { Energy: 'low', Mood: 'mid', Stress: 'high' })
  await expect(heading).toHaveText(week)
  await page.reload()
  await expect(boxes.nth(2)).toHaveValue('one slow morning')
  await expect(heading).toHaveText(week)
  await page.getByRole('button', { name: 'Save weekly reset' }).click()
  await expect(page).toHaveURL(/step=reply/)
  expect(await savedOnServer(page, 'weekly_reset')).toMatchObject([{ day: sunday }])
})

test('on a Monday a weekly reset is for the week that has just ended, and once that is done for the new one', async ({
  page,
}) => {
  await signUp(page)
  const now = new Date()
  const daysSinceSunday = now.getUTCDay() || 7
  const day = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000)
  const sunday = day(daysSinceSunday).toISOString().slice(0, 10)
  const dateOf = (at: Date) =>
    at.toLocaleDateString('en-AU', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  // Midday on Sunday by the world's clock is late that evening in Melbourne; five hours on it is Monday there.
  await page.clock.setFixedTime(`${sunday}T19:30Z`)
  await page.goto('/weekly-reset')
  const lastWeek = `Monday ${dateOf(day(daysSinceSunday + 6))} to Sunday ${dateOf(day(daysSinceSunday))}.`
  await expect(page.getByText(lastWeek)).toBeVisible()
  await page.getByLabel('What was hardest last week?').fill('the nights')
  await expect(page.getByLabel('What would you like this week to hold?')).toBeVisible()
  await rate(page, { Energy: 'low', Mood: 'mid', Stress: 'high' })
  await checkScreen(page, 'weekly-reset-monday')
  await page.getByRole('button', { name: 'Save weekly reset' }).click()
  await expect(page).toHaveURL(/step=reply/)
  expect(await savedOnServer(page, 'weekly_reset')).toMatchObject([{ day: sunday }])

  await page.goto('/weekly-reset')
  await expect(page.getByText(/^The week from Monday/)).toContainText(dateOf(day(daysSinceSunday - 1)))
  await expect(page.getByLabel('What was hardest this week?')).toBeVisible()
})
