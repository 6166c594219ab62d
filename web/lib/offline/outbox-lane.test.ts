import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveCheckIn, starCheckIn } from '#contract/check-ins.ts'
import { longEnough, putCheckIn, stubPhone } from '#web/testing/outbox.ts'
import { queryClient } from '../api/query-client.ts'
import {
  emptyOutbox,
  isRetryable,
  putInOutbox,
  releaseFromOutbox,
  sendFromOutbox,
  sendLane,
  startOutbox,
} from './outbox.ts'
import { allOutboxItems, removeOutboxItem } from './outbox-item.ts'
import { setSenders } from './senders.ts'

/** The ids that arrived, in their order, and what becomes of one by its id. */
let came: string[] = []
let fates: Record<string, () => Response | Promise<Response>> = {}
let stop = () => {}
const no = (status: number) => () =>
  Response.json({ error: 'Too long.', code: status === 400 ? 'bad_input' : 'internal' }, { status })

beforeEach(() => {
  came = []
  fates = {}
  stubPhone()
  vi.stubGlobal('fetch', async (path: string) => {
    const id = path.split('/').at(-1) ?? ''
    const answer = await fates[id]?.()
    if (answer) return answer
    came.push(id)
    return Response.json({ id })
  })
})
afterEach(() => {
  stop()
  setSenders({})
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const put = (id: string, lane?: string) => putCheckIn(id, lane ? { lane } : {})
const start = () => {
  stop = startOutbox('ana', () => {})
}
const waiting = () => allOutboxItems().map(({ id }) => id)

test('nothing overtakes what failed before it in its lane, and other lanes go on', async () => {
  for (const id of ['a1', 'a2']) put(id, 'a')
  put('b1', 'b')
  fates.a1 = no(500)
  start()
  await vi.advanceTimersByTimeAsync(1)
  expect([came, waiting()]).toEqual([['b1'], ['a1', 'a2']])
  fates = {}
  await longEnough()
  expect(came).toEqual(['b1', 'a1', 'a2'])
})

test('what is refused holds up its lane until she decides', async () => {
  for (const id of ['a1', 'a2']) put(id, 'a')
  fates.a1 = no(400)
  start()
  await longEnough()
  expect([came, allOutboxItems()[0]?.refused]).toEqual([[], 'Too long.'])
  fates = {}
  releaseFromOutbox('a1')
  await longEnough()
  expect(came).toEqual(['a1', 'a2'])
})

test('a lane that is sent at once joins what is on its way in it, and leaves the rest to its time', async () => {
  const gate = Promise.withResolvers<void>()
  fates.a1 = async () => {
    await gate.promise
    came.push('a1')
    return Response.json({})
  }
  put('b1', 'b')
  put('a1', 'a')
  const first = sendLane('a')
  put('a2', 'a')
  const second = sendLane('a')
  await vi.advanceTimersByTimeAsync(1)
  expect(came).toEqual([])
  gate.resolve()
  await Promise.all([first, second])
  expect([came, waiting()]).toEqual([['a1', 'a2'], ['b1']])
})

test('one that is sent from a screen goes after what waits before it in its lane', async () => {
  for (const id of ['a1', 'a2']) put(id, 'a')
  put('b1', 'b')
  put('a3', 'a')
  await sendFromOutbox(saveCheckIn, 'a3')
  expect([came, waiting()]).toEqual([['a1', 'a2', 'a3'], ['b1']])
})

test.each([
  ['fails', 503],
  ['is refused', 400],
])('where what is before it %s, it waits as well', async (_, status) => {
  for (const id of ['a1', 'a2']) put(id, 'a')
  fates.a1 = no(status)
  const failure = await sendFromOutbox(saveCheckIn, 'a2').catch((error: unknown) => error)
  expect(isRetryable(failure)).toBe(true)
  expect([came, waiting()]).toEqual([[], ['a1', 'a2']])
})

test('what is on its way in a lane is waited for, though it was taken out meanwhile', async () => {
  const gate = Promise.withResolvers<Response>()
  fates.a1 = () => gate.promise
  put('a1', 'a')
  void sendLane('a')
  await vi.advanceTimersByTimeAsync(1)
  removeOutboxItem('a1')
  for (const [id, lane] of [
    ['a2', 'a'],
    ['b1', 'b'],
  ] as const) {
    put(id, lane)
    void sendFromOutbox(saveCheckIn, id)
  }
  await vi.advanceTimersByTimeAsync(1)
  expect(came).toEqual(['b1'])
  gate.resolve(Response.json({}))
  await vi.advanceTimersByTimeAsync(1)
  expect(came).toEqual(['b1', 'a2'])
})

test('a feature sends in its own way what is of its path, and it waits where that fails', async () => {
  const send = vi.fn(async () => 'sent')
  setSenders({ [saveCheckIn.path]: async () => send })
  put('a')
  expect(await emptyOutbox('ana')).toEqual({ replies: ['sent'], isEmpty: true })
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ id: 'a', owner: 'ana' }))
  setSenders({ [saveCheckIn.path]: () => Promise.reject(new Error('not fetched')) })
  put('b')
  expect(await emptyOutbox('ana')).toEqual({ replies: [], isEmpty: false })
})

test('what has no words of hers goes where the server will not have it', async () => {
  const input = { params: { checkInId: 'a' }, body: { is_starred: true } }
  putInOutbox(starCheckIn, input, { id: 'star:a', refreshes: [], dropIfRefused: true })
  fates.a = no(400)
  start()
  await longEnough()
  expect(waiting()).toEqual([])
})
