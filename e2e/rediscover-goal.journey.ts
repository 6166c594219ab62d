import type { Page } from '@playwright/test'
import type { Goal } from '../contract/rediscover.ts'
import { checkScreen, expect, openAndHear, signUp, tapAndSave, test } from './journey.ts'
import { answer, answered, finish, otherPhone, wholeProgramme } from './rediscover-steps.ts'

test('a week later she is asked how it went, makes it smaller, and then has done it', async ({ page }) => {
  await signUp(page)
  await finish(page, await answer(page, wholeProgramme))
  const goal = page.getByRole('region', { name: 'Your tiny experiment' })
  await page.clock.setFixedTime(Date.now() + 7 * 86_400_000)
  await page.goto('/home')
  await expect(goal.getByRole('heading', { name: 'How did it go?' })).toBeVisible()
  await goal.scrollIntoViewIfNeeded()
  await checkScreen(page, 'rediscover-goal-due')
  await goal.getByRole('button', { name: 'Make it smaller' }).click()
  await expect(goal.getByLabel('The smaller version')).toHaveValue('Hum one line')
  const settled = answered(page)
  await goal.getByRole('button', { name: 'Try this one' }).click()
  expect((await settled).ok()).toBe(true)
  await expect(goal.getByText('Smaller is smart.')).toBeVisible()
  await page.clock.setFixedTime(Date.now() + 15 * 86_400_000)
  await page.goto('/home')
  await expect(goal).toContainText('Hum one line')
  const done = answered(page)
  await goal.getByRole('button', { name: 'I did it' }).click()
  expect((await done).ok()).toBe(true)
  await expect(goal.getByText('You did that.')).toBeVisible()
  // One alone says nothing of a while.
  await page.goto('/insights')
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('goals kept')).toHaveCount(0)
})

/** Says how the goal that is open went, as her other phone does. */
async function settle(other: Page, goal_status: 'done' | 'smaller', weekly_goal?: string): Promise<void> {
  const { goal } = (await (await other.request.get('/api/rediscover/goal')).json()) as { goal: Goal }
  const data = { goal_status, goal_due: goal.due, answered_at: new Date().toISOString(), weekly_goal }
  const path = `/api/rediscover/sessions/${goal.session_id}/goal`
  expect((await other.request.put(path, { data })).ok()).toBe(true)
}

const board = '/rediscover/vision-board'
const experiment = (page: Page) => page.getByRole('region', { name: 'Your tiny experiment' })
const goals = (page: Page) => page.getByRole('region', { name: 'Your tiny goals' })

test('the goal of a programme goes on the board with one tap; how it stands shows on both, and on her other phone', async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page)
  await finish(page, await answer(page, wholeProgramme))
  const other = await otherPhone(browser, email)
  await openAndHear(other, board)
  await openAndHear(page, '/rediscover')
  await checkScreen(page, 'rediscover-goal-to-board')
  await tapAndSave(page, experiment(page).getByRole('button', { name: 'Put it on your board' }), 'PUT')
  await expect(experiment(page).getByText('It is on your board.')).toBeVisible()
  await expect(goals(other).getByText('Sing one song in the car')).toBeVisible()
  await expect(goals(other).getByText(/^Under way, until /)).toBeVisible()

  await settle(other, 'smaller', 'Hum one line')
  await expect(experiment(page).getByText('Hum one line')).toBeVisible()
  await expect(goals(other).getByText('Hum one line')).toBeVisible()
  await expect(goals(other).getByText(/^Under way, made smaller, until /)).toBeVisible()

  // Taken off the board, it goes on; on another phone the button is there again.
  await other.getByRole('button', { name: 'Remove: Hum one line' }).click()
  await expect(experiment(page).getByRole('button', { name: 'Put it on your board' })).toBeVisible()
  await expect(experiment(page).getByText('Hum one line')).toBeVisible()
  await other.context().close()
})

test('a goal of the board becomes this week’s, with its state; two that she kept are counted', async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page)
  await openAndHear(page, board)
  await page.getByRole('button', { name: 'Add example goal' }).click()
  await page.getByRole('button', { name: 'Add goal' }).click()
  await page.getByRole('textbox', { name: 'Add a tiny, 7-day goal:' }).fill('Walk to the corner')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  const take = goals(page).getByRole('button', { name: 'Make it this week’s: Walk to the corner' })
  await expect(take).toBeVisible()
  await goals(page).scrollIntoViewIfNeeded()
  await checkScreen(page, 'board-goals')
  const other = await otherPhone(browser, email)
  await openAndHear(other, '/home')
  await tapAndSave(page, take, 'PUT')
  await expect(goals(page).getByText(/^Under way, until /)).toBeVisible()
  await expect(goals(page).getByRole('button')).toHaveCount(0)
  await expect(experiment(page).getByText('Walk to the corner')).toBeVisible()
  await expect(experiment(other).getByText('Walk to the corner')).toBeVisible()
  await goals(page).scrollIntoViewIfNeeded()
  await checkScreen(page, 'board-goal-under-way')

  await settle(other, 'done')
  await expect(goals(page).getByText('You did it')).toBeVisible()
  await expect(experiment(page)).toHaveCount(0)
  // The same one is hers to take again.
  await tapAndSave(page, take, 'PUT')
  await expect(goals(page).getByText(/^Under way, until /)).toBeVisible()
  await settle(other, 'done')
  await other.context().close()
  await page.goto('/insights')
  await expect(page.getByText(/^2 goals kept since \w+$/)).toBeVisible()
  await checkScreen(page, 'insights-goals-kept')
})
