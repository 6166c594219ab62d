import { checkScreen, expect, signUp, test } from './journey.ts'

test('a line to start with is put into the box, after what she had typed, and changes with the hour', async ({
  page,
}) => {
  await signUp(page)
  await page.clock.setFixedTime(new Date('2026-03-02T20:00:00+11:00'))
  await page.goto('/modes')
  await page.getByRole('link', { name: /^Chat Talk about/ }).click()
  await expect(page).toHaveURL(/\/chat\/chat$/)
  const starters = page.getByRole('region', { name: 'Not sure how to start?' })
  await expect(starters).toBeVisible()
  await checkScreen(page, 'chat-starters')
  await page.setViewportSize({ width: 320, height: 568 })
  await checkScreen(page, 'chat-starters-320')
  await starters.getByRole('button', { name: 'Today was a lot.' }).focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('textbox', { name: 'Your message' })
  await expect(box).toHaveValue('Today was a lot.')
  await expect(starters.getByRole('status')).toHaveText('It is in the message box.')
  await starters.getByRole('button', { name: 'I’m dreading tomorrow.' }).click()
  await expect(box).toHaveValue('I’m dreading tomorrow.')
  await box.fill('she bit me')
  await starters.getByRole('button', { name: 'Show me others' }).click()
  await starters.getByRole('button', { name: 'I’m so tired I can’t think straight.' }).click()
  await expect(box).toHaveValue('she bit me\nI’m so tired I can’t think straight.')

  await page.clock.setFixedTime(new Date('2026-03-03T03:00:00+11:00'))
  await page.reload()
  await expect(
    starters.getByRole('button', { name: 'I’m awake and the whole house is asleep.' }),
  ).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/modes$/)
})
