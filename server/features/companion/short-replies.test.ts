import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fallbackReply } from '#content/check-in-replies.ts'
import { answerSafety } from '#contract/check-ins.ts'
import { setLossMode } from '#contract/loss.ts'
import * as youToday from '#contract/you-today.ts'
import { ask, daily, hearts, list, save, weekly } from '#server/testing/check-ins.ts'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { replyChunks } from '#server/testing/model-stand-in.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer({ MODEL_REPLIES_PER_DAY: '4', MODEL_FIRST_TOKEN_MS: '6000' })
})
afterAll(() => server.close())
beforeEach(() => {
  server.model.asked.length = 0
})

const words = 'Four loads of washing and you still made soup. Sit down before the next one.'
const says = (reply: object) => server.model.answer({ chunks: replyChunks(reply) })
const askedNow = () => JSON.stringify(server.model.asked.at(-1)?.body.messages)

test('a check-in is answered by the model, with her hearts, once, and the words are kept with it', async () => {
  const ana = await server.member()
  says({ ack: words })
  const { body } = await save(ana, daily('four loads of washing'))
  expect(body.reply).toBe(words)
  expect(askedNow()).toContain(JSON.stringify(JSON.stringify(hearts)).slice(1, -1))
  expect(askedNow()).toContain('four loads of washing')
  expect((await ask(ana, 'four loads of washing', body.id)).body.reply).toBe(words)
  expect((await list(ana)).check_ins[0]?.reply).toBe(words)
  expect(server.model.asked).toHaveLength(1)
})

test('a check-in has no place for a question, steps or something to copy', async () => {
  const ana = await server.member()
  says({ ack: words, block: 'Hi Jo', steps: ['Sit down.'], question: 'Who is near?', options: ['Me', 'You'] })
  expect((await save(ana, daily('four loads of washing'))).body.reply).toBe(words)
})

test('a weekly reset has a prompt of its own, and what was told before is not told again', async () => {
  const ana = await server.member()
  says({ ack: words })
  await save(ana, weekly('the nights'))
  says({ ack: 'Those nights again.' })
  expect((await save(ana, weekly('the nights again'))).body.reply).toBe('Those nights again.')
  expect(askedNow()).toMatch(/looked back on her week/)
  expect(askedNow()).toContain(words)
})

test.each([
  ['fails', { status: 401 }],
  ['says what may not be said', { chunks: replyChunks({ ack: 'Take 5 tablets.' }) }],
])('where the model %s, the guide answers', async (_, answering) => {
  const ana = await server.member()
  server.model.answer(answering)
  expect((await save(ana, daily())).body.reply).toBe(fallbackReply('daily', hearts))
})

test('a model has as long for its first word as in a chat', async () => {
  const ana = await server.member()
  const beforeFirst = (chunk: number) => (chunk === 0 ? pause(2500) : undefined)
  server.model.answer({ chunks: replyChunks({ ack: words }), before: beforeFirst })
  expect((await save(ana, daily('four loads of washing'))).body.reply).toBe(words)
})

test('what is grave is told to the model as such', async () => {
  const ana = await server.member()
  says({ ack: words })
  const { body } = await save(ana, daily('I want to die'))
  expect(body.safety.level).toBe('crisis')
  expect(askedNow()).toContain('Level: crisis')
})

const eventsOf = ({ userId }: { userId: string }) =>
  server.testDatabase.asOwner(
    'select surface, level, certainty, class from safety_events where user_id = $1 order by id',
    [userId],
  )
const hearing = (safety: string) => says({ safety, ack: words })
const asked = (softLine: string) => ({ level: 'support', cardId: null, softLine })

test.each([
  ['daily check-in', daily('four loads of washing')],
  ['weekly reset', weekly('four loads of washing')],
])('what a model hears in a %s has her asked, and its words are shown', async (_, body) => {
  const ana = await server.member()
  hearing('crisis-suicide')
  const saved = (await save(ana, body)).body
  expect([saved.safety, saved.reply]).toEqual([asked('crisis-suicide'), words])
  expect(askedNow()).toMatch(/Then one of: emergency-life, /)
  expect((await list(ana, body.answers.type)).check_ins[0]?.safety).toEqual(asked('crisis-suicide'))
  const event = { surface: 'check-in', level: 'crisis', certainty: 'inferred', class: 'model' }
  expect(await eventsOf(ana)).toEqual([event])
})

test('what she has answered is not asked again of the same words', async () => {
  const ana = await server.member()
  hearing('crisis-suicide')
  const { id: checkInId } = (await save(ana, daily('four loads of washing'))).body
  const answer = { answer: 'safe', cardId: 'crisis-suicide' } as const
  await ana.call(answerSafety, { params: { checkInId }, body: answer })
  const changed = daily('four loads of washing')
  changed.answers.responses.energy = 5
  const { safety } = (await save(ana, changed, checkInId)).body
  expect(safety).toEqual({ level: 'support', cardId: null, softLine: null })
  expect((await list(ana)).check_ins[0]?.safety).toEqual(safety)
})

test.each([
  ['I want to die', 'emergency-life', { level: 'crisis', cardId: 'crisis-suicide', softLine: null }],
  ['he scares me when he drinks', 'emergency-violence', asked('emergency-violence')],
  ['he scares me when he drinks', 'none', asked('crisis-violence')],
  [
    'I miss my mum so much since she died',
    'crisis-suicide',
    { level: 'support', cardId: 'support', softLine: 'crisis-suicide' },
  ],
])('beside what the engine finds in "%s", %s leaves what weighs more', async (text, safety, shown) => {
  const ana = await server.member()
  hearing(safety)
  const { body } = await save(ana, daily(text))
  expect(body.safety).toEqual(shown)
  expect((await list(ana)).check_ins[0]?.safety).toEqual(shown)
})

test('words that are no check-in are asked of as well', async () => {
  const ana = await server.member()
  hearing('crisis-violence')
  expect((await ask(ana, 'four loads of washing')).body.safety).toEqual(asked('crisis-violence'))
})

test('they count for her day, and beyond it the guide answers', async () => {
  const ana = await server.member()
  says({ ack: words })
  for (let replies = 0; replies < 4; replies++) await save(ana, daily('the washing'))
  expect((await save(ana, daily())).body.reply).toBe(fallbackReply('daily', hearts))
  const [usage] = await server.testDatabase.asOwner(
    'select replies, finished_locally as local from model_usage where user_id = $1',
    [ana.userId],
  )
  expect(usage).toEqual({ replies: 5, local: 0 })
})

const day = { name: 'Ana', mood: 'overwhelmed', energy: 'low', focus: 'the forms for kinder' } as const
const tip = {
  title: 'One form only',
  ack: 'Fill in one form. The others can wait.',
  steps: ['The shortest one', 'Two lines, then tea'],
}

test('You Today has a tip of the model, and its titles are not used again', async () => {
  const ana = await server.member()
  says(tip)
  const { body } = await ana.call(youToday.askInsight, { body: day })
  expect(body).toMatchObject({ title: tip.title, tip: tip.ack, bullets: tip.steps, mode_action: 'reset' })
  expect(askedNow()).toContain('the forms for kinder')
  const tomorrow = new Date(Date.now() + 60_000).toISOString()
  await server.testDatabase.asOwner('update you_today_insights set day = day - 1 where user_id = $1', [
    ana.userId,
  ])
  await ana.call(youToday.askInsight, { body: { ...day, answered_at: tomorrow } })
  expect(askedNow()).toContain(tip.title)
})

test('what a model hears of danger in You Today has her asked above the tip', async () => {
  const ana = await server.member()
  says({ safety: 'crisis-violence', ...tip })
  const { body } = await ana.call(youToday.askInsight, { body: day })
  expect(body).toMatchObject({ title: tip.title, safety: asked('crisis-violence') })
  const event = { surface: 'you-today', level: 'crisis', certainty: 'inferred', class: 'model' }
  expect(await eventsOf(ana)).toEqual([event])
})

test.each([
  ['has no title', { ack: tip.ack, steps: tip.steps }],
  ['is no object', 'Fill in one form.'],
])('a tip that %s is one of those that people wrote', async (_, said) => {
  const ana = await server.member()
  server.model.answer({ chunks: typeof said === 'string' ? [said] : replyChunks(said) })
  const { body } = await ana.call(youToday.askInsight, { body: day })
  expect(body.title).not.toBe('')
  expect(body.tip).not.toBe(tip.ack)
  expect(body.bullets.length).toBeGreaterThan(1)
})

test('after a loss a tip that speaks of a baby is one of those that people wrote', async () => {
  const ana = await server.member()
  await ana.call(setLossMode, { body: { is_on: true } })
  says({ ...tip, title: 'Tummy time' })
  expect((await ana.call(youToday.askInsight, { body: day })).body.tip).not.toBe(tip.ack)
  says(tip)
  expect((await ana.call(youToday.askInsight, { body: day })).body.tip).toBe(tip.ack)
})
