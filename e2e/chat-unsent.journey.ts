import type { Page } from '@playwright/test'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { loseNetwork, storeApp, unreachable } from './no-network.ts'
import { boxIn, messagesIn, repliesIn, say, startTalk, waiting } from './talk.ts'

test.use({ withWorker: true })

/** What the server has of a chat, in its order. */
async function storedIn(page: Page, id: string): Promise<string[]> {
  const answer = await page.request.get(`/api/threads/${id}`)
  if (!answer.ok()) return []
  const { messages } = (await answer.json()) as { messages: { role: string; content: string }[] }
  return messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
}

test('what she says offline waits, is sent once and in its order after the tab was closed, and is answered', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors(unreachable)
  await signUp(page)
  await page.goto('/chat')
  await storeApp(page)
  await expect(boxIn(page)).toBeVisible()
  await loseNetwork(page, context)
  await say(page, 'nobody came today')
  await expect(waiting(page)).toBeVisible()
  await say(page, 'and she is still awake')
  await expect(messagesIn(page)).toHaveCount(2)
  await checkScreen(page, 'chat-unsent')
  const id = page.url().split('/').at(-1) ?? ''
  await page.close()

  const later = await context.newPage()
  await later.goto('/home')
  await later.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' }).click()
  await expect(later).toHaveURL(new RegExp(id))
  await expect(messagesIn(later)).toHaveText(['You: nobody came today', 'You: and she is still awake'])
  await expect(waiting(later)).toBeVisible()
  await context.setOffline(false)
  await expect(repliesIn(later)).toHaveCount(2)
  await expect(waiting(later)).toBeHidden()
  await later.reload()
  await expect(repliesIn(later)).toHaveCount(2)
  expect(await storedIn(later, id)).toEqual(['nobody came today', 'and she is still awake'])
})

test('of two tabs one sends what waits, once, and the reply comes to both', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  const id = await startTalk(page, 'the pram is stuck')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/chat/${id}`)
    await expect(messagesIn(tab)).toHaveCount(1)
  }
  await context.route('**/mother_chat', (route) => route.abort())
  await say(page, 'nobody came to help')
  await expect(waiting(page)).toBeVisible()
  await expect(messagesIn(other)).toHaveCount(2)
  let sent = 0
  await context.unroute('**/mother_chat')
  context.on('request', (request) => {
    if (request.url().endsWith('/mother_chat')) sent += 1
  })
  for (const tab of [page, other]) await tab.evaluate(() => void dispatchEvent(new Event('online')))
  for (const tab of [page, other]) {
    await expect(repliesIn(tab)).toHaveCount(2)
    await expect(waiting(tab)).toBeHidden()
    await expect(messagesIn(tab)).toHaveCount(2)
  }
  expect([sent, await storedIn(page, id)]).toEqual([1, ['the pram is stuck', 'nobody came to help']])
})

test('what waits is changed before it goes, and what an older app kept is sent as well', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  const id = await startTalk(page, 'the pram is stuck')
  await page.goto(`/chat/${id}`)
  await page.route('**/mother_chat', (route) => route.abort())
  await say(page, 'the old wording')
  await expect(waiting(page)).toBeVisible()
  await page.getByRole('button', { name: 'Edit your last message' }).click()
  await expect(boxIn(page)).toHaveValue('the old wording')
  await say(page, 'the new wording')
  await expect(messagesIn(page)).toHaveText(['You: the pram is stuck', 'You: the new wording'])
  await expect(waiting(page)).toBeVisible()
  const older = await startTalk(page, 'no nap today')
  await page.evaluate((threadId) => {
    const value = { messageId: crypto.randomUUID(), said: 'kept by an older app', replaces: null }
    localStorage.setItem(`unheard:${threadId}`, JSON.stringify(value))
  }, older)

  await page.unroute('**/mother_chat')
  await page.reload()
  await expect(repliesIn(page)).toHaveCount(2)
  await expect.poll(() => storedIn(page, older)).toEqual(['no nap today', 'kept by an older app'])
  expect(await storedIn(page, id)).toEqual(['the pram is stuck', 'the new wording'])
})

test('a second member on the phone neither sees nor sends what the first one left in a chat', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  await page.route('**/mother_chat', (route) => route.abort())
  await page.goto('/chat')
  await say(page, 'words of the first')
  await expect(waiting(page)).toBeVisible()
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signUp(page)
  await page.unroute('**/mother_chat')
  await page.goto('/chat')
  await expect(page).toHaveURL(/\/chat$/)
  await expect(boxIn(page)).toHaveValue('')
  await page.goto('/threads')
  await expect(page.getByText('No chats yet')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('words of the first')
})
