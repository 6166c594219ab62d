import { checkScreen, expect, signUp, test } from './journey.ts'
import { startTalk } from './talk.ts'

const words = 'Hi Jo, can you take him on Friday?\n\nI owe you a cake.'

test('a message that was written for her stands apart and is copied by itself', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUp(page)
  const id = await startTalk(page, 'can you write jo a message')
  // As a model would have written it: the journeys have none.
  await page.route(`**/api/threads/${id}`, async (route) => {
    const answer = await route.fetch()
    const chat = await answer.json()
    const reply = chat.messages.at(-1)
    const content = `Here is one that asks for one thing.\n\n${words}\n\nToo long?`
    chat.messages = [...chat.messages.slice(0, -1), { ...reply, content, block: words }]
    await route.fulfill({ response: answer, json: chat })
  })
  await page.goto(`/chat/${id}`)
  const log = page.getByRole('log')
  await expect(log.getByText('Too long?')).toBeVisible()
  const copy = log.getByRole('button', { name: 'Copy', exact: true })
  await copy.click()
  await expect(log.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words)
  await checkScreen(page, 'chat-copy')
})

test('any message is copied as it was said, also where the browser keeps its clipboard to itself', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUp(page)
  const id = await startTalk(page, 'three loads of washing today')
  const { messages } = await (await page.request.get(`/api/threads/${id}`)).json()
  await page.goto(`/chat/${id}`)
  const log = page.getByRole('log')
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await log.getByRole('button', { name: "Copy the companion's message" }).click()
  await expect(log.getByText('Copied')).toBeVisible()
  expect(await clipboard()).toBe(messages[1].content)
  await page.evaluate(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  const copy = log.getByRole('button', { name: 'Copy your message' })
  await copy.click()
  await expect(log.getByText('Copied')).toHaveCount(2)
  expect(await clipboard()).toBe('three loads of washing today')
  await expect(copy).toBeFocused()
  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await copy.click()
  await expect(page.getByText('It could not be copied.')).toBeVisible()
})
