import type { Page } from '@playwright/test'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { holdNewChats, loseFirstWords } from './talk.ts'

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
  await page.unroute('**/mother_chat')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Quick replies' })).toBeVisible()
  await chatTab(page).click()
  await expect(page).toHaveURL(/\/chat$/)
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('')
})

test('hard words that do not reach the server bring the card all the same', async ({ page, watch }) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  const lifeline = page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })
  const box = page.getByRole('textbox', { name: 'Your message' })
  await page.route('**/api/threads', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.goto('/chat')
  await box.fill('they would all be better off without me')
  await box.press('Enter')
  await expect(lifeline).toBeVisible()
  await checkScreen(page, 'chat-card-not-begun')

  await page.unroute('**/api/threads')
  await page.route('**/mother_chat', (route) => route.abort())
  await box.press('Enter')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(lifeline).toBeVisible()
  await page.reload()
  await expect(lifeline).toBeVisible()
  await page.getByRole('button', { name: 'Hide help' }).click()
  await expect(lifeline).toHaveCount(0)
  await page.unroute('**/mother_chat')
  await page.getByRole('button', { name: 'Try again' }).click()
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
  await box.press('Enter')
  await expect(page.getByRole('log').getByText('half a thought')).toBeVisible()
  await expect(box).toHaveValue('')
  // Until the server has it, the tab leads back to it.
  await expect(page.getByRole('list', { name: 'Quick replies' })).toBeVisible()
  await chatTab(page).click()
  await expect(page).toHaveURL(/\/chat$/)
  await expect(box).toHaveValue('')
})

test('the first words are said once, though she leaves and comes back while their chat is made', async ({
  page,
}) => {
  await signUp(page)
  const { release, asked } = await holdNewChats(page)
  await page.goto('/chat')
  const box = page.getByRole('textbox', { name: 'Your message' })
  const send = page.getByRole('button', { name: 'Send' })
  await box.fill('once is enough')
  await send.click()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.waitForURL('**/home')
  await chatTab(page).click()
  await expect(box).toHaveValue('once is enough')
  await expect(send).toBeDisabled()
  release()
  await expect(page.getByRole('link', { name: 'All chats' })).toBeVisible()
  await page.getByRole('link', { name: 'All chats' }).click()
  await expect(page.getByRole('list', { name: 'Chats' }).getByRole('listitem')).toHaveCount(1)
  expect(asked()).toBe(1)
})

test('that a chat could not be started is said until she changes her words or is back online', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  await page.goto('/chat')
  const box = page.getByRole('textbox', { name: 'Your message' })
  const couldNotStart = page.getByText("I'm having trouble starting your chat thread.")
  await expect(box).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await box.fill('nobody came today')
  await box.press('Enter')
  await expect(couldNotStart).toBeVisible()
  await box.pressSequentially(' either')
  await expect(couldNotStart).toHaveCount(0)

  await box.press('Enter')
  await expect(couldNotStart).toBeVisible()
  await context.setOffline(false)
  await expect(couldNotStart).toHaveCount(0)
  await expect(box).toHaveValue('nobody came today either')
})

test('the first words of a chat are said though she has left, and what she typed on comes along', async ({
  page,
}) => {
  await signUp(page)
  const { release } = await holdNewChats(page)
  await page.goto('/chat')
  const box = page.getByRole('textbox', { name: 'Your message' })
  const log = page.getByRole('log')
  const making = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/threads'),
  )
  await box.fill('said on the way out')
  await box.press('Enter')
  await making
  await expect(box).toHaveValue('said on the way out')
  await page.getByRole('link', { name: 'Home' }).click()
  await page.waitForURL('**/home')
  const heard = page.waitForResponse('**/mother_chat')
  release()
  await heard
  // The phone lets go of her words once the server has them.
  const unheard = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /unheard/.test(key)))
  await expect.poll(unheard).toEqual([])
  await expect(page).toHaveURL(/\/home$/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' }).click()
  await expect(box).toHaveValue('')

  const second = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/threads'),
  )
  const answered = Promise.withResolvers<void>()
  await page.unroute('**/api/threads')
  await page.route('**/api/threads', async (route) => {
    await answered.promise
    await route.continue()
  })
  await box.fill('no milk in the house')
  await box.press('Enter')
  await second
  await box.press('End')
  await box.pressSequentially(' and no bread')
  answered.resolve()
  await expect(log.getByText('no milk in the house')).toBeVisible()
  await expect(box).toHaveValue('and no bread')
  await expect(box).toBeFocused()

  await page.unroute('**/api/threads')
  await page.goto('/threads')
  await expect(page.getByRole('link', { name: /Said on the way out/ })).toBeVisible()
})
