import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveCheckIn } from '#contract/check-ins.ts'
import { longEnough, putCheckIn, settle, stubPhone } from '#web/testing/outbox.ts'
import { sendFromOutbox, startOutbox } from './outbox.ts'
import { allOutboxItems } from './outbox-item.ts'

/** The words of each request, in the order they came, and how each is let through to its answer. */
let came: string[] = []
let gates: ((status?: number) => void)[] = []
let stop = () => {}

beforeEach(() => {
  came = []
  gates = []
  stubPhone()
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const words = JSON.parse(body).answers.responses.promptResponse
    came.push(words)
    const status = await new Promise<number>((resolve) => gates.push((given = 200) => resolve(given)))
    return Response.json(status === 200 ? { words } : { error: 'Too long.', code: 'bad_input' }, { status })
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const put = (id: string, words: string) => putCheckIn(id, { words })
async function start() {
  stop = startOutbox('ana', () => {})
  await settle()
}
const waiting = () => allOutboxItems().map(({ id }) => id)

test('a newer write under the same id goes out once the older one has arrived, with an answer of its own', async () => {
  put('b', 'old')
  const older = sendFromOutbox(saveCheckIn, 'b')
  put('b', 'new')
  const newer = sendFromOutbox(saveCheckIn, 'b')
  await settle()
  expect(came).toEqual(['old'])
  gates[0]?.()
  await settle()
  expect([came, waiting()]).toEqual([['old', 'new'], ['b']])
  gates[1]?.()
  expect(await Promise.all([older, newer])).toEqual([{ words: 'old' }, { words: 'new' }])
  expect(waiting()).toEqual([])
})

test('what was replaced and sent while others go out does not go after it', async () => {
  put('a', 'first')
  put('b', 'old')
  await start()
  put('b', 'new')
  const newer = sendFromOutbox(saveCheckIn, 'b')
  gates[1]?.()
  await newer
  gates[0]?.()
  await settle()
  expect([came, waiting()]).toEqual([['first', 'new'], []])
})

test('of a page that is left, what waits behind an older write goes at once, and is there at the next start', async () => {
  put('b', 'old')
  await start()
  put('b', 'new')
  void sendFromOutbox(saveCheckIn, 'b')
  await settle()
  expect(came).toEqual(['old'])
  window.dispatchEvent(new Event('pagehide'))
  await settle()
  expect([came, waiting()]).toEqual([['old', 'new'], ['b']])
  gates[0]?.()
  await settle()
  gates[2]?.()
  await settle()
  expect([came, waiting()]).toEqual([['old', 'new', 'new'], []])
})

test('a no to an older write leaves the newer one to be sent', async () => {
  put('b', 'old')
  await start()
  put('b', 'new')
  gates[0]?.(400)
  await settle()
  expect(allOutboxItems()).toMatchObject([
    { input: { body: { answers: { responses: { promptResponse: 'new' } } } } },
  ])
  expect(allOutboxItems()[0]?.refused).toBeUndefined()
  await longEnough()
  gates[1]?.()
  await settle()
  expect([came, waiting()]).toEqual([['old', 'new'], []])
})
