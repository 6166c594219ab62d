import { checkScreen, expect, signUp, test } from './journey.ts'
import { isInChat } from './talk.ts'

test('a chat that was begun in SOS is one from wherever she opens it, with the calls and the circle first', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/chat?sos=true')
  await page.getByRole('textbox', { name: 'Your message' }).fill('bedtime took two hours')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log').getByText('Companion: ')).toHaveCount(1)
  await expect(page).toHaveURL(/\/chat\/[\da-f-]{36}\?sos=true$/)
  const plainly = new URL(page.url()).pathname

  const expectSOS = async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'SOS' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Call now' })).toBeInViewport()
    await expect(page.getByText('You: bedtime took two hours')).toBeAttached()
  }
  await page.getByRole('link', { name: 'All chats' }).click()
  await page.getByRole('link', { name: 'Bedtime took two hours' }).click()
  await expectSOS()
  await expect(page).toHaveURL(`${plainly}?sos=true`)
  await checkScreen(page, 'chat-sos-again')

  await page.goto(plainly)
  await expectSOS()
  const toMessages = page.getByRole('button', { name: 'Go to what was said' })
  await toMessages.click()
  await expect(page.getByText('You: bedtime took two hours')).toBeInViewport()
  await expect(toMessages).toBeHidden()
  expect(await isInChat(page)).toBe(true)
  await page.getByRole('textbox', { name: 'Your message' }).fill('he sleeps now')
  const [request] = await Promise.all([
    page.waitForRequest('**/mother_chat'),
    page.getByRole('button', { name: 'Send' }).click(),
  ])
  expect(request.postDataJSON().context.isSOS).toBe(true)

  await page.goto('/chat')
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
})
