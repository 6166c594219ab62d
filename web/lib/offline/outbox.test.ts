import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteCheckIn, saveCheckIn, starCheckIn } from '#contract/check-ins.ts'
import { askInsight } from '#contract/you-today.ts'
import {
  checkInAnswers,
  type FatedServer,
  longEnough,
  putCheckIn,
  settle,
  stubFatedServer,
  stubPhone,
} from '#web/testing/outbox.ts'
import { queryClient } from '../api/query-client.ts'
import {
  emptyOutbox,
  putInOutbox,
  releaseFromOutbox,
  sendFromOutbox,
  startOutbox,
  takeBackFromOutbox,
} from './outbox.ts'
import { allOutboxItems, removeOutboxItem, visibleOutboxItems } from './outbox-item.ts'

let server: FatedServer
let stop = () => {}

beforeEach(() => {
  stubPhone()
  server = stubFatedServer()
})
afterEach(() => {
  stop()
  for (const { id } of allOutboxItems()) removeOutboxItem(id)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const start = (owner = 'ana', onSent: (reply: unknown) => void = () => {}) => {
  stop()
  stop = startOutbox(owner, onSent)
}
const waiting = () => allOutboxItems().map(({ id }) => id)

test('what is sent at once no longer waits', async () => {
  putCheckIn('a')
  expect(waiting()).toEqual(['a'])
  expect(await sendFromOutbox(saveCheckIn, 'a')).toEqual({ path: '/api/check-ins/a' })
  expect(waiting()).toEqual([])
})

test('a list that is read for the first time just then is read again: what is on its way may be older than the write', async () => {
  const early = Promise.withResolvers<string>()
  const answers = [early.promise, Promise.resolve('with it')]
  const list = new QueryObserver(queryClient, { queryKey: ['first list'], queryFn: () => answers.shift() })
  const unsubscribe = list.subscribe(() => {})
  putCheckIn('a', { refreshes: [['first list']] })
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
  putCheckIn('a', { refreshes: [['list']] })
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
    input: { params: { checkInId: 'a' }, body: { told_at, told: checkInAnswers(), week } },
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
    answers: checkInAnswers(),
    week,
  })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string }) => {
    sent.push(body && JSON.parse(body))
    return Response.json({})
  })
  start()
  await longEnough()
  const answered = { answered_at: told_at, answers: checkInAnswers(), week }
  expect(sent).toEqual([answered, answered, { answered_at: told_at, name: 'Ana', focus: 'tea' }, undefined])
  expect(waiting()).toEqual([])
})

test('before she leaves all that is hers is sent, what is held too, and what came of it is told', async () => {
  putCheckIn('a')
  putInOutbox(deleteCheckIn, { params: { checkInId: 'b' } }, { id: 'b', refreshes: [], holdMs: 60_000 })
  putCheckIn('c')
  server.fates = ['answered', 'answered', 'refused']
  expect(await emptyOutbox('bea')).toEqual({ replies: [], isEmpty: true })
  expect(server.kept).toEqual([])
  const replies = [{ path: '/api/check-ins/a' }, { path: '/api/check-ins/b' }]
  expect(await emptyOutbox('ana')).toEqual({ replies, isEmpty: false })
  expect([server.kept, waiting()]).toEqual([['a', 'b'], ['c']])
  expect(await emptyOutbox('ana')).toEqual({ replies: [], isEmpty: false })
  releaseFromOutbox('c')
  expect(await emptyOutbox('ana')).toEqual({ replies: [{ path: '/api/check-ins/c' }], isEmpty: true })
})

test('it is there after a restart, and nobody else sends it', async () => {
  putCheckIn('a')
  start('bea')
  await longEnough()
  expect(server.kept).toEqual([])
  const replies: unknown[] = []
  start('ana', (reply) => replies.push(reply))
  await settle()
  expect(server.kept).toEqual(['a'])
  expect(replies).toEqual([{ path: '/api/check-ins/a' }])
})

test('an answer is told to whoever follows the outbox, since the screen that sent it may be gone', async () => {
  const replies: unknown[] = []
  start('ana', (reply) => replies.push(reply))
  putCheckIn('a')
  await sendFromOutbox(saveCheckIn, 'a')
  expect(replies).toEqual([{ path: '/api/check-ins/a' }])
  start('bea', (reply) => replies.push(reply))
  putCheckIn('b')
  await sendFromOutbox(saveCheckIn, 'b')
  expect(replies).toHaveLength(1)
})

test('while it is being sent, coming online does not send it again', async () => {
  putCheckIn('a')
  start()
  window.dispatchEvent(new Event('online'))
  const sent = sendFromOutbox(saveCheckIn, 'a')
  await settle()
  await sent
  expect(server.kept).toEqual(['a'])
})

test('what the server will not have is kept with its words and not sent again by itself', async () => {
  server.fates = ['refused']
  putCheckIn('a')
  putCheckIn('b')
  start()
  await longEnough()
  expect(server.kept).toEqual(['b'])
  expect(allOutboxItems()).toMatchObject([{ id: 'a', refused: 'Too long.' }])
  releaseFromOutbox('a')
  await settle()
  expect(server.kept).toEqual(['b', 'a'])
})

test('what is held can be taken back, goes out when it is let go, and at the latest when its time is up', async () => {
  const hold = (id: string) =>
    putInOutbox(deleteCheckIn, { params: { checkInId: id } }, { id, refreshes: [], holdMs: 60_000 })
  start()
  hold('a')
  hold('b')
  hold('c')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(server.kept).toEqual([])
  takeBackFromOutbox('a')
  releaseFromOutbox('b')
  await settle()
  expect(server.kept).toEqual(['b'])
  await vi.advanceTimersByTimeAsync(31_000)
  expect(server.kept).toEqual(['b', 'c'])
})

test('taken back, what took the place of a write that waited leaves it waiting as it was', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  start()
  putCheckIn('a')
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
