import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tipInstruction } from '#content/you-today/instruction.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { readStored } from '#web/lib/device/stored-state.ts'
import { startOutbox } from '#web/lib/offline/outbox.ts'
import { allOutboxItems, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { asDay, dayStateKey } from '#web/member/day-state.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { readQueuedDay, submitYouToday } from './submit-you-today.ts'

const day = '2026-11-21'
const submitted = {
  mood: 'flat',
  energy: 'low',
  focus: 'nights',
  name: 'Ana',
  answered_at: `${day}T02:00:00Z`,
} as const
const asked = { ...submitted, instruction: tipInstruction, format: 'text' }
/** What the server is sent, and how it answers; null where it cannot be reached. */
let sent: unknown[] = []
let answer: () => Response | null

beforeEach(() => {
  sent = []
  answer = () => Response.json({ ...(sent.at(-1) as object), title: 'Half speed today' })
  stubPhoneStorage()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    const response = answer()
    if (!response) throw new TypeError('network')
    return response
  })
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
})
afterEach(() => {
  for (const { id } of allOutboxItems()) removeOutboxItem(id)
  queryClient.clear()
  vi.unstubAllGlobals()
})

const waiting = () => readQueuedDay(allOutboxItems(), day)
const tip = () => readStored(dayStateKey(day), asDay)?.insight?.title

test('what is told is answered, and nothing waits', async () => {
  await submitYouToday(day, submitted)
  expect([tip(), waiting()]).toEqual(['Half speed today', undefined])
})

test('a tip is asked for with her name, her day, and how it is to be said, in text', async () => {
  await submitYouToday(day, submitted)
  const answers = { mood: 'flat', energy: 'low', focus: 'nights' }
  const { answered_at } = submitted
  expect(sent).toEqual([
    { name: 'Ana', ...answers, instruction: tipInstruction, format: 'text', answered_at },
  ])
})

test('without a connection it waits on the phone, the last she told of the day, and goes out by itself', async () => {
  answer = () => null
  await submitYouToday(day, submitted)
  await submitYouToday(day, { ...submitted, focus: 'nights and the wash' })
  expect([tip(), waiting()?.focus, allOutboxItems().length]).toEqual([undefined, 'nights and the wash', 1])

  answer = () => Response.json({})
  const { promise, resolve } = Promise.withResolvers<string>()
  const stop = startOutbox('ana', (_reply, { id }) => resolve(id))
  expect(await promise).toBe(dayStateKey(day))
  stop()
  expect([waiting(), sent.at(-1)]).toEqual([undefined, { ...asked, focus: 'nights and the wash' }])
})

test('a no is told and does not wait; an ended session is told, and it waits for her', async () => {
  answer = () => Response.json({ error: 'No.', code: 'bad_input' }, { status: 400 })
  await expect(submitYouToday(day, submitted)).rejects.toThrow('No.')
  expect(waiting()).toBeUndefined()
  answer = () => Response.json({ error: 'Sign in.', code: 'unauthorized' }, { status: 401 })
  await expect(submitYouToday(day, submitted)).rejects.toThrow('Sign in.')
  expect(waiting()).toEqual({ focus: 'nights', refused: undefined })
})

test('it waits where the answer breaks off, as when the app is closed meanwhile', async () => {
  answer = () => new Response('{"title":')
  await submitYouToday(day, submitted)
  expect([tip(), waiting()?.focus]).toEqual([undefined, 'nights'])
})

test('a phone that can keep nothing sends it all the same', async () => {
  const open = localStorage
  vi.stubGlobal('localStorage', {
    ...open,
    setItem: (key: string, value: string) => {
      if (key.startsWith('unsent:')) throw new DOMException('full', 'QuotaExceededError')
      open.setItem(key, value)
    },
  })
  await submitYouToday(day, submitted)
  expect(sent).toEqual([asked])
})

test('an answer that comes after she has left is not kept for whoever is here', async () => {
  answer = () => {
    queryClient.setQueryData(sessionKey, { user: { id: 'bea' } })
    return Response.json({ ...submitted, title: 'Half speed today' })
  }
  await submitYouToday(day, submitted)
  expect(tip()).toBeUndefined()
})
