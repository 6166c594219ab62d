import { afterEach, expect, test, vi } from 'vitest'
import { getSession } from '#contract/account.ts'
import { deleteThread, motherChat, starMessage } from '#contract/companion.ts'
import { CallError, call, callStream, isOutage } from './call.ts'

afterEach(() => vi.unstubAllGlobals())

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
