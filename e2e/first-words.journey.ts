import type { Page } from '@playwright/test'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { allAnswered, holdMessages, loseFirstWords, pressEnter } from './talk.ts'

const chatTab = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' })

test('the first words of a chat that got lost are found again from the box of a new one', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  const log = page.getByRole('log')
  await loseFirstWords(page, 'nobody came today')
  const begun = page.url()

  await page.goto('/home')
  await chatTab(page).click()
  await expect(log.getByText('nobody came today')).toBeVisible()
  await expect(page).toHaveURL(begun)
  await page.goto('/chat?sos=true')
  await expect(log.getByText('nobody came today')).toBeVisible()
  await expect(page).toHaveURL(`${begun}?sos=true`)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/mother_chat')
  await again.click()
  await allAnswered(page)
  await chatTab(page).click()
  await expect(page).toHaveURL(/\/chat$/)
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('')
})

test('hard words that do not reach the server bring the card all the same', async ({ page, watch }) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  const lifeline = page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })
  const box = page.getByRole('textbox', { name: 'Your message' })
  const again = page.getByRole('button', { name: 'Try again' })
  await page.route('**/mother_chat', (route) => route.abort())
  await page.goto('/chat')
  await box.fill('they would all be better off without me')
  await pressEnter(page)
  await expect(again).toBeVisible()
  await expect(lifeline).toBeVisible()
  await checkScreen(page, 'chat-card-not-begun')
  await page.reload()
  await expect(lifeline).toBeVisible()
  await page.getByRole('button', { name: 'Hide help' }).click()
  await expect(lifeline).toHaveCount(0)
  await expect(again).toBeVisible()
  await page.unroute('**/mother_chat')
  await again.click()
  await expect(page.getByRole('region', { name: 'Help right now' })).toBeVisible()
  await expect(lifeline).toHaveCount(1)
})

test('what she has half typed in a new chat is there in the next', async ({ page }) => {
  await signUp(page)
  await page.goto('/threads')
  await page.getByRole('button', { name: 'New chat' }).click()
  await page.waitForURL(/\/chat\/[\da-f-]{36}$/)
  const box = page.getByRole('textbox', { name: 'Your message' })
  await box.fill('half a thou')
  await page.goto('/threads')
  await expect(page.getByText('No chats yet')).toBeVisible()
  await page.goto('/chat')
  await expect(box).toHaveValue('half a thou')
  await page.goto('/threads')
  await page.getByRole('button', { name: 'New chat' }).click()
  await page.waitForURL(/\/chat\/[\da-f-]{36}$/)
  await expect(box).toHaveValue('half a thou')
  await box.press('End')
  await box.pressSequentially('ght')
  await pressEnter(page)
  await expect(page.getByRole('log').getByText('half a thought')).toBeVisible()
  await expect(box).toHaveValue('')
  // Until the server has it, the tab leads back to it.
  await allAnswered(page)
  await chatTab(page).click()
  await expect(page).toHaveURL(/\/chat$/)
  await expect(box).toHaveValue('')
})

test('the first words are said once, though she leaves and comes back while they are on their way', async ({
  page,
}) => {
  await signUp(page)
  const { release, asked } = await holdMessages(page)
  await page.goto('/chat')
  const log = page.getByRole('log')
  await page.getByRole('textbox', { name: 'Your message' }).fill('once is enough')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.waitForURL('**/home')
  await chatTab(page).click()
  await expect(log.getByText('once is enough')).toBeVisible()
  release()
  await allAnswered(page)
  await page.getByRole('link', { name: 'All chats' }).click()
  await expect(page.getByRole('list', { name: 'Chats' }).getByRole('listitem')).toHaveCount(1)
  expect(asked()).toBe(1)
})

test('the first words of a chat are said though she has left, and what she typed after them stays with them', async ({
  page,
}) => {
  await signUp(page)
  const { release } = await holdMessages(page)
  await page.goto('/chat')
  const box = page.getByRole('textbox', { name: 'Your message' })
  await box.fill('said on the way out')
  await pressEnter(page)
  await expect(page.getByRole('log').getByText('said on the way out')).toBeVisible()
  await expect(box).toBeFocused()
  await box.pressSequentially('and one more thing')
  await page.getByRole('link', { name: 'Home' }).click()
  await page.waitForURL('**/home')
  const answered = page.waitForResponse('**/mother_chat')
  release()
  await answered
  // The phone lets go of her words once the server has them.
  const waiting = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /unsent/.test(key)))
  await expect.poll(waiting).toEqual([])
  await expect(page).toHaveURL(/\/home$/)
  await chatTab(page).click()
  await expect(page).toHaveURL(/\/chat$/)
  await expect(box).toHaveValue('')
  await page.goto('/threads')
  await page.getByRole('link', { name: /Said on the way out/ }).click()
  await expect(box).toHaveValue('and one more thing')
})
