import { checkScreen, expect, signUp, test } from './journey.ts'
import { startTalk } from './talk.ts'

test('a chat points to the section of the Village that fits, and one tap opens it', async ({ page }) => {
  await signUp(page)
  const id = await startTalk(page, 'am i the only one whose toddler screams at the shops')
  await page.goto(`/chat/${id}`)
  const log = page.getByRole('log')
  await expect(log.getByText('The Village has a room for this: Toddler')).toBeVisible()
  await checkScreen(page, 'chat-village-section')
  await log.getByRole('link', { name: 'Toddler' }).click()
  await expect(page).toHaveURL(/\/connect\/village\/Toddler$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Toddler' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(new RegExp(`/chat/${id}$`))
})
