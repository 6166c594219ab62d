import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerSafety, type SafetyAnswer } from '#contract/safety.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { emptyOutbox } from '#web/lib/offline/outbox.ts'
import { allOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { sendSafetyAnswer } from './send-safety-answer.ts'

/** What the server was told, and how it answers. */
let told: unknown[] = []
let reply: () => Response

beforeEach(() => {
  told = []
  reply = () => Response.json({ ok: true })
  stubPhoneStorage()
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    const response = reply()
    told.push(JSON.parse(String(body)).answer)
    return response
  })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const say = (answer: SafetyAnswer) =>
  sendSafetyAnswer(
    answerSafety,
    { body: { answer, cardId: 'crisis-suicide', surface: 'reminder' } },
    { id: 'safety:asked', refreshes: [] },
  )
const unreachable = () => {
  throw new TypeError('network')
}
const failing = (status: number, code: string) => () => Response.json({ error: 'No.', code }, { status })

test('the server is told at once where it can be', async () => {
  expect(await say('no')).toBe(true)
  expect([told, allOutboxItems()]).toEqual([['no'], []])
})

test.each([
  ['nobody can be reached', unreachable],
  ['the server rests', failing(503, 'unavailable')],
  ['the server fails', failing(500, 'internal')],
  ['she has said much', failing(429, 'too_many')],
])('where %s it waits until the server has it', async (_case, fails) => {
  reply = fails
  expect(await say('no')).toBe(false)
  expect((await emptyOutbox('ana')).isEmpty).toBe(false)
  told = []
  reply = () => Response.json({ ok: true })
  expect((await emptyOutbox('ana')).isEmpty).toBe(true)
  expect(told).toEqual(['no'])
})

test('of two answers to one question the later holds', async () => {
  reply = unreachable
  await say('not-sure')
  await say('safe')
  reply = () => Response.json({ ok: true })
  await emptyOutbox('ana')
  expect(told).toEqual(['safe'])
})

test('what the server will never have goes', async () => {
  reply = failing(404, 'not_found')
  expect(await say('no')).toBe(false)
  await emptyOutbox('ana')
  expect(allOutboxItems()).toEqual([])
})

test('a phone that can keep nothing tells it at once', async () => {
  localStorage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  expect(await say('no')).toBe(true)
  expect(told).toEqual(['no'])
})
