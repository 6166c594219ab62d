import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as companion from '#contract/companion.ts'
import { saveProfile } from '#contract/profile.ts'
import { askInsight } from '#contract/you-today.ts'
import { daily, save, weekly } from '#server/testing/check-ins.ts'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { replyChunks } from '#server/testing/model-stand-in.ts'
import { incoming, startTalk } from '#server/testing/talk.ts'
import { sumUpRested } from './sum-up.ts'

let server: ModelServer
let ana: Awaited<ReturnType<ModelServer['member']>>
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.member()
  await ana.call(saveProfile, { body: { full_name: 'Ana Hale', phone: null, notes: null } })
  server.model.answer({ chunks: replyChunks({ safety: 'none', ack: 'Tea is near.' }) })
  server.model.asked.length = 0
})

const reach = 'ana.hale@example.com or 0412 345 678'
const never = /hale|example\.com|0412|345 678/i
const sent = () => server.model.asked.map(({ body }) => JSON.stringify(body)).join('\n')

test('of what she writes in a chat, and wrote in it before, nothing goes to a model that says who or where she is', async () => {
  const threadId = await startTalk(ana, `he can reach me at ${reach}`)
  await ana.call(companion.motherChat, {
    body: incoming(threadId, `write to Jo for me:\nAna Hale, ${reach}\nHe has 38.4 38.9 39.2`),
  })
  expect(server.model.asked).toHaveLength(2)
  expect(
    server.model.asked
      .at(-1)
      ?.body.messages.slice(1)
      .map(({ content }) => content),
  ).toEqual([
    'he can reach me at … or …',
    'Tea is near.',
    'write to Jo for me:\nAna, … or …\nHe has 38.4 38.9 39.2',
  ])
  expect(sent()).not.toMatch(never)
})

test('what is that alone is still a message', async () => {
  await startTalk(ana, 'Hale')
  expect(server.model.asked.at(-1)?.body.messages.at(-1)?.content).toBe('…')
})

test('nor does it of a check-in, of a week or of her day', async () => {
  await save(ana, daily(`Hale rang, ${reach}`))
  await save(ana, weekly(`the forms for Hale, ${reach}`))
  const day = { name: 'Ana', mood: 'flat', energy: 'low', focus: `answer Hale at ${reach}` } as const
  await ana.call(askInsight, { body: day })
  expect(server.model.asked).toHaveLength(3)
  for (const words of ['rang, … or …', 'the forms for, … or …', 'answer at … or …'])
    expect(sent()).toContain(words)
  expect(sent()).not.toMatch(never)
})

test('nor of a chat that is summed up', async () => {
  const threadId = await startTalk(ana, `Hale rang, ${reach}`, 'she comes on Tuesdays')
  await server.testDatabase.asOwner(
    `update threads set created_at = now() - interval '1 hour', updated_at = now() - interval '31 minutes' where id = $1`,
    [threadId],
  )
  server.model.asked.length = 0
  const { database, config, model } = server.services
  if (!model || !config.model) throw new Error('a server without a model')
  await sumUpRested(database, { end: model, config: config.model }, new Date())
  expect(sent()).toContain('rang, … or …')
  expect(sent()).toContain('she comes on Tuesdays')
  expect(sent()).not.toMatch(never)
})
