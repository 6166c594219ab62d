import { checkScreen, expect, signUp, test } from './journey.ts'

test('Sleep: at night no nap is planned, and a screen left open overnight begins the day anew', async ({
  page,
}) => {
  await signUp(page)
  await page.clock.setFixedTime('2026-11-24T23:40+11:00')
  await page.goto('/modes/sleep')
  await page.getByLabel('How old?').selectOption('10 to 12 months')
  await expect(page.getByText('It’s night now, so there’s no nap to plan.')).toBeVisible()
  await checkScreen(page, 'mode-sleep-night')
  await page.getByLabel('How old?').selectOption('1 to 3 months')
  await expect(page.getByText('Maybe between 12:40 am and 1:40 am')).toBeVisible()

  await page.clock.setFixedTime('2026-11-25T07:30+11:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByLabel('Awake since')).toHaveValue('07:30')
  await page.getByLabel('How old?').selectOption('10 to 12 months')
  await expect(page.getByText('Maybe between 10:30 am and 1:30 pm')).toBeVisible()
  await page.getByLabel('Awake since').fill('15:45')
  await expect(page.getByText('By then it’s close to bedtime.')).toBeVisible()
})
