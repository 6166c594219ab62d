import { afterAll, beforeAll, expect, test } from 'vitest'
import { simpleVersion } from '#content/companion/honesty.ts'
import { createThread, motherChat, setFollowUp } from '#contract/companion.ts'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { replyChunks } from '#server/testing/model-stand-in.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { incoming, readTalk, startTalk } from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { askFollowUps } from './follow-up-questions.ts'

let server: TestServer
let withModel: ModelServer
beforeAll(async () => {
  server = await startTestServer()
  withModel = await startModelServer()
})
afterAll(async () => {
  await server.close()
  await withModel.close()
})

/** Which replies of a chat say what answers there. */
const saidIn = async (member: Visitor, id: string) =>
  (await readTalk(member, id)).messages
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => content.split(simpleVersion).length - 1)

test('without a model the first reply of each chat says so, and no other', async () => {
  const ana = await server.member()
  for (const texts of [
    ['the washing again', 'and the dishes', 'and the floor'],
    ['are you a real person?', 'ok'],
  ]) {
    const said = await saidIn(ana, await startTalk(ana, ...texts))
    expect(said).toEqual(texts.map((_, at) => (at === 0 ? 1 : 0)))
  }
})

test('what answers a changed first message says it again, in its place', async () => {
  const ana = await server.member()
  const id = await startTalk(ana, 'the washing again')
  const [first] = (await readTalk(ana, id)).messages
  await ana.call(motherChat, { body: { ...incoming(id, 'the dishes again'), replaces: first?.id } })
  expect(await saidIn(ana, id)).toEqual([1])
})

test('a first answer of the shelf needs none; the next reply says it', async () => {
  const ana = await server.member()
  const id = await startTalk(
    ana,
    'When do I start solids, and with what?',
    'the washing again',
    'and the floor',
  )
  expect(await saidIn(ana, id)).toEqual([0, 1, 0])
})

test('a first reply to what weighs needs none; once that is answered one says it', async () => {
  const ana = await server.member()
  const id = await startTalk(
    ana,
    'he scares me when he drinks',
    'im safe',
    'the washing again',
    'and the floor',
  )
  expect((await saidIn(ana, id)).slice(-3)).toEqual([1, 0, 0])
})

test('a heavy first line puts it off to the next, though its level stays', async () => {
  const ana = await server.member()
  const id = await startTalk(ana, 'i feel hopeless', 'the washing again', 'and the floor')
  expect((await readTalk(ana, id)).thread.safety.level).toBe('support')
  expect(await saidIn(ana, id)).toEqual([0, 1, 0])
})

test('that she was asked how it went is no word of it', async () => {
  const ana = await withModel.member()
  const says = { safety: 'none', ack: 'Two hours is no night.' }
  withModel.model.answer({ chunks: replyChunks(says) })
  const id = await startTalk(ana, 'school mornings are chaos', 'he hides his shoes', 'the bins again')
  await ana.call(setFollowUp, { params: { threadId: id }, body: { is_wanted: true } })
  await askFollowUps(withModel.services.database.asSystem(), new Date(Date.now() + 40 * 3_600_000))
  for (const text of ['the lawn', 'the car', 'the oven', 'the taps'])
    await ana.call(motherChat, { body: incoming(id, text) })
  withModel.model.answer({ status: 401 })
  await ana.call(motherChat, { body: incoming(id, 'the roof') })
  expect((await saidIn(ana, id)).at(-1)).toBe(1)
})

test('not in SOS, and not where somebody cannot wait', async () => {
  const ana = await server.member()
  const { id: sos } = (await ana.call(createThread, { body: { is_sos: true } })).body
  await ana.call(motherChat, { body: incoming(sos, 'the washing again') })
  expect(await saidIn(ana, sos)).toEqual([0])
  expect(await saidIn(ana, await startTalk(ana, 'I have taken all my tablets'))).toEqual([0])
})

test('where the model fails in a long talk, the guide says it too, and no second time', async () => {
  const ana = await withModel.member()
  withModel.model.answer({ chunks: replyChunks({ safety: 'none', ack: 'Two hours is no night.' }) })
  const before = ['the washing again', 'the bins', 'the lawn', 'the car', 'the oven', 'the taps']
  const id = await startTalk(ana, ...before)
  withModel.model.answer({ status: 401 })
  const after = ['the roof', 'the shed', 'the gate', 'the path', 'the fence', 'the beds', 'the hose']
  for (const text of after) await ana.call(motherChat, { body: incoming(id, text) })
  expect(await saidIn(ana, id)).toEqual([...before.map(() => 0), 1, ...after.slice(1).map(() => 0)])
})

test('where the model fails later on, the first reply that the guide gives says it', async () => {
  const ana = await withModel.member()
  withModel.model.answer({ chunks: replyChunks({ safety: 'none', ack: 'Two hours is no night.' }) })
  const id = await startTalk(ana, 'the washing again')
  withModel.model.answer({ status: 401 })
  for (const text of ['and the dishes', 'and the floor'])
    await ana.call(motherChat, { body: incoming(id, text) })
  expect(await saidIn(ana, id)).toEqual([0, 1, 0])
})
