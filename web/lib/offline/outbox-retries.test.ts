import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveCheckIn } from '#contract/check-ins.ts'
import {
  type Fate,
  type FatedServer,
  longEnough,
  putCheckIn,
  settle,
  stubFatedServer,
  stubPhone,
} from '#web/testing/outbox.ts'
import { isRetryable, sendFromOutbox, startOutbox } from './outbox.ts'
import { allOutboxItems, removeOutboxItem } from './outbox-item.ts'

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

const start = () => {
  stop()
  stop = startOutbox('ana', () => {})
}
const waiting = () => allOutboxItems().map(({ id }) => id)

test('what could not be sent goes out, in order, when the phone is online again', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  for (const id of ['a', 'b', 'c']) {
    putCheckIn(id)
    await vi.advanceTimersByTimeAsync(5)
  }
  start()
  await longEnough()
  expect(server.kept).toEqual([])
  vi.stubGlobal('navigator', { onLine: true })
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(server.kept).toEqual(['a', 'b', 'c'])
  expect(waiting()).toEqual([])
})

test('a lost connection, a server that rests and an ended session are worth keeping for; a no is not', async () => {
  putCheckIn('a')
  for (const fate of ['unreachable', 'resting'] as const) {
    server.fates = [fate]
    const outage = await sendFromOutbox(saveCheckIn, 'a').catch((error: unknown) => error)
    expect(isRetryable(outage)).toBe(true)
  }
  server.fates = ['refused']
  const refused = await sendFromOutbox(saveCheckIn, 'a').catch((error: unknown) => error)
  expect(isRetryable(refused)).toBe(false)
})

test('what fails while the phone calls itself online goes out by itself after the first pause', async () => {
  start()
  for (const fate of ['unreachable', 'broken'] as const) {
    server.fates = [fate]
    putCheckIn(fate)
    await sendFromOutbox(saveCheckIn, fate).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(1500)
    expect(waiting()).toEqual([fate])
    await vi.advanceTimersByTimeAsync(1000)
    expect(waiting()).toEqual([])
  }
  expect(server.kept).toEqual(['unreachable', 'broken'])
})

test('what fails while something else is on its way is tried again as well', async () => {
  const slow = Promise.withResolvers<Response>()
  const others = fetch
  vi.stubGlobal('fetch', (path: string) => (path.endsWith('/slow') ? slow.promise : others(path)))
  putCheckIn('slow')
  start()
  await settle()
  server.fates = ['unreachable']
  putCheckIn('a')
  await sendFromOutbox(saveCheckIn, 'a').catch(() => undefined)
  slow.resolve(Response.json({}))
  await longEnough()
  expect(waiting()).toEqual([])
  expect(server.kept).toEqual(['a'])
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
        server.kept = []
        server.fates = [...onTheWay]
        start()
        for (const id of ids) {
          putCheckIn(id)
          await sendFromOutbox(saveCheckIn, id).catch(() => undefined)
        }
        await vi.advanceTimersByTimeAsync(6 * 60 * 60_000)
        expect(waiting()).toEqual([])
        expect(new Set(server.kept)).toEqual(new Set(ids))
      },
    ),
    { numRuns: 100 },
  )
})
