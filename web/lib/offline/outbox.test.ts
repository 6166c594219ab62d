import { QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteCheckIn, saveCheckIn, starCheckIn } from '#contract/check-ins.ts'
import { askInsight } from '#contract/you-today.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { queryClient, sessionKey } from '../api/query-client.ts'
import {
  emptyOutbox,
  isRetryable,
  putInOutbox,
  releaseFromOutbox,
  sendFromOutbox,
  startOutbox,
  takeBackFromOutbox,
} from './outbox.ts'
import { allOutboxItems, removeOutboxItem, visibleOutboxItems } from './outbox-item.ts'

/** What comes of one request: kept and answered, kept though the answer is lost, or not kept at all. */
type Fate = 'answered' | 'answer lost' | 'unreachable' | 'resting' | 'broken' | 'refused'

let kept: string[] = []
let fates: Fate[] = []
let stop = () => {}

beforeEach(() => {
  kept = []
  fates = []
  vi.useFakeTimers()
  stubPhoneStorage()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (path: string) => {
    const fate = fates.shift() ?? 'answered'
    if (fate === 'answered' || fate === 'answer lost') kept.push(path.split('/').at(-1) ?? '')
    if (fate === 'unreachable' || fate === 'answer lost') throw new TypeError('network')
    if (fate === 'resting') return Response.json({ error: 'x', code: 'unavailable' }, { status: 503 })
    if (fate === 'broken') return Response.json({ error: 'x', code: 'internal' }, { status: 500 })
    if (fate === 'refused') return Response.json({ error: 'Too long.', code: 'bad_input' }, { status: 400 })
    return Response.json({ path })
  })
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
})
afterEach(() => {
  stop()
  for (const { id } of allOutboxItems()) removeOutboxItem(id)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const changed = {
  type: 'daily',
  responses: { energy: 1, mood: 1, stress: 1, prompt: '', promptResponse: '' },
} as const

function put(id: string, refreshes: (readonly string[])[] = []) {
  putInOutbox(
    saveCheckIn,
    { params: { checkInId: id }, body: { answered_at: '2026-11-21T00:00:00Z', answers: changed } },
    { id, refreshes },
  )
}
const start = (owner = 'ana', onSent: (reply: unknown) => void = () => {}) => {
  stop()
  stop = startOutbox(owner, onSent)
}
const waiting = () => allOutboxItems().map(({ id }) => id)
const settle = () => vi.advanceTimersByTimeAsync(1)
const longEnough = () => vi.advanceTimersByTimeAsync(60 * 60_000)

test('what is sent at once no longer waits', async () => {
  put('a')
  expect(waiting()).toEqual(['a'])
  expect(await sendFromOutbox(saveCheckIn, 'a')).toEqual({ path: '/api/check-ins/a' })
  expect(waiting()).toEqual([])
})

test('a list that is read for the first time just then is read again: what is on its way may be older than the write', async () => {
  const early = Promise.withResolvers<string>()
  const answers = [early.promise, Promise.resolve('with it')]
  const list = new QueryObserver(queryClient, { queryKey: ['first list'], queryFn: () => answers.shift() })
  const unsubscribe = list.subscribe(() => {})
  put('a', [['first list']])
  await sendFromOutbox(saveCheckIn, 'a')
  early.resolve('without it')
  await settle()
  expect(list.getCurrentResult().data).toBe('with it')
  unsubscribe()
})

test('nobody waits for the lists to be read anew, and until they are it stays on the screen', async () => {
  const lists = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let asked = 0
  const list = new QueryObserver(queryClient, {
    queryKey: ['list'],
    queryFn: () => lists[asked++]?.promise ?? '',
    initialData: 'without it',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const unsubscribe = list.subscribe(() => {})
  put('a', [['list']])
  await sendFromOutbox(saveCheckIn, 'a')
  expect(waiting()).toEqual([])
  const shown = () => visibleOutboxItems().map(({ id }) => id)
  expect(shown()).toEqual(['a'])

  // What is read anew for another reason takes the place of this reading.
  void queryClient.invalidateQueries({ queryKey: ['list'] })
  lists[0]?.resolve('too early')
  await settle()
  expect(shown()).toEqual(['a'])
  lists[1]?.resolve('with it')
  await settle()
  expect([shown(), list.getCurrentResult().data]).toEqual([[], 'with it'])
  unsubscribe()
})

test('what an app of before put in, or had refused for its field names, goes out under those of now', async () => {
  const [told_at, week] = ['2026-11-21T00:00:00Z', '2026-11-16']
  const route = { method: 'PUT', path: saveCheckIn.path }
  const day = { told_at, name: 'Ana', focus: 'tea' }
  const item = { owner: 'ana', refreshes: [], queuedAt: 1, notBefore: 1, route }
  const check = {
    ...item,
    id: 'a',
    input: { params: { checkInId: 'a' }, body: { told_at, told: changed, week } },
  }
  const asked = { method: 'POST', path: askInsight.path }
  const former = [
    check,
    { ...check, id: 'b', refused: 'Invalid input' },
    { ...item, id: 'c', route: asked, input: { body: day } },
    { ...item, id: 'd', route: { method: 'DELETE', path: saveCheckIn.path }, input: {}, replaces: check },
  ]
  for (const value of former) localStorage.setItem(`unsent:${value.id}`, JSON.stringify({ v: 1, value }))
  expect(allOutboxItems().at(-1)?.replaces?.input.body).toEqual({
    answered_at: told_at,
    answers: changed,
    week,
  })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string }) => {
    sent.push(body && JSON.parse(body))
    return Response.json({})
  })
  start()
  await longEnough()
  const answered = { answered_at: told_at, answers: changed, week }
  expect(sent).toEqual([answered, answered, { answered_at: told_at, name: 'Ana', focus: 'tea' }, undefined])
  expect(waiting()).toEqual([])
})

test('what could not be sent goes out, in order, when the phone is online again', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  for (const id of ['a', 'b', 'c']) {
    put(id)
    await vi.advanceTimersByTimeAsync(5)
  }
  start()
  await longEnough()
  expect(kept).toEqual([])
  vi.stubGlobal('navigator', { onLine: true })
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(kept).toEqual(['a', 'b', 'c'])
  expect(waiting()).toEqual([])
})

test('before she leaves all that is hers is sent, what is held too, and what came of it is told', async () => {
  put('a')
  putInOutbox(deleteCheckIn, { params: { checkInId: 'b' } }, { id: 'b', refreshes: [], holdMs: 60_000 })
  put('c')
  fates = ['answered', 'answered', 'refused']
  expect(await emptyOutbox('bea')).toEqual({ replies: [], isEmpty: true })
  expect(kept).toEqual([])
  const replies = [{ path: '/api/check-ins/a' }, { path: '/api/check-ins/b' }]
  expect(await emptyOutbox('ana')).toEqual({ replies, isEmpty: false })
  expect([kept, waiting()]).toEqual([['a', 'b'], ['c']])
  expect(await emptyOutbox('ana')).toEqual({ replies: [], isEmpty: false })
  releaseFromOutbox('c')
  expect(await emptyOutbox('ana')).toEqual({ replies: [{ path: '/api/check-ins/c' }], isEmpty: true })
})

test('it is there after a restart, and nobody else sends it', async () => {
  put('a')
  start('bea')
  await longEnough()
  expect(kept).toEqual([])
  const replies: unknown[] = []
  start('ana', (reply) => replies.push(reply))
  await settle()
  expect(kept).toEqual(['a'])
  expect(replies).toEqual([{ path: '/api/check-ins/a' }])
})

test('an answer is told to whoever follows the outbox, since the screen that sent it may be gone', async () => {
  const replies: unknown[] = []
  start('ana', (reply) => replies.push(reply))
  put('a')
  await sendFromOutbox(saveCheckIn, 'a')
  expect(replies).toEqual([{ path: '/api/check-ins/a' }])
  start('bea', (reply) => replies.push(reply))
  put('b')
  await sendFromOutbox(saveCheckIn, 'b')
  expect(replies).toHaveLength(1)
})

test('while it is being sent, coming online does not send it again', async () => {
  put('a')
  start()
  window.dispatchEvent(new Event('online'))
  const sent = sendFromOutbox(saveCheckIn, 'a')
  await settle()
  await sent
  expect(kept).toEqual(['a'])
})

test('what the server will not have is kept with its words and not sent again by itself', async () => {
  fates = ['refused']
  put('a')
  put('b')
  start()
  await longEnough()
  expect(kept).toEqual(['b'])
  expect(allOutboxItems()).toMatchObject([{ id: 'a', refused: 'Too long.' }])
  releaseFromOutbox('a')
  await settle()
  expect(kept).toEqual(['b', 'a'])
})

test('what is held can be taken back, goes out when it is let go, and at the latest when its time is up', async () => {
  const hold = (id: string) =>
    putInOutbox(deleteCheckIn, { params: { checkInId: id } }, { id, refreshes: [], holdMs: 60_000 })
  start()
  hold('a')
  hold('b')
  hold('c')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(kept).toEqual([])
  takeBackFromOutbox('a')
  releaseFromOutbox('b')
  await settle()
  expect(kept).toEqual(['b'])
  await vi.advanceTimersByTimeAsync(31_000)
  expect(kept).toEqual(['b', 'c'])
})

test('taken back, what took the place of a write that waited leaves it waiting as it was', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  start()
  put('a')
  const before = allOutboxItems()
  putInOutbox(deleteCheckIn, { params: { checkInId: 'a' } }, { id: 'a', refreshes: [], holdMs: 60_000 })
  expect(allOutboxItems()).toMatchObject([{ route: { method: 'DELETE' } }])
  takeBackFromOutbox('a')
  expect(allOutboxItems()).toEqual(before)
})

test('deleting what is not there is done, and so is changing it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'x', code: 'not_found' }, { status: 404 }))
  putInOutbox(deleteCheckIn, { params: { checkInId: 'a' } }, { id: 'a', refreshes: [] })
  expect(await sendFromOutbox(deleteCheckIn, 'a')).toBeNull()
  const change = { params: { checkInId: 'a' }, body: { is_starred: true } }
  putInOutbox(starCheckIn, change, { id: 'a', refreshes: [] })
  expect(await sendFromOutbox(starCheckIn, 'a')).toBeNull()
  expect(waiting()).toEqual([])
})

test('a lost connection, a server that rests and an ended session are worth keeping for; a no is not', async () => {
  put('a')
  for (const fate of ['unreachable', 'resting'] as const) {
    fates = [fate]
    const outage = await sendFromOutbox(saveCheckIn, 'a').catch((error: unknown) => error)
    expect(isRetryable(outage)).toBe(true)
  }
  fates = ['refused']
  const refused = await sendFromOutbox(saveCheckIn, 'a').catch((error: unknown) => error)
  expect(isRetryable(refused)).toBe(false)
})

test('what fails while the phone calls itself online goes out by itself after the first pause', async () => {
  start()
  for (const fate of ['unreachable', 'broken'] as const) {
    fates = [fate]
    put(fate)
    await sendFromOutbox(saveCheckIn, fate).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(1500)
    expect(waiting()).toEqual([fate])
    await vi.advanceTimersByTimeAsync(1000)
    expect(waiting()).toEqual([])
  }
  expect(kept).toEqual(['unreachable', 'broken'])
})

test('what fails while something else is on its way is tried again as well', async () => {
  const slow = Promise.withResolvers<Response>()
  const others = fetch
  vi.stubGlobal('fetch', (path: string) => (path.endsWith('/slow') ? slow.promise : others(path)))
  put('slow')
  start()
  await settle()
  fates = ['unreachable']
  put('a')
  await sendFromOutbox(saveCheckIn, 'a').catch(() => undefined)
  slow.resolve(Response.json({}))
  await longEnough()
  expect(waiting()).toEqual([])
  expect(kept).toEqual(['a'])
})

test('whatever happens on the way, each write arrives, and the server that keeps it by id has it once', async () => {
  const fate = fc.constantFrom<Fate>('answered', 'answer lost', 'unreachable', 'resting', 'broken')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { maxLength: 30 }),
      fc.uniqueArray(fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 1, maxLength: 3 }), {
        minLength: 1,
        maxLength: 8,
      }),
      async (onTheWay, ids) => {
        kept = []
        fates = [...onTheWay]
        start()
        for (const id of ids) {
          put(id)
          await sendFromOutbox(saveCheckIn, id).catch(() => undefined)
        }
        await vi.advanceTimersByTimeAsync(6 * 60 * 60_000)
        expect(waiting()).toEqual([])
        expect(new Set(kept)).toEqual(new Set(ids))
      },
    ),
    { numRuns: 100 },
  )
})
