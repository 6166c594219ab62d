import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveCheckIn } from '#contract/check-ins.ts'
import { motherChat } from '#contract/companion.ts'
import * as memory from '#contract/memory.ts'
import { askInsight } from '#contract/you-today.ts'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { replyChunks } from '#server/testing/model-stand-in.ts'
import { incoming, startTalk } from '#server/testing/talk.ts'
import { sumUpRested } from './sum-up.ts'

const host = 'Example, Australia'
type Member = Awaited<ReturnType<ModelServer['member']>>
let server: ModelServer
let ana: Member
beforeAll(async () => {
  server = await startModelServer({ MODEL_HOSTED_BY: host })
})
beforeEach(async () => {
  ana = await server.member()
  server.model.asked.length = 0
  server.model.answer({
    chunks: replyChunks({
      safety: 'none',
      ack: 'I hear you.',
      block: '',
      steps: [],
      question: '',
      options: [],
    }),
  })
})
afterAll(() => server.close())

const choose = (choice: memory.ModelConsentChoice, hosted_by = host) =>
  ana.call(memory.setModelConsent, { body: { choice, hosted_by } })
const said = () => JSON.stringify(server.model.asked.map(({ body }) => body))

/** A word of hers on every way to a model. */
async function tellAll() {
  const threadId = await startTalk(ana, 'she will not settle', 'not even in my arms')
  await ana.call(saveCheckIn, {
    params: { checkInId: randomUUID() },
    body: {
      answered_at: new Date().toISOString(),
      answers: {
        type: 'daily',
        responses: {
          energy: 2,
          mood: 2,
          stress: 2,
          prompt: 'What helped?',
          promptResponse: 'nothing much helped',
        },
      },
    },
  })
  await ana.call(saveCheckIn, {
    params: { checkInId: randomUUID() },
    body: {
      answered_at: new Date().toISOString(),
      answers: {
        type: 'weekly_reset',
        responses: { energy: 2, mood: 2, stress: 2, hardest: 'the evenings', energyGiving: '', nextWeek: '' },
      },
    },
  })
  await ana.call(askInsight, { body: { name: 'Ana', mood: 'flat', energy: 'low', focus: 'the house' } })
  await server.testDatabase.asOwner(
    "update threads set updated_at = now() - interval '1 hour' where id = $1",
    [threadId],
  )
  const { database, config, model } = server.services
  if (model && config.model) await sumUpRested(database, { end: model, config: config.model }, new Date())
}

test('until she has said so, and where she says no, not a word goes to a model', async () => {
  expect((await ana.call(memory.getModelConsent, {})).body).toEqual({ hosted_by: host, choice: null })
  await tellAll()
  expect(server.model.asked).toEqual([])
  expect((await choose('here')).body.choice).toBe('here')
  await tellAll()
  expect(server.model.asked).toEqual([])
  expect((await ana.call(memory.readMemory, {})).body.is_used).toBe(false)
})

test('once she says yes chats, check-ins, resets, You Today and summaries are a model’s', async () => {
  expect((await choose('model')).body).toEqual({ hosted_by: host, choice: 'model' })
  expect((await ana.call(memory.readMemory, {})).body.is_used).toBe(true)
  await tellAll()
  for (const words of ['she will not settle', 'nothing much helped', 'the evenings', 'the house'])
    expect(said()).toContain(words)
  expect(said()).toContain('Write down what would help the companion in their next talk')
  expect(said()).not.toContain(ana.email)
})

test('a yes to one host is no yes to another', async () => {
  await choose('model', 'Somebody else, Elsewhere')
  expect((await ana.call(memory.getModelConsent, {})).body.choice).toBeNull()
  await ana.call(motherChat, { body: incoming(await startTalk(ana), 'hello') })
  expect(server.model.asked).toEqual([])
})

test.each<[string, (member: Member) => Promise<unknown>]>([
  [
    'keeps her words here',
    (member) => member.call(memory.setModelConsent, { body: { choice: 'here', hosted_by: host } }),
  ],
  ['switches the memory off', (member) => member.call(memory.switchMemory, { body: { is_on: false } })],
])('who %s while chats are summed up is heeded for hers that is still to come', async (_, change) => {
  const bea = await server.member()
  await choose('model')
  await bea.call(memory.setModelConsent, { body: { choice: 'model', hosted_by: host } })
  for (const [member, text, hours] of [
    [ana, 'Jo comes on Tuesdays', 2],
    [bea, 'the flood came up', 1],
  ] as const)
    await server.testDatabase.asOwner(
      'update threads set updated_at = now() - make_interval(hours => $2) where id = $1',
      [await startTalk(member, text, 'it does'), hours],
    )
  server.model.asked.length = 0
  server.model.answer({
    chunks: ['A line.'],
    before: () => change(bea),
  })
  const { database, config, model } = server.services
  if (model && config.model) await sumUpRested(database, { end: model, config: config.model }, new Date())
  expect(said()).toContain('Jo comes on Tuesdays')
  expect(said()).not.toContain('the flood came up')
})

test('another’s choice is nothing to her', async () => {
  await choose('model')
  const bea = await server.member()
  await bea.call(motherChat, { body: incoming(await startTalk(bea), 'hello') })
  expect(server.model.asked).toEqual([])
})
