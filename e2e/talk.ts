import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export const boxIn = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
/** Her messages in the chat that is open, and what was said to them. */
export const messagesIn = (page: Page) => page.getByRole('log').getByText(/^You: ./)
export const repliesIn = (page: Page) => page.getByRole('log').getByText(/^Companion: ./)
/** Words of hers wait on this phone, and the chat says so. */
export const waiting = (page: Page) => page.getByText('Waiting on this phone.')

/** Says something in the chat that is open, whether or not anybody hears it. */
export async function say(page: Page, text: string): Promise<void> {
  await boxIn(page).fill(text)
  await boxIn(page).press('Enter')
}

/** Starts a chat through the API, says these things in it one after the other, and answers its id. */
export async function startTalk(page: Page, ...texts: string[]): Promise<string> {
  const created = await page.request.post('/api/threads', { data: {} })
  const { id } = (await created.json()) as { id: string }
  for (const text of texts) await sendMessageIn(page, id, text)
  return id
}

/** Says something in a chat through the API, as another phone would. */
export async function sendMessageIn(page: Page, threadId: string, user_text: string): Promise<void> {
  const data = {
    thread_id: threadId,
    message_id: randomUUID(),
    messages: [],
    user_text,
    context: { isSOS: false, youToday: null },
  }
  const answer = await page.request.post('/api/functions/mother_chat', { data })
  expect(answer.ok()).toBe(true)
}

/** Sends with Enter what stands in the box, once that can be sent: while a reply is on its way Enter does nothing. */
export async function pressEnter(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  await page.getByRole('textbox', { name: 'Your message' }).press('Enter')
}

/** Waits until each message of hers in this chat stands there with its whole reply. */
export async function allAnswered(page: Page): Promise<void> {
  const log = page.getByRole('log')
  const hers = log.getByText('You: ')
  const replies = log.getByRole('button', { name: "Star the companion's message" })
  await expect(hers.last()).toBeVisible()
  await expect(async () => expect(await replies.count()).toBe(await hers.count())).toPass({ timeout: 10_000 })
}

/** Says the first words of a new chat, whose reply gets lost on its way: from now on every reply does. */
export async function loseFirstWords(page: Page, text: string): Promise<void> {
  await page.route('**/mother_chat', (route) => route.abort())
  await page.goto('/chat')
  await page.getByRole('textbox', { name: 'Your message' }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
}

/** Holds back what she says. Answers how to let it go, and how often something was sent. */
export async function holdMessages(page: Page): Promise<{ release: () => void; asked: () => number }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/mother_chat', async (route) => {
    asked += 1
    await released
    await route.continue()
  })
  return { release, asked: () => asked }
}

/**
 * From the next page on, a reply reaches the phone as far as its safety and one piece of text, and hangs there; the
 * server does its work as ever. Each `more` event of the window brings it another line.
 */
export async function hangReplies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      if (!String(input).endsWith('/mother_chat')) return send(input, init)
      await send(input, { ...init, signal: null })
      const events = [
        { type: 'safety', safety: { level: 'none', cardId: null, softLine: null } },
        { type: 'text', text: 'The first half of' },
      ]
      const body = new ReadableStream({
        start(controller) {
          const tell = (event: object) =>
            controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
          for (const event of events) tell(event)
          window.addEventListener('more', () => tell({ type: 'text', text: '\n\nAnother line.' }))
          init?.signal?.addEventListener('abort', () => controller.error(new Error('left')))
        },
      })
      return new Response(body)
    }
  })
}

/** Whether the focus is on the chat itself, and not at the top of the page. */
export const isInChat = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused !== document.body && Boolean(focused?.contains(document.querySelector('[role=log]')))
  })
