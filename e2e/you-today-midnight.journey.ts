import type { Locator, Page } from '@playwright/test'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { answerAgain, choose, getTip } from './you-today.ts'

test('midnight takes nothing away: neither what she is typing nor the people to call', async ({ page }) => {
  await signUp(page)
  let name = 'Ana'
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { profile: object }
    await route.fulfill({ json: { ...reply, profile: { ...reply.profile, full_name: name } } })
  })
  /** Comes to home and has the profile read, so that what is read later is read anew. */
  async function arrive(load: () => Promise<unknown>) {
    const read = page.waitForResponse('**/api/profile')
    await load()
    await (await read).finished()
    await expect(page.getByRole('heading', { level: 1, name: `Hi ${name}` })).toBeVisible()
    // What the app does beside its screens looks at the day too, once, when it comes.
    await page.waitForLoadState('networkidle')
  }
  /** The day after, when home is drawn anew for a name that another device changed. */
  async function wakeAt(time: string, newName: string) {
    name = newName
    await page.clock.setFixedTime(time)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByRole('heading', { level: 1, name: `Hi ${name}` })).toBeVisible()
  }

  await page.clock.setFixedTime('2026-11-23T23:50+11:00')
  await arrive(() => page.goto('/home'))
  const words = page.getByLabel('What is taking up your head?')
  await words.fill('they would all be better off without me')
  await wakeAt('2026-11-24T00:10+11:00', 'Anna')
  await expect(words).toHaveValue('they would all be better off without me')
  await choose(page, 'Flat', 'Low')
  await page.getByRole('button', getTip).click()
  const lifeline = page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })
  await expect(lifeline).toBeInViewport()
  await arrive(() => page.reload())
  await expect(lifeline).toBeVisible()
  await wakeAt('2026-11-25T00:10+11:00', 'Annie')
  await expect(lifeline).toBeVisible()
  await arrive(() => page.reload())
  await expect(words).toHaveValue('')
})

/** A new member picks a mood shortly before midnight, and types this; then it is shortly after. Answers the box for her words. */
async function beginBeforeMidnight(page: Page, typed?: string): Promise<Locator> {
  await signUp(page)
  await page.clock.setFixedTime('2026-11-23T23:58+11:00')
  await page.goto('/home')
  await choose(page, 'Flat')
  const words = page.getByLabel('What is taking up your head?')
  if (typed) await words.fill(typed)
  await page.clock.setFixedTime('2026-11-24T00:02+11:00')
  return words
}

test('what she began before midnight is there after it, on one screen and on two', async ({
  page,
  context,
}) => {
  const words = await beginBeforeMidnight(page, 'she is up every hour')
  const other = await context.newPage()
  await other.goto('/home')
  const otherWords = other.getByLabel('What is taking up your head?')
  await expect(otherWords).toHaveValue('she is up every hour')
  await expect(other.getByRole('radio', { name: 'Flat' })).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Flat' })).not.toBeChecked()
  await expect(words).toHaveValue('she is up every hour')
  await words.press('End')
  await words.pressSequentially(' and I am too')
  await expect(otherWords).toHaveValue('she is up every hour and I am too')
  await other.close()

  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Modes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Modes' })).toBeVisible()
  await page.clock.setFixedTime('2026-11-25T00:02+11:00')
  await nav.getByRole('link', { name: 'Home' }).click()
  await expect(words).toHaveValue('she is up every hour and I am too')
  await checkScreen(page, 'you-today-carried-over')
  await page.reload()
  await expect(words).toHaveValue('she is up every hour and I am too')
})

test('telling what she began yesterday takes nothing away that she began today on another screen', async ({
  page,
  context,
}) => {
  const words = await beginBeforeMidnight(page)
  const other = await context.newPage()
  await other.goto('/home')
  await other.getByLabel('What is taking up your head?').fill('the school forms')
  await other.close()

  await choose(page, 'Low')
  await words.fill('she is up every hour')
  await page.getByRole('button', getTip).click()
  await expect(page.getByRole('button', answerAgain)).toBeVisible()
  await page.clock.setFixedTime('2026-11-25T09:00+11:00')
  await page.reload()
  await expect(words).toHaveValue('the school forms')
})
