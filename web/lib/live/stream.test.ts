import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Watch } from '#contract/events.ts'
import { type OpenedStream, stubEventSource } from '#web/testing/event-source.ts'
import { openStream, type Stream } from './stream.ts'

let opened: OpenedStream[]
let received: string[]
let stream: Stream
let page: EventTarget
let network: { onLine: boolean }
const last = () => opened.at(-1) as OpenedStream
const open = () => opened.filter(({ isOpen }) => isOpen)
const ready = (...watching: string[]) => last().tell({ type: 'ready', watching })
const chat: Watch = 'thread:0190a0b0-0000-7000-8000-000000000001'

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  network = { onLine: true }
  opened = stubEventSource()
  received = []
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  stream = openStream('mia', {
    onChange: ({ type }) => received.push(type),
    onMissed: (what) => received.push(`missed ${what}`),
    onDoubt: () => received.push('doubt'),
  })
})
afterEach(() => {
  stream.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The server beats, for so many seconds. */
async function beat(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 25) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 25) * 1000)
    last().tell({ type: 'beat' })
  }
}

test('what comes is passed on once; what may have been missed is read anew at the start', () => {
  expect(last().url.searchParams.get('member')).toBe('mia')
  ready()
  last().tell({ type: 'check-ins' })
  expect(received).toEqual(['missed anything', 'check-ins'])
})

test('with a stream that beats nothing is asked, for an hour', async () => {
  ready()
  await beat(3600)
  expect(received).toEqual(['missed anything'])
  expect(opened).toHaveLength(1)
})

test('the server is killed: a new stream within half a second, and all that is shown is read anew', async () => {
  ready()
  last().lose()
  await vi.advanceTimersByTimeAsync(500)
  expect(open()).toHaveLength(1)
  ready()
  expect(received).toEqual(['missed anything', 'missed anything'])
})

test('where no stream comes it is tried ever less often, and the session is asked every half minute', async () => {
  last().lose()
  for (let seconds = 0; seconds < 300; seconds++) {
    await vi.advanceTimersByTimeAsync(1000)
    last().lose()
  }
  const doubts = received.filter((each) => each === 'doubt').length
  expect(doubts).toBeGreaterThanOrEqual(9)
  expect(doubts).toBeLessThanOrEqual(11)
  expect(opened.length).toBeLessThan(25)
})

test('a stream that hangs before it is ready leaves her session unknown for ten seconds', async () => {
  await vi.advanceTimersByTimeAsync(10_000)
  expect(received).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(received).toEqual(['doubt'])
})

test('a connection that dies without a word is given up after a minute', async () => {
  ready()
  await vi.advanceTimersByTimeAsync(66_000)
  expect(opened[0]?.isOpen).toBe(false)
  expect(open()).toHaveLength(1)
})

test('the phone slept: what it comes back with is read anew at once', async () => {
  ready()
  await beat(50)
  vi.setSystemTime(Date.now() + 3_600_000)
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(500)
  expect(opened).toHaveLength(2)
  ready()
  expect(received).toEqual(['missed anything', 'missed anything'])
})

test('another network: nothing is tried without one, and a new stream stands as soon as there is', async () => {
  ready()
  network.onLine = false
  page.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(open()).toHaveLength(0)
  expect(received).toEqual(['missed anything'])
  network.onLine = true
  page.dispatchEvent(new Event('online'))
  expect(open()).toHaveLength(1)
  ready()
  expect(received).toEqual(['missed anything', 'missed anything'])
})

test('what is watched comes with a stream that takes the place of the last, which is heard until then', () => {
  ready()
  stream.watch([chat])
  expect(open()).toHaveLength(2)
  expect(last().url.searchParams.get('watch')).toBe(chat)
  opened[0]?.tell({ type: 'threads' })
  ready(chat)
  expect(open()).toEqual([last()])
  last().tell({ type: 'thread', id: 'a' })
  expect(received).toEqual(['missed anything', 'threads', `missed ${chat}`, 'thread'])
})

test('to watch less opens nothing', () => {
  stream.watch([chat])
  ready(chat)
  stream.watch([])
  stream.watch([chat])
  expect(opened).toHaveLength(2)
})

test('after a gap of the server itself all is read anew on the same stream', () => {
  ready()
  ready()
  expect(received).toEqual(['missed anything', 'missed anything'])
  expect(opened).toHaveLength(1)
})

test('what may no longer be watched is read anew, which says so', () => {
  ready(chat)
  last().tell({ type: 'unwatched', watch: chat })
  expect(received).toEqual(['missed anything', `missed ${chat}`])
})

test('the end of the session is told within a second, and nothing is opened in its name meanwhile', async () => {
  ready()
  last().tell({ type: 'ended' })
  expect(open()).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(received.at(-1)).toBe('doubt')
  expect(open()).toHaveLength(0)
})

test('the end of the session is not forgotten over a network that comes back, or a stream that is refused', async () => {
  ready()
  last().tell({ type: 'ended' })
  page.dispatchEvent(new Event('online'))
  last().lose()
  await vi.advanceTimersByTimeAsync(1000)
  expect(received.filter((each) => each === 'doubt')).toEqual(['doubt'])
})

test('once it is closed nothing is opened any more', async () => {
  ready()
  stream.close()
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(open()).toHaveLength(0)
})
