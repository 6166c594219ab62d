import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as checkIns from '#contract/check-ins.ts'
import { ask, daily, list, save, weekly } from '#server/testing/check-ins.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
let ana: Visitor & { userId: string }
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  ana = await server.member()
})
afterAll(() => server.close())

const levelsRecorded = async () => {
  const events = await server.testDatabase.asOwner<{ level: string }>(
    'select level from safety_events where user_id = $1 order by id',
    [ana.userId],
  )
  return events.map(({ level }) => level)
}

test('her words are read first: the card comes with the check-in, and only that it spoke up is recorded', async () => {
  const hard = 'they would all be better off without me'
  const { body: saved } = await save(ana, daily(hard))
  expect(['crisis', 'emergency']).toContain(saved.safety.level)
  expect(saved.safety.cardId).not.toBeNull()
  const { body } = await ask(ana, hard, saved.id)
  expect(body.safety).toEqual(saved.safety)
  expect(body.reply).toMatch(/card above|call|people|person/i)
  await save(ana, daily(hard), saved.id)
  const events = await server.testDatabase.asOwner('select * from safety_events where user_id = $1', [
    ana.userId,
  ])
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ surface: 'check-in', level: saved.safety.level })
  expect(JSON.stringify(events)).not.toContain('better off')
})

test('any field of a weekly reset is read', async () => {
  const { body } = await save(ana, weekly('the nights', 'I want to kill myself'))
  expect(['crisis', 'emergency']).toContain(body.safety.level)
})

test('words that were never kept are read and recorded too', async () => {
  const { body } = await ask(ana, "I don't want to be alive anymore")
  expect(['crisis', 'emergency']).toContain(body.safety.level)
  const events = await server.testDatabase.asOwner('select * from safety_events where user_id = $1', [
    ana.userId,
  ])
  expect(events).toHaveLength(1)
})

test('what asking for words back finds more serious is kept with the check-in as well', async () => {
  const { body: saved } = await save(ana, daily('the mental load'))
  const { body } = await ask(ana, 'they would all be better off without me', saved.id)
  expect(['crisis', 'emergency']).toContain(body.safety.level)
  expect(body.safety.cardId).not.toBeNull()
  expect(await levelsRecorded()).toEqual([body.safety.level])
  const again = await ask(ana, 'the mental load', saved.id)
  expect(again.body).toEqual({ reply: body.reply, safety: body.safety })
  expect((await list(ana)).check_ins[0]).toMatchObject({ reply: body.reply, safety: body.safety })
  expect((await save(ana, daily('the mental load'), saved.id)).body.safety).toEqual(body.safety)
  expect(await levelsRecorded()).toEqual([body.safety.level])
})

test.each([
  ['read as one', ['everyone would be', 'so much better off', 'if I was gone'], 'crisis'],
  ['read as one', ['I just took', 'all my tablets', 'goodbye'], 'emergency'],
  ['read one by one', ['I want to', 'die', ''], 'crisis'],
] as const)(
  'saved again after words back: the level and the card stay, %s: %j',
  async (_way, texts, level) => {
    const [hardest, energyGiving, nextWeek] = texts
    const body = weekly(hardest, nextWeek, energyGiving)
    const { body: saved } = await save(ana, body)
    expect(saved.safety).toMatchObject({ level, cardId: expect.stringContaining(level) })
    const asked = { check_in_id: saved.id, message: texts.filter(Boolean).join('\n') }
    const back = await ana.call(checkIns.generateChatResponse, { body: asked })
    expect(back.body.safety).toEqual(saved.safety)
    expect((await save(ana, body, saved.id)).body.safety).toEqual(saved.safety)
    await ana.call(checkIns.generateChatResponse, { body: asked })
    expect((await list(ana, 'weekly_reset')).check_ins[0]?.safety).toEqual(saved.safety)
    expect(await levelsRecorded()).toEqual([level])
  },
)

test('a level that was shown for the same words is not lowered by a later reading, only by other words', async () => {
  const { body: saved } = await save(ana, daily('the mental load'))
  await server.testDatabase.asOwner(
    "update check_ins set safety_level = 'crisis', safety_card = 'crisis-suicide' where id = $1",
    [saved.id],
  )
  const shown = { level: 'crisis', cardId: 'crisis-suicide', softLine: null }
  const brighter = daily('the mental load')
  brighter.answers.responses.mood = 5
  expect((await save(ana, brighter, saved.id)).body).toMatchObject({
    safety: shown,
    responses: { mood: 5 },
  })
  expect((await ask(ana, 'the mental load', saved.id)).body.safety).toEqual(shown)
  const other = await save(ana, daily('the washing'), saved.id)
  expect(other.body.safety).toEqual({ level: 'none', cardId: null, softLine: null })
})

test('the same words at once are recorded once, other words of the same level again', async () => {
  const id = randomUUID()
  const hard = daily('they would all be better off without me')
  await Promise.all([1, 2, 3, 4].map(() => save(ana, hard, id)))
  expect(await levelsRecorded()).toHaveLength(1)
  const { body } = await save(ana, daily("I don't want to be alive anymore"), id)
  expect(await levelsRecorded()).toEqual([expect.any(String), body.safety.level])
})
