import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as companion from '#contract/companion.ts'
import { setLossMode } from '#contract/loss.ts'
import * as memory from '#contract/memory.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { incoming, readTalk, startTalk } from '#server/testing/talk.ts'

let server: TestServer
let ana: Awaited<ReturnType<TestServer['member']>>
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  ana = await server.member()
})
afterAll(() => server.close())

const say = async (threadId: string, text: string, more: object = {}) =>
  (await ana.call(companion.motherChat, { body: { ...incoming(threadId, text), ...more } })).body.message
const asked = async () =>
  (await ana.call(memory.readMemory, {})).body.lines
    .filter(({ source }) => source === 'asked')
    .map(({ text, is_kept }) => [text, is_kept])

test('what she asks to be remembered is, once, stays without its chat, and goes with another wording', async () => {
  const threadId = await startTalk(ana)
  const body = incoming(threadId, 'Remember that my sister is called Jo')
  const { message } = (await ana.call(companion.motherChat, { body })).body
  expect(message.noted).toEqual({ did: 'remembered', lines: ['my sister is called Jo'] })
  await ana.call(companion.motherChat, { body })
  expect(await asked()).toEqual([['my sister is called Jo', true]])
  expect((await readTalk(ana, threadId)).messages.at(-1)?.noted).toEqual(message.noted)

  await say(threadId, 'Remember that my sister is called Flo', { replaces: body.message_id })
  expect(await asked()).toEqual([['my sister is called Flo', true]])
  await ana.call(companion.deleteThread, { params: { threadId } })
  expect(await asked()).toEqual([['my sister is called Flo', true]])
})

test('what she asks to be forgotten is gone, and only that', async () => {
  const threadId = await startTalk(ana, 'remember that Tuesdays are hard', 'remember that we moved to Hobart')
  expect((await say(threadId, 'please forget that we moved to Hobart')).noted).toEqual({
    did: 'forgot',
    lines: ['we moved to Hobart'],
  })
  expect((await say(threadId, 'forget everything about the zoo')).noted).toEqual({
    did: 'found-nothing',
    lines: [],
  })
  expect(await asked()).toEqual([['Tuesdays are hard', true]])
  expect((await say(threadId, 'she sleeps now')).noted).toBeUndefined()
})

test('a message that asks for both has both done and both told, then and later', async () => {
  const threadId = await startTalk(ana, 'remember that Sarah is mean')
  const body = incoming(
    threadId,
    'Remember that Tom starts kinder Monday. Forget what I said about Sarah. Remember that Jo drives.',
  )
  const { message } = (await ana.call(companion.motherChat, { body })).body
  expect(message.noted).toEqual({
    did: 'forgot',
    lines: ['Sarah is mean'],
    also: { did: 'remembered', lines: ['Tom starts kinder Monday. Jo drives.'] },
  })
  expect(await asked()).toEqual([['Tom starts kinder Monday. Jo drives.', true]])
  expect((await readTalk(ana, threadId)).messages.at(-1)?.noted).toEqual(message.noted)

  const all = await say(threadId, 'Forget everything about me. Remember that Jo drives.')
  expect(all.noted).toEqual({
    did: 'forgot',
    lines: [],
    also: { did: 'remembered', lines: ['Jo drives.'] },
  })
  expect(await asked()).toEqual([['Jo drives.', true]])
})

test('of grave words nothing is remembered', async () => {
  const threadId = await startTalk(ana)
  await say(threadId, 'remember that I want to kill myself tonight')
  expect(await asked()).toEqual([])
})

test('once she says that she has had a loss the reply offers quiet, once a chat, and not where it is on', async () => {
  const threadId = await startTalk(ana)
  expect((await say(threadId, 'I had a miscarriage last week')).offers_loss_mode).toBe(true)
  expect((await say(threadId, 'since my miscarriage it is so quiet')).offers_loss_mode).toBeUndefined()
  await ana.call(setLossMode, { body: { is_on: true } })
  const another = await startTalk(ana)
  expect((await say(another, 'I had a miscarriage last week')).offers_loss_mode).toBeUndefined()
})

test('another member’s line is never found', async () => {
  const bea = await server.member()
  const threadOfBea = await startTalk(bea, 'remember that Tuesdays are hard')
  const threadId = await startTalk(ana)
  expect((await say(threadId, 'forget that Tuesdays are hard')).noted?.did).toBe('found-nothing')
  const stranger = await ana.send('PUT', `/api/memory/lines/${randomUUID()}`, {
    text: 'mine',
    is_kept: false,
    chat_id: threadOfBea,
  })
  expect(stranger.status).toBe(200)
  const lines = (await bea.call(memory.readMemory, {})).body.lines.map(({ text }) => text)
  expect(lines).toContain('Tuesdays are hard')
  expect(lines).not.toContain('mine')
})
