import { afterEach, expect, test, vi } from 'vitest'
import { getSession } from '#contract/account.ts'
import { deleteThread, motherChat, starMessage } from '#contract/companion.ts'
import { uploadPicture } from '#contract/vision-board.ts'
import { CallError, call, isOutage, upload } from './call.ts'
import { callStream } from './call-stream.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** An answer of which `begun` comes, and then the network is gone. */
function breakOff(begun: string): Response {
  const chunks = [new TextEncoder().encode(begun)]
  return new Response(
    new ReadableStream({
      pull(controller) {
        const chunk = chunks.shift()
        if (chunk) controller.enqueue(chunk)
        else controller.error(new TypeError('network error'))
      },
    }),
  )
}
const answerWith = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer())
const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)

test.each([
  ['breaks off with an error of the network', () => breakOff('{"session":')],
  ['ends early without one', () => new Response('{"session":')],
  ['is empty', () => new Response('')],
])('an answer that %s is a lost connection, in words for her', async (_, answer) => {
  answerWith(answer)
  const error = await failure(call(getSession, {}))
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ code: 'offline', status: 0, message: expect.stringContaining('connection') })
  expect(isOutage(error)).toBe(true)
})

const following = { member: 'ana', signal: new AbortController().signal }

test('a stream that breaks off is the same, after what came of it', async () => {
  answerWith(() => breakOff('data: {"type":"text","text":"Hi"}\n\ndata: {"ty'))
  const received: unknown[] = []
  const error = await failure(callStream(motherChat, {} as never, (event) => received.push(event), following))
  expect(received).toEqual([{ type: 'text', text: 'Hi' }])
  expect(error).toMatchObject({ name: 'CallError', code: 'offline' })
})

test('an error that breaks off is one with the status that it came with', async () => {
  answerWith(() => new Response('{"error":', { status: 500 }))
  expect(await failure(call(getSession, {}))).toMatchObject({ name: 'CallError', status: 500 })
})

test('what she changes or deletes as she leaves gets there though the page is gone', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}))
  vi.stubGlobal('fetch', fetched)
  await call(starMessage, { params: { messageId: 'a' }, body: { is_starred: true } })
  await call(deleteThread, { params: { threadId: 'a' } })
  await call(getSession, {})
  expect(fetched.mock.calls.map(([, sent]) => [sent?.method, sent?.keepalive])).toEqual([
    ['PATCH', true],
    ['DELETE', true],
    ['GET', false],
  ])
})

/** A body of which `begun` comes, and nothing more until its signal ends it. */
function fallSilent(begun: string, signal: AbortSignal): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(begun))
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    }),
  )
}
/** A network on which nothing comes back; with `begun`, an answer that goes no further than that. */
function dieWithoutAWord(begun?: string) {
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) =>
    begun === undefined
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      : Promise.resolve(fallSilent(begun, signal)),
  )
}
/** Has the signals of `AbortSignal.timeout` end at a word of the test, and says for how long they were asked. */
function holdTimeouts() {
  const asked: { ms: number; end: () => void }[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const ending = new AbortController()
    asked.push({ ms, end: () => ending.abort(new DOMException('Time is up.', 'TimeoutError')) })
    return ending.signal
  })
  return asked
}

test.each([
  ['no answer comes', undefined],
  ['an answer goes no further', '{"session":'],
])('a call to which %s ends as one without a connection', async (_, begun) => {
  dieWithoutAWord(begun)
  const timeouts = holdTimeouts()
  const calling = failure(call(getSession, {}))
  timeouts[0]?.end()
  expect(await calling).toMatchObject({ name: 'CallError', code: 'offline', status: 0 })
  expect(timeouts.map(({ ms }) => ms)).toEqual([30_000])
})

test('a file has longer, and ends likewise', async () => {
  dieWithoutAWord()
  const timeouts = holdTimeouts()
  const input = { params: { boardId: 'a' }, query: { mime: 'image/png' } } as never
  const uploading = failure(upload(uploadPicture, input, new Blob(['a'])))
  timeouts[0]?.end()
  expect(await uploading).toMatchObject({ code: 'offline' })
  expect(timeouts[0]?.ms).toBeGreaterThan(120_000)
})

test.each([
  ['before its first word', undefined],
  ['after some', 'data: {"type":"text","text":"Hi"}\n\n'],
])('a stream that falls silent %s ends as one without a connection', async (_, begun) => {
  vi.useFakeTimers()
  dieWithoutAWord(begun)
  let error: unknown
  void failure(callStream(motherChat, {} as never, () => {}, following)).then((found) => {
    error = found
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(error).toBeUndefined()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(error).toMatchObject({ code: 'offline' })
  expect(vi.getTimerCount()).toBe(0)
})

test('a stream in which something comes now and then goes on, and leaves no clock behind', async () => {
  vi.useFakeTimers()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const speaking = writable.getWriter()
  answerWith(() => new Response(readable))
  const received: unknown[] = []
  const listening = callStream(motherChat, {} as never, (event) => received.push(event), following)
  for (const text of ['a', 'b', 'c']) {
    await vi.advanceTimersByTimeAsync(50_000)
    void speaking.write(new TextEncoder().encode(`data: {"type":"text","text":"${text}"}\n\n`))
  }
  await vi.advanceTimersByTimeAsync(50_000)
  void speaking.close()
  await listening
  expect(received).toHaveLength(3)
  expect(vi.getTimerCount()).toBe(0)
})

test('who follows a stream can leave it at any time', async () => {
  dieWithoutAWord()
  const leaving = new AbortController()
  const listening = failure(
    callStream(motherChat, {} as never, () => {}, { member: 'ana', signal: leaving.signal }),
  )
  leaving.abort()
  expect(await listening).toMatchObject({ code: 'offline' })
})
