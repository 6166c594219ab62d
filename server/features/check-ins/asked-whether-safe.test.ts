import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerSafety } from '#contract/check-ins.ts'
import type { SafetyAnswer } from '#contract/safety.ts'
import { ask, daily, list, save, weekly } from '#server/testing/check-ins.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const mayBe = 'he scares me when he drinks'
const cardId = 'crisis-violence'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const answerThat = async (member: Visitor, checkInId: string, answer: SafetyAnswer) =>
  (await member.call(answerSafety, { params: { checkInId }, body: { answer, cardId } })).body.safety

test.each(['not-sure', 'no'] as const)('answered %s its card is explicit and stays', async (answer) => {
  const ana = await server.member()
  const { body } = await save(ana, daily(mayBe))
  expect(body.safety).toMatchObject({ level: 'support', softLine: cardId })
  const card = { level: 'crisis', cardId, softLine: null }
  expect(await answerThat(ana, body.id, answer)).toEqual(card)
  expect(await answerThat(ana, body.id, 'safe')).toEqual(card)
  expect((await list(ana, 'daily')).check_ins[0]?.safety).toEqual(card)
  const events = await server.testDatabase.asOwner(
    'select level, certainty, class from safety_events where user_id = $1 order by id',
    [ana.userId],
  )
  expect(events).toEqual([
    { level: 'crisis', certainty: 'inferred', class: 'crisis-violence' },
    { level: 'crisis', certainty: 'explicit', class: `said-${answer}` },
  ])
})

test('answered safe it is not asked again, though the same words are saved and answered anew', async () => {
  const ana = await server.member()
  const { body } = await save(ana, daily(mayBe))
  expect(await answerThat(ana, body.id, 'safe')).toMatchObject({ level: 'support', softLine: null })
  expect((await save(ana, daily(mayBe), body.id)).body.safety.softLine).toBeNull()
  expect((await ask(ana, mayBe, body.id)).body.safety.softLine).toBeNull()
})

test("nobody answers for another member's check-in", async () => {
  const [ana, bea] = [await server.member(), await server.member()]
  const { body } = await save(ana, daily(mayBe))
  const path = answerSafety.path.replace(':checkInId', body.id)
  expect((await bea.send('POST', path, { answer: 'safe', cardId })).status).toBe(404)
  expect((await list(ana, 'daily')).check_ins[0]?.safety.softLine).toBe(cardId)
})

test('a weekly reset has her asked as well, of any of its answers, and her answer stays with it', async () => {
  const ana = await server.member()
  for (const reset of [weekly(mayBe), weekly('the washing', mayBe)]) {
    const { body } = await save(ana, reset)
    expect(body.safety).toEqual({ level: 'support', cardId: null, softLine: cardId })
    expect(await answerThat(ana, body.id, 'no')).toEqual({ level: 'crisis', cardId, softLine: null })
    expect((await list(ana, 'weekly_reset')).check_ins[0]?.safety.cardId).toBe(cardId)
  }
})
