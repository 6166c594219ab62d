import { checkScreen, expect, signUp, test } from './journey.ts'
import { answer, answered, finish, wholeProgramme } from './rediscover-steps.ts'

test('what she did is there to read again, beside another one, and hers to delete', async ({ page }) => {
  await signUp(page)
  await finish(page, await answer(page, wholeProgramme))
  await finish(
    page,
    await answer(page, { focus: { choice: 'alone-time' }, values: { words: ['Playful', 'Brave'] } }),
  )
  await page.goto('/rediscover')
  const past = page.getByRole('region', { name: 'Your earlier ones' })
  await expect(
    past.getByText('What matters to you: Playful, Curious, Calm, Salt water and Funny.'),
  ).toBeVisible()
  await checkScreen(page, 'rediscover-door')
  await past.scrollIntoViewIfNeeded()
  await checkScreen(page, 'rediscover-past-list')
  await page.getByRole('link', { name: 'Lay two side by side' }).click()
  await expect(page.getByRole('heading', { name: /you, now you$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Which words feel like you?' })).toContainText('Brave')
  await checkScreen(page, 'rediscover-compared')
  await page.setViewportSize({ width: 1280, height: 800 })
  await checkScreen(page, 'rediscover-compared-wide')
  await page.getByRole('link', { name: 'Read it alone' }).click()
  await page.getByRole('link', { name: /^Beside / }).click()
  await expect(page.getByRole('heading', { name: /you, now you$/ })).toBeVisible()

  // One that she deletes comes back until she leaves, and is gone after that.
  await page.goto('/rediscover')
  const rows = past.getByRole('button', { name: /^Delete/ })
  await rows.last().click()
  await past.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(2)
  await rows.last().click()
  await expect(past.getByText('Gone, with all that you answered in it.')).toBeVisible()
  const deleted = answered(page, 'DELETE')
  await page.getByRole('link', { name: 'Back to modes' }).click()
  expect((await deleted).ok()).toBe(true)
  await page.goto('/rediscover')
  await expect(rows).toHaveCount(1)
})

test('without a membership the door says so, and her own is not behind it', async ({ page }) => {
  await signUp(page, { trial: false })
  for (const path of ['/rediscover', '/rediscover?step=values']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This part comes with a membership' })).toBeVisible()
  }
})
