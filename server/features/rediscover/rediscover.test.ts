import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/calendar.ts'
import { dayIn } from '#contract/day.ts'
import { readInsights } from '#contract/insights.ts'
import * as rediscover from '#contract/rediscover.ts'
import { type ExerciseId, exercises } from '#contract/rediscover-exercises.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const dayHere = () => dayIn('Australia/Melbourne', new Date())

const answer = (exercise: ExerciseId, data: Partial<rediscover.AnswerData> | null) => ({
  module: exercises[exercise].module,
  exercise,
  data: data && { ...rediscover.emptyAnswer, ...data },
})

function save(
  who: Visitor,
  sessionId: string,
  exercise: ExerciseId,
  data: Partial<rediscover.AnswerData> | null,
  { base = null as number | null, edit_id = randomUUID() as string } = {},
) {
  const body = { response: answer(exercise, data), base, edit_id }
  return who.call(rediscover.saveEntry, { params: { sessionId, prompt: exercise }, body })
}

const finish = (who: Visitor, sessionId: string) =>
  who.call(rediscover.finishSession, {
    params: { sessionId },
    body: { finished_at: new Date().toISOString() },
  })

async function inProgramme(who: Visitor): Promise<string> {
  const sessionId = randomUUID()
  await save(who, sessionId, 'focus', { choice: 'mum-guilt' })
  await save(who, sessionId, 'values', { words: ['Playful', 'salt water'] })
  await save(who, sessionId, 'tiny', { words: ['Swim for five minutes', 'Ring Jo'] })
  await save(who, sessionId, 'in-the-way', { texts: { smaller: 'Feet in the bath' } })
  await save(who, sessionId, 'i-am', { words: ['comes back'] })
  return sessionId
}

const current = async (who: Visitor) => (await who.call(rediscover.readProgramme, {})).body.current

test('an answer is kept once, read anywhere, and changed; skipping is an answer too', async () => {
  const ana = await server.member()
  const sessionId = randomUUID()
  const edit_id = randomUUID()
  const first = await save(ana, sessionId, 'hope', { texts: { hope: 'Tea, hot' } }, { edit_id })
  expect(first.body.entry).toMatchObject({ prompt_id: 'hope', version: 1, edit_id })
  const again = await save(ana, sessionId, 'hope', { texts: { hope: 'Tea, hot' } }, { edit_id })
  expect(again.body).toEqual(first.body)
  // What the same sitting writes next need not have seen what came of the first.
  const next = await save(ana, sessionId, 'hope', { texts: { hope: 'Tea' } }, { edit_id })
  expect(next.body.entry.version).toBe(2)
  await save(ana, sessionId, 'tone', null)
  const whole = await current(ana)
  expect(whole?.session).toMatchObject({ id: sessionId, focus_slug: null, completed_at: null })
  expect(whole?.entries.map(({ prompt_id, response }) => [prompt_id, response.data?.texts ?? null])).toEqual([
    ['tone', null],
    ['hope', { hope: 'Tea' }],
  ])
})

test('two phones never overwrite each other unseen: the later one is told, and may choose', async () => {
  const ana = await server.member()
  const sessionId = randomUUID()
  const { body } = await save(ana, sessionId, 'hope', { texts: { hope: 'one' } })
  const { version } = body.entry
  expect((await save(ana, sessionId, 'hope', { texts: { hope: 'two' } }, { base: version })).status).toBe(200)
  const late = await save(ana, sessionId, 'hope', { texts: { hope: 'three' } }, { base: version })
  expect([late.status, late.body]).toMatchObject([409, { code: 'conflict' }])
  expect((await save(ana, sessionId, 'hope', { texts: { hope: 'four' } })).status).toBe(409)
  // The same words from both are no quarrel.
  expect((await save(ana, sessionId, 'hope', { texts: { hope: 'two' } })).status).toBe(200)
  const kept = (await current(ana))?.entries[0]
  expect(kept?.response.data?.texts).toEqual({ hope: 'two' })
  const chosen = { base: kept?.version ?? null }
  expect((await save(ana, sessionId, 'hope', { texts: { hope: 'three' } }, chosen)).status).toBe(200)
})

test('values: at most five, none twice; nothing is half written', async () => {
  const ana = await server.member()
  const sessionId = randomUUID()
  for (const [exercise, data, field] of [
    ['values', { words: ['a', 'b', 'c', 'd', 'e', 'f'] }, '5 is the most'],
    ['values', { words: ['Calm', 'CALM'] }, 'already'],
    ['values', { words: ['  '] }, 'Type a word'],
    ['focus', { choice: 'something else' }, 'one of these'],
    ['hope', { texts: { nowhere: 'x' } }, 'not part'],
    ['hope', { texts: { hope: 'x'.repeat(1001) } }, '1,000'],
  ] as const) {
    const refused = await ana.send('PUT', `/api/rediscover/sessions/${sessionId}/entries/${exercise}`, {
      response: answer(exercise, data as Partial<rediscover.AnswerData>),
      base: null,
      edit_id: randomUUID(),
    })
    expect([exercise, refused.status]).toEqual([exercise, 400])
    expect(JSON.stringify(refused.body.fields)).toContain(field)
  }
  const elsewhere = await ana.send('PUT', `/api/rediscover/sessions/${sessionId}/entries/tone`, {
    response: answer('hope', null),
    base: null,
    edit_id: randomUUID(),
  })
  expect(elsewhere.status).toBe(400)
  expect(await current(ana)).toBeNull()
  const five = await save(ana, sessionId, 'values', { words: ['a', 'b', 'c', 'd', 'e'] })
  expect(five.body.entry.response.data?.words).toHaveLength(5)
})

test('finishing sums up her own words and makes the first experiment the goal of seven days', async () => {
  const ana = await server.member()
  const sessionId = await inProgramme(ana)
  const { body } = await finish(ana, sessionId)
  expect(body).toMatchObject({
    focus_slug: 'mum-guilt',
    weekly_goal: 'Swim for five minutes',
    goal_due: addDays(dayHere(), 7),
    goal_status: 'pending',
    summary_text:
      'What was loudest: Mum guilt.\nWhat matters to you: Playful and salt water.\nI am someone who comes back.',
  })
  expect((await finish(ana, sessionId)).body).toEqual(body)
  expect(await current(ana)).toBeNull()
  const { goal } = (await ana.call(rediscover.readGoal, {})).body
  expect(goal).toMatchObject({ text: 'Swim for five minutes', smaller: 'Feet in the bath' })

  const plain = randomUUID()
  await save(ana, plain, 'hope', { texts: { hope: 'Tea' } })
  expect((await finish(ana, plain)).body).toMatchObject({
    weekly_goal: null,
    goal_due: null,
    goal_status: null,
  })
  expect((await finish(ana, randomUUID())).status).toBe(404)
})

test('a goal is asked about on its day: smaller, once more, done; an answer twice counts once', async () => {
  const ana = await server.member()
  const sessionId = await inProgramme(ana)
  await finish(ana, sessionId)
  const goal = async () => (await ana.call(rediscover.readGoal, {})).body.goal
  const makeDue = () =>
    server.testDatabase.asOwner('update rediscover_sessions set goal_due = goal_due - 7 where id = $1', [
      sessionId,
    ])
  const settle = (body: Partial<Parameters<typeof settleBody>[0]>) =>
    ana.call(rediscover.answerGoal, { params: { sessionId }, body: settleBody(body) })
  const settleBody = (body: object) => ({
    goal_status: 'done' as const,
    goal_due: dayHere(),
    answered_at: new Date().toISOString(),
    ...body,
  })
  await makeDue()
  expect(await goal()).toMatchObject({ due: dayHere() })
  const smaller = await settle({ goal_status: 'smaller', weekly_goal: 'Feet in the bath' } as never)
  const again = await settle({ goal_status: 'smaller', weekly_goal: 'Feet in the bath' } as never)
  expect(smaller.body.session).toMatchObject({
    goal_status: 'smaller',
    weekly_goal: 'Feet in the bath',
    goal_due: addDays(dayHere(), 7),
  })
  expect(again.body.session).toEqual(smaller.body.session)
  await makeDue()
  await settle({ goal_status: 'renewed' } as never)
  expect(await goal()).toMatchObject({ text: 'Feet in the bath', due: addDays(dayHere(), 7) })
  await makeDue()
  expect((await settle({})).body.session.goal_status).toBe('done')
  expect((await settle({ goal_status: 'let_go' } as never)).body.session.goal_status).toBe('done')
  expect(await goal()).toBeNull()
  expect((await ana.call(readInsights, {})).body.goals_kept).toBe(1)
})

test('grave words bring their card, stand in no summary and become no goal; the record has none of them', async () => {
  const ana = await server.member()
  const sessionId = randomUUID()
  const grave = 'I want to kill myself tonight'
  const saved = await save(ana, sessionId, 'tiny', { words: [grave] })
  expect(saved.body.safety).toMatchObject({ level: 'emergency', cardId: 'emergency-life' })
  const { edit_id } = saved.body.entry
  await save(ana, sessionId, 'tiny', { words: [grave] }, { edit_id })
  expect((await current(ana))?.entries[0]?.safety.cardId).toBe('emergency-life')
  const asked = await save(ana, sessionId, 'hope', { texts: { hope: 'he scares me when he drinks' } })
  expect(asked.body.safety.softLine).toBe('crisis-violence')
  expect((await finish(ana, sessionId)).body).toMatchObject({ summary_text: null, weekly_goal: null })
  const events = await server.testDatabase.asOwner(
    'select surface, level from safety_events where user_id = $1 order by id',
    [ana.userId],
  )
  expect(events).toEqual([
    { surface: 'rediscover', level: 'emergency' },
    { surface: 'rediscover', level: 'crisis' },
  ])
})

test('without a membership she reads, answers her goal and deletes, and begins nothing', async () => {
  const ana = await server.member()
  const sessionId = await inProgramme(ana)
  await finish(ana, sessionId)
  await server.testDatabase.asOwner('delete from subscriptions where user_id = $1', [ana.userId])
  expect((await save(ana, randomUUID(), 'hope', null)).status).toBe(403)
  expect((await finish(ana, sessionId)).status).toBe(403)
  const read = await ana.call(rediscover.readSession, { params: { sessionId } })
  expect(read.body.entries).toHaveLength(5)
  expect((await ana.call(rediscover.deleteSession, { params: { sessionId } })).status).toBe(200)
  expect((await ana.call(rediscover.readSession, { params: { sessionId } })).status).toBe(404)
  expect((await ana.call(rediscover.deleteSession, { params: { sessionId } })).status).toBe(200)
  const left = await server.testDatabase.asOwner('select 1 from rediscover_entries where user_id = $1', [
    ana.userId,
  ])
  expect(left).toEqual([])
})

test('a programme is hers alone, whoever knows its id', async () => {
  const [ana, bea] = [await server.member(), await server.member()]
  const sessionId = await inProgramme(ana)
  expect((await bea.call(rediscover.readSession, { params: { sessionId } })).status).toBe(404)
  await save(bea, sessionId, 'hope', { texts: { hope: 'not hers' } })
  await bea.call(rediscover.deleteSession, { params: { sessionId } })
  const whole = await current(ana)
  expect(whole?.entries).toHaveLength(5)
  expect(JSON.stringify(whole)).not.toContain('not hers')
})

test('what can be read of an older answer is read', async () => {
  const ana = await server.member()
  await inProgramme(ana)
  await server.testDatabase.asOwner(
    `update rediscover_entries set response = '{"data": {"words": ["Calm", 7], "scale": 9}}' where prompt_id = 'values'`,
    [],
  )
  const values = (await current(ana))?.entries.find(({ prompt_id }) => prompt_id === 'values')
  expect(values?.response).toEqual(answer('values', { words: ['Calm'] }))
})
