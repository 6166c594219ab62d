import { checkScreen, expect, signUp, test } from './journey.ts'
import { allAnswered, pressEnter, startTalk } from './talk.ts'

test('at the end of a talk she says yes to being asked tomorrow, finds it said after a reload, and takes it back', async ({
  page,
}) => {
  await signUp(page)
  const id = await startTalk(page, 'school mornings are chaos', 'he hides his shoes')
  await page.goto(`/chat/${id}`)
  const box = page.getByRole('textbox', { name: 'Your message' })
  await box.fill('thanks, good night')
  await pressEnter(page)
  await allAnswered(page)
  await expect(page.getByText('If you like, I can ask you tomorrow how it went.')).toBeVisible()
  await checkScreen(page, 'chat-follow-up')
  await page.getByRole('button', { name: 'Yes, ask me' }).click()
  const isSet = page.getByText(/^I'll ask you here tomorrow, 10:00.am\.$/)
  await expect(isSet).toBeVisible()
  await page.reload()
  await expect(isSet).toBeVisible()
  await page.getByRole('button', { name: "Don't ask" }).click()
  await expect(page.getByRole('button', { name: 'Yes, ask me' })).toBeVisible()
})
