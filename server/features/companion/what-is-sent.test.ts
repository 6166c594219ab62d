import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { basePrompt, formatPrompt, lossPrompt } from '#content/companion/prompts/base.ts'
import { babyPrompts, modePrompts } from '#content/companion/prompts/modes.ts'
import {
  crisisPrompt,
  emergencyPrompt,
  firstMinutePrompt,
  heavyPrompt,
  inferredPrompt,
  sosBabyPrompt,
  sosPrompt,
} from '#content/companion/prompts/sos.ts'
import { villagePrompt } from '#content/companion/prompts/village.ts'
import { checkInLine } from '#content/memory/lines.ts'
import { addDays } from '#contract/calendar.ts'
import { saveChild } from '#contract/children.ts'
import * as companion from '#contract/companion.ts'
import { dayIn } from '#contract/day.ts'
import { setLossMode } from '#contract/loss.ts'
import { switchMemory } from '#contract/memory.ts'
import { villageTopics } from '#contract/options.ts'
import { saveProfile } from '#contract/profile.ts'
import { daily, hearts, save } from '#server/testing/check-ins.ts'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { replyChunks } from '#server/testing/model-stand-in.ts'
import { incoming, startTalk } from '#server/testing/talk.ts'
import { cardsToRaise } from './prompt.ts'
import { sumUpRested } from './sum-up.ts'

let server: ModelServer
let ana: Awaited<ReturnType<ModelServer['member']>>
beforeAll(async () => {
  server = await startModelServer({ MODEL_REPLIES_PER_DAY: '100', MODEL_REPLIES_PER_MINUTE: '100' })
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.member()
  answerInChat()
})

const answerInChat = () =>
  server.model.answer({ chunks: replyChunks({ safety: 'none', ack: 'Tea is near.' }) })

/** What went over the wire for this, said in a chat: what the model is told, and the talk. */
async function sentFor(threadId: string, text: string, context: object = {}) {
  answerInChat()
  server.model.asked.length = 0
  const body = incoming(threadId, text)
  await ana.call(companion.motherChat, { body: { ...body, context: { ...body.context, ...context } } })
  expect(server.model.asked).toHaveLength(1)
  const [system, ...talk] = server.model.asked[0]?.body.messages ?? []
  expect(system?.role).toBe('system')
  return { told: String(system?.content), talk: talk.map(({ content }) => content) }
}
const levelPrompts = { heavyPrompt, inferredPrompt, crisisPrompt, emergencyPrompt, firstMinutePrompt }
const levelsIn = (told: string) =>
  Object.entries(levelPrompts).flatMap(([name, prompt]) => (told.includes(prompt) ? [name] : []))
/** What it is told of her, a line each. */
const linesIn = (told: string): string[] =>
  told.split('\n').flatMap((line) => (line.startsWith('"') ? [JSON.parse(line)] : []))

const today = () => dayIn('Australia/Melbourne', new Date())
const child = (name: string, birthdate: string) =>
  ana.call(saveChild, {
    params: { childId: randomUUID() },
    body: {
      name,
      birthdate,
      age_note: null,
      notes: null,
      died_on: null,
      sensitivities: [],
      allergies: [],
      notification_prefs: { notify_wake: true, notify_bedtime: true },
    },
  })

/** A member with two children, a check-in on each day of a week, and three chats that were summed up. */
async function live(): Promise<void> {
  await ana.call(saveProfile, { body: { full_name: 'Ana Hale', phone: null, notes: 'Night shifts.' } })
  await child('Noa', addDays(today(), -42))
  await child('Finn', addDays(today(), -3 * 366))
  for (let daysAgo = 6; daysAgo >= 0; daysAgo--) await save(ana, daily(`walk number ${daysAgo}`, daysAgo))
  answerInChat()
  for (const about of ['Jo', 'the nights', 'work']) await startTalk(ana, `it is ${about}`, `about ${about}`)
  for (const [table, ...columns] of [
    ['threads', 'created_at', 'updated_at'],
    ['messages', 'created_at'],
  ])
    await server.testDatabase.asOwner(
      `update ${table} set ${columns.map((column) => `${column} = ${column} - interval '31 minutes'`).join(', ')} where user_id = $1`,
      [ana.userId],
    )
  server.model.answer(
    { chunks: ['Jo comes on Tuesdays.\nJo brings soup.'] },
    { chunks: ['She sleeps in the mornings.'] },
    { chunks: ['She goes back in March.'] },
  )
  const { database, config, model } = server.services
  if (!model || !config.model) throw new Error('a server without a model')
  await sumUpRested(database, { end: model, config: config.model }, new Date())
  answerInChat()
}

describe('of what she told the app', () => {
  test('two children, a week of check-ins and three earlier chats go along line by line, with who it is and how it answers', async () => {
    await live()
    const { told, talk } = await sentFor(await startTalk(ana), 'the washing is done')
    expect(talk).toEqual(['the washing is done'])
    const format = formatPrompt.replace('{cards}', cardsToRaise.join(', '))
    const village = villagePrompt.replace('{sections}', villageTopics.join(', '))
    for (const part of [basePrompt, modePrompts.chat, format, village]) expect(told).toContain(part)
    expect(told).toMatch(/\{"hour_where_she_is":\d+\}/)
    const asked = 'What helped, even a bit?'
    const week = [0, 1, 2, 3, 4, 5, 6].map((daysAgo) => {
      const answers = [{ asked, answer: `walk number ${daysAgo}` }]
      return `Check-in. ${checkInLine(addDays(today(), -daysAgo), hearts, answers)}`
    })
    expect(linesIn(told)).toEqual([
      'First name: Ana',
      'Notes: “Night shifts.”',
      'Her child: Noa, 6 weeks old',
      'Her child: Finn, 3 years old',
      ...week,
      'From an earlier chat: She goes back in March.',
      'From an earlier chat: She sleeps in the mornings.',
      'From an earlier chat: Jo comes on Tuesdays.',
      'From an earlier chat: Jo brings soup.',
    ])
    expect(levelsIn(told)).toEqual([])
  })

  test('after a loss no age and nothing of a baby goes along, and that it is to be quiet does', async () => {
    await child('Noa', addDays(today(), -42))
    const sleep = { mode: 'sleep' }
    const before = await sentFor(await startTalk(ana), 'the washing is done', sleep)
    expect(before.told).toContain(modePrompts.sleep)
    expect(before.told).toContain(babyPrompts.sleep)
    expect(before.told).not.toContain(lossPrompt)
    await ana.call(setLossMode, { body: { is_on: true } })
    const { told } = await sentFor(await startTalk(ana), 'the washing is done', sleep)
    expect(told).toContain(lossPrompt)
    expect(told).toContain(modePrompts.sleep)
    expect(linesIn(told)).toContain('Her child: Noa')
    expect(told).not.toContain(babyPrompts.sleep)
    expect(told).not.toMatch(/weeks old|The app has a forum/)
  })

  test('with the memory off nothing goes along but the talk, and the quiet that she asked for', async () => {
    await live()
    await ana.call(switchMemory, { body: { is_on: false } })
    await ana.call(setLossMode, { body: { is_on: true } })
    const threadId = await startTalk(ana, 'the dishes are done')
    const { told, talk } = await sentFor(threadId, 'the washing is done')
    expect(talk).toEqual(['the dishes are done', 'Tea is near.', 'the washing is done'])
    expect(linesIn(told)).toEqual([])
    expect(told).not.toMatch(/Ana|Noa|Finn|Night shifts|walk number|Jo|What she told the app, of/)
    expect(told).toContain(lossPrompt)
  })
})

describe('of how grave it is', () => {
  test('a calm line beneath a card of crisis goes with the words for a crisis', async () => {
    const { told, talk } = await sentFor(await startTalk(ana, 'I want to die'), 'the washing is done')
    expect(talk).toEqual(['I want to die', 'Tea is near.', 'the washing is done'])
    expect(levelsIn(told)).toEqual(['crisisPrompt'])
  })

  test('the first minute beside a card of emergency has words of its own, and a calm line after it none of those', async () => {
    const threadId = await startTalk(ana)
    const first = await sentFor(threadId, 'I am going to kill myself tonight')
    expect(levelsIn(first.told)).toEqual(['emergencyPrompt', 'firstMinutePrompt'])
    expect(levelsIn((await sentFor(threadId, 'the washing is done')).told)).toEqual(['emergencyPrompt'])
  })

  test('what is only inferred goes with the words beside the question whether she is safe, as long as that stands', async () => {
    const threadId = await startTalk(ana)
    const first = await sentFor(threadId, 'took two of grandmas pills')
    expect(levelsIn(first.told)).toEqual(['inferredPrompt'])
    expect(levelsIn((await sentFor(threadId, 'the washing is done')).told)).toEqual(['inferredPrompt'])
    await ana.call(companion.answerSafety, {
      params: { threadId },
      body: { answer: 'safe', cardId: 'emergency-life' },
    })
    expect(levelsIn((await sentFor(threadId, 'the dishes are done')).told)).toEqual([])
  })

  test('SOS goes with its own words in place of the chat’s', async () => {
    const { told } = await sentFor(await startTalk(ana), 'help me', { isSOS: true })
    for (const part of [basePrompt, sosPrompt, sosBabyPrompt]) expect(told).toContain(part)
    expect(told).not.toContain(modePrompts.chat)
  })
})
