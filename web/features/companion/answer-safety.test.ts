import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { motherChat } from '#contract/companion.ts'
import { calm, type SafetyNotice } from '#contract/safety.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { emptyOutbox } from '#web/lib/offline/outbox.ts'
import { allOutboxItems, storeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { setSenders } from '#web/lib/offline/senders.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { answerSafety } from './answer-safety.ts'
import { emptyChat, threadQuery } from './api.ts'

const { queryKey } = threadQuery('a')
const grave: SafetyNotice = { level: 'crisis', cardId: 'crisis-suicide', softLine: null }
const asked: SafetyNotice = { level: 'support', cardId: null, softLine: 'crisis-suicide' }
let isOnline = false
let sent: string[] = []
/** What the server was told that she had before her, and whether it is the question that she answers. */
let known: unknown
let isOfQuestion: unknown

beforeEach(() => {
  isOnline = false
  sent = []
  stubPhoneStorage()
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
  setSenders({
    [motherChat.path]: async () => async () => {
      sent.push('what she says next')
    },
  })
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (!isOnline) throw new TypeError('network')
    if (method !== 'POST') return Response.json(calm)
    const { answer, known_ids, is_of_question } = JSON.parse(String(body))
    known = known_ids
    isOfQuestion = is_of_question
    sent.push(`${path} ${answer}`)
    return Response.json(calm)
  })
})
afterEach(() => {
  setSenders({})
  queryClient.clear()
  vi.unstubAllGlobals()
})

function standing(safety: SafetyNotice): void {
  const chat = emptyChat('a', { mode: null, is_sos: false })
  queryClient.setQueryData(queryKey, { ...chat, thread: { ...chat.thread, safety } })
}
const shown = () => queryClient.getQueryData(queryKey)?.thread.safety

test('without a network it is shown at once, and told before what she says next', async () => {
  standing(grave)
  answerSafety('a', 'crisis-suicide', 'safe')
  expect(shown()).toEqual(calm)
  const [answer] = allOutboxItems()
  storeOutboxItem({
    id: 'next',
    owner: 'ana',
    route: motherChat,
    input: { body: { thread_id: 'a', user_text: 'next' } },
    refreshes: [],
    // What was queued before may bear a later time than the clock has by now.
    queuedAt: (answer?.queuedAt ?? 0) + 1,
    notBefore: 0,
    lane: 'a',
  })
  await vi.waitFor(async () => expect((await emptyOutbox('ana')).isEmpty).toBe(false))
  expect(sent).toEqual([])
  isOnline = true
  expect((await emptyOutbox('ana')).isEmpty).toBe(true)
  expect(sent).toEqual(['/api/threads/a/safety safe', 'what she says next'])
})

test('the server is told of which messages of hers it is said, those that wait among them', async () => {
  standing(grave)
  queryClient.setQueryData(queryKey, (chat) => {
    const message = { thread_id: 'a', content: '', options: [], is_starred: false, created_at: '' }
    const messages = [
      { ...message, id: 'hers', role: 'user' as const },
      { ...message, id: 'reply', role: 'assistant' as const },
    ]
    return chat && { ...chat, messages }
  })
  const body = { thread_id: 'a', user_text: 'waits' }
  const place = { owner: 'ana', refreshes: [], queuedAt: 1, notBefore: 0, lane: 'a' }
  storeOutboxItem({ ...place, id: 'waits', route: motherChat, input: { body } })
  answerSafety('a', 'crisis-suicide', 'safe')
  isOnline = true
  await vi.waitFor(async () => expect((await emptyOutbox('ana')).isEmpty).toBe(true))
  expect(known).toEqual(['hers', 'waits'])
})

test.each([
  ['the question', asked, true],
  ['the card', grave, false],
])('the server is told that it is said of %s', async (_what, now, expected) => {
  standing(now)
  answerSafety('a', 'crisis-suicide', 'safe')
  isOnline = true
  await vi.waitFor(async () => expect((await emptyOutbox('ana')).isEmpty).toBe(true))
  expect(isOfQuestion).toBe(expected)
})

test("a 'No' brings its card at once, and waits for the server", async () => {
  standing(asked)
  answerSafety('a', 'crisis-suicide', 'no')
  expect(shown()).toEqual(grave)
  await emptyOutbox('ana')
  expect(allOutboxItems()).toHaveLength(1)
  isOnline = true
  await emptyOutbox('ana')
  expect(sent).toEqual(['/api/threads/a/safety no'])
})
