import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveChatSettings } from '#contract/companion.ts'
import * as memory from '#contract/memory.ts'
import { saveProfile } from '#contract/profile.ts'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { replyChunks } from '#server/testing/model-stand-in.ts'
import { startTalk } from '#server/testing/talk.ts'
import { removeOldMessages } from './clean-up.ts'
import { sumUpRested } from './sum-up.ts'

let server: ModelServer
let ana: Awaited<ReturnType<ModelServer['member']>>
beforeAll(async () => {
  server = await startModelServer()
})
beforeEach(async () => {
  ana = await server.member()
})
afterAll(() => server.close())

const reply = { safety: 'none', ack: 'I hear you.', block: '', steps: [], question: '', options: [] }

async function talk(...texts: string[]): Promise<string> {
  server.model.answer({ chunks: replyChunks(reply) })
  const threadId = await startTalk(ana, ...texts)
  server.model.asked.length = 0
  return threadId
}
const rest = (threadId: string) =>
  server.testDatabase.asOwner(
    `update threads set created_at = now() - interval '1 hour', updated_at = now() - interval '31 minutes',
       summed_until = summed_until - interval '1 hour' where id = $1`,
    [threadId],
  )
async function run(signal?: AbortSignal): Promise<void> {
  const { database, config, model } = server.services
  if (!model || !config.model) throw new Error('a server without a model')
  await sumUpRested(database, { end: model, config: config.model }, new Date(), signal)
}
async function sumUp(summary: string, ending: 'done' | 'length' = 'done'): Promise<void> {
  server.model.answer({ chunks: [summary], ending })
  await run()
}
/** Three chats that have rested, of a member each; the first rests longest. */
async function threeRested() {
  const members = [ana, await server.member(), await server.member()] as const
  for (const [at, member] of members.entries()) {
    server.model.answer({ chunks: replyChunks(reply) })
    await server.testDatabase.asOwner(
      'update threads set updated_at = now() - make_interval(hours => $2) where id = $1',
      [await startTalk(member, `talk ${at}`, 'and more'), 9 - at],
    )
  }
  server.model.asked.length = 0
  return members
}
const lines = async (member = ana) =>
  (await member.call(memory.readMemory, {})).body.lines
    .filter(({ source }) => source === 'chats')
    .map(({ text }) => text)

test('a chat that has rested is summed up in three lines, once, and again after it went on', async () => {
  const threadId = await talk('Jo comes on Tuesdays', 'it helps a lot')
  await sumUp('too early')
  expect(server.model.asked).toEqual([])
  await rest(threadId)
  await sumUp('- She likes that Jo comes on Tuesdays.\n- Tea helps her.\n\n3. She sleeps badly.\nA fourth.')
  const first = ['She likes that Jo comes on Tuesdays.', 'Tea helps her.', 'She sleeps badly.']
  expect(await lines()).toEqual(first)
  expect(JSON.stringify(server.model.asked[0]?.body)).toContain('Jo comes on Tuesdays')
  await sumUp('again')
  expect(server.model.asked).toHaveLength(1)
  expect(await lines()).toEqual(first)

  await server.testDatabase.asOwner(
    "update threads set summed_until = updated_at - interval '1 second' where id = $1",
    [threadId],
  )
  await sumUp('She walks with Jo.')
  expect(await lines()).toEqual(['She walks with Jo.'])
})

test('of a grave chat nothing leaves, and nothing is kept but that it was a hard night', async () => {
  const threadId = await talk('I want to kill myself tonight', 'I do not know')
  await rest(threadId)
  await sumUp('She is in danger.')
  expect(server.model.asked).toEqual([])
  expect(await lines()).toEqual(['A hard night'])
})

test('a line that may not be said, and what she asks to forget, is left out; so is her surname', async () => {
  await ana.call(saveProfile, { body: { full_name: 'Ana Hale', phone: null, notes: null } })
  const threadId = await talk('my boss Tom is mean', 'forget that Tom is mean', 'I do like mornings')
  await rest(threadId)
  await sumUp('Tom is mean to her.\nI am a mum too and I know.\nAna Hale likes mornings.')
  expect(await lines()).toEqual(['Ana likes mornings.'])
  expect(JSON.stringify(server.model.asked)).not.toContain('Tom')
})

test('with the memory off nothing is summed up', async () => {
  await ana.call(memory.switchMemory, { body: { is_on: false } })
  await rest(await talk('Jo comes on Tuesdays', 'it helps'))
  await sumUp('She likes Jo.')
  expect(server.model.asked).toEqual([])
})

test('a model that is out of reach leaves the chat for the next run', async () => {
  const threadId = await talk('Jo comes on Tuesdays', 'it helps')
  await rest(threadId)
  server.model.answer({ status: 500 })
  const { database, config, model } = server.services
  const run = model && config.model && sumUpRested(database, { end: model, config: config.model }, new Date())
  await expect(run).rejects.toMatchObject({ reason: 'unreachable' })
  await sumUp('She likes Jo.')
  expect(await lines()).toEqual(['She likes Jo.'])
})

test('a chat that the model does not take, or breaks at, holds up no other', async () => {
  const [, bea, eve] = await threeRested()
  // The first is tried twice.
  server.model.answer({ status: 500 }, { status: 500 }, { status: 401 }, { chunks: ['She likes Jo.'] })
  await expect(run()).rejects.toMatchObject({ reason: 'rejected' })
  expect([await lines(), await lines(bea), await lines(eve)]).toEqual([
    ['Talk 0'],
    ['Talk 1'],
    ['She likes Jo.'],
  ])
  await sumUp('She walks.')
  expect([await lines(), await lines(bea), await lines(eve)]).toEqual([
    ['She walks.'],
    ['She walks.'],
    ['She likes Jo.'],
  ])
})

test('once the model is out of reach for two in a row the run is over', async () => {
  await threeRested()
  server.model.answer({ status: 500 })
  await expect(run()).rejects.toMatchObject({ reason: 'unreachable' })
  expect(JSON.stringify(server.model.asked)).toContain('talk 1')
  expect(JSON.stringify(server.model.asked)).not.toContain('talk 2')
  await sumUp('')
})

test('a run that is stopped ends at once, and the next one goes on', async () => {
  const [, bea] = await threeRested()
  const stopping = new AbortController()
  const asked = Promise.withResolvers<void>()
  server.model.answer(
    { chunks: ['She likes Jo.'] },
    {
      chunks: ['She walks'],
      before: async (chunk) => void (chunk === 1 && asked.resolve()),
      ending: 'silence',
    },
  )
  const stopped = run(stopping.signal)
  await asked.promise
  stopping.abort()
  await stopped
  expect([await lines(), await lines(bea)]).toEqual([['She likes Jo.'], ['Talk 1']])
  expect(JSON.stringify(server.model.asked)).not.toContain('talk 2')
  await sumUp('She walks.')
  expect([await lines(), await lines(bea)]).toEqual([['She likes Jo.'], ['She walks.']])
})

test('of a long chat the end is sent, no more than of any talk', async () => {
  const long = (word: string) => `${word} ${'ever so tired '.repeat(500)}`
  await rest(await talk(long('first'), long('second'), 'third'))
  await sumUp('She is tired.')
  const sent = JSON.stringify(server.model.asked[0]?.body.messages)
  expect(sent).toMatch(/second.*third/)
  expect(sent).not.toContain('first')
  expect(await lines()).toEqual(['She is tired.'])
})

test('of a summary that was cut off the whole lines are kept', async () => {
  await rest(await talk('Jo comes on Tuesdays', 'it helps'))
  await sumUp('She likes Jo.\nShe wants to', 'length')
  expect(await lines()).toEqual(['She likes Jo.'])
})

test('where she keeps chats for a week the summary goes with the words that it is of', async () => {
  const threadId = await talk('Jo comes on Tuesdays', 'it helps')
  await rest(threadId)
  await sumUp('She likes Jo.')
  await ana.call(saveChatSettings, { body: { keep: 'week' } })
  await server.testDatabase.asOwner(
    "update messages set created_at = now() - interval '8 days' where thread_id = $1",
    [threadId],
  )
  await removeOldMessages(server.services.database.asSystem(), new Date())
  expect(await lines()).toEqual([])
})
