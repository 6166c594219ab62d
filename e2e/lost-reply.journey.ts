import { expect, signUp, test } from './journey.ts'
import { allAnswered, isInChat, pressEnter, startTalk } from './talk.ts'

test('what is changed takes the place of the old wording, though that was heard only meanwhile', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  const id = await startTalk(page, 'the pram is stuck')
  await page.goto(`/chat/${id}`)
  const log = page.getByRole('log')
  const box = page.getByRole('textbox', { name: 'Your message' })
  await expect(log.getByText('the pram is stuck')).toBeVisible()
  // The server hears it, and nothing of that reaches the phone.
  await page.route('**/mother_chat', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.route(`**/api/threads/${id}`, (route) => route.abort())
  await box.fill('the old wording')
  await pressEnter(page)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit your last message' }).click()
  await page.unrouteAll()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  // What stood in for the reply is gone, and the reply is there.
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  await expect(log.getByText('Companion: ')).toHaveCount(2)
  await box.fill('the new wording')
  await pressEnter(page)
  await expect(log.getByText('the new wording')).toBeVisible()
  await allAnswered(page)
  await page.reload()
  await expect(log.getByText('the new wording')).toBeVisible()
  await expect(log.getByText('the old wording')).toHaveCount(0)
})

test('a message is sent again from the keyboard, and the focus stays in the chat', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  const id = await startTalk(page, 'the dog barks')
  await page.goto(`/chat/${id}`)
  const box = page.getByRole('textbox', { name: 'Your message' })
  await page.route('**/mother_chat', (route) => route.abort())
  await box.fill('all night')
  await pressEnter(page)
  const again = page.getByRole('button', { name: 'Try again' })
  await again.focus()
  await page.unrouteAll()
  await page.keyboard.press('Enter')
  await allAnswered(page)
  expect(await isInChat(page)).toBe(true)
})
