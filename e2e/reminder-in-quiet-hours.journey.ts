import { expect, test } from './journey.ts'
import { openMode } from './mode-tools.ts'

test('a reminder for her quiet hours: one time everywhere, the one that it comes at', async ({ page }) => {
  await openMode(page, 'clear', 'Empty your head')
  await page.getByLabel('What is in there?').fill('winter coats')
  await page.getByRole('button', { name: 'Sort it out' }).click()
  await page.getByRole('button', { name: /^Later/ }).click()
  await page.getByRole('button', { name: 'Remind me: winter coats' }).click()
  await page.getByRole('radio', { name: 'A day and time' }).check({ force: true })
  await page.getByLabel('Day and time', { exact: true }).fill('2040-01-02T23:00')
  await expect(page.getByRole('dialog').getByText('so it comes at 7:00 am')).toBeVisible()
  await page.getByRole('button', { name: 'Set reminder' }).click()
  await expect(page.getByText(/^It comes to your inbox .*3 Jan 2040, 7:00 am\.$/)).toBeVisible()
  await expect(
    page.getByText(/^You chose .*2 Jan 2040, 11:00 pm, which is in your quiet hours\.$/),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /3 Jan 2040, 7:00 am\. Change the time/ })).toBeVisible()
  await page.goto('/account/reminders')
  const row = page.getByRole('list', { name: 'Your reminders' })
  await expect(row).toContainText(
    /2 Jan 2040, 11:00 pm\. That’s in your quiet hours, so it comes at 7:00 am\./,
  )
})
