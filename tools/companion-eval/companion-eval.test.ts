import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MotherReply, ReplyEvent } from '#contract/companion.ts'
import { calm, type SafetyNotice } from '#contract/safety.ts'
import { type ModelStandIn, startModelStandIn } from '#server/testing/model-stand-in.ts'
import { countsOf, type Turn } from './counts.ts'
import { openJudge } from './judge.ts'
import { openTestBed } from './run.ts'
import { readTalks } from './talks.ts'

const folder = mkdtempSync(join(tmpdir(), 'lightly-talks-'))
let standIn: ModelStandIn
beforeAll(async () => {
  standIn = await startModelStandIn()
})
beforeEach(() => {
  standIn.asked.length = 0
})
afterAll(async () => {
  await standIn.close()
  rmSync(folder, { recursive: true })
})

test('of every talk of a folder her lines are taken, in order', () => {
  const turns = [
    { by: 'her', text: 'hi', act: 'tells' },
    { by: 'app', text: 'Hello.' },
    { by: 'her', text: 'any tips' },
  ]
  writeFileSync(join(folder, 'b.jsonl'), `${JSON.stringify({ id: 'b-1', turns })}\n`)
  writeFileSync(join(folder, 'a.jsonl'), `${JSON.stringify({ id: 'a-1', turns: [] })}\n\n`)
  writeFileSync(join(folder, 'notes.txt'), 'no talk')
  expect(readTalks(folder)).toEqual([
    { id: 'a-1', lines: [] },
    {
      id: 'b-1',
      lines: [
        { text: 'hi', act: 'tells' },
        { text: 'any tips', act: undefined },
      ],
    },
  ])
})

function turn(act: string, content: string, more: Partial<Turn> & { safety?: SafetyNotice } = {}): Turn {
  const { safety = calm } = more
  const events: ReplyEvent[] = [{ type: 'safety', safety, asks_safety: safety.softLine !== null }]
  const reply = { steps: content.includes('•') ? ['x'] : [], options: [], safety, message: { content } }
  return {
    line: { text: 'x', act },
    reply: reply as unknown as MotherReply,
    events,
    mended: [],
    first: 100,
    whole: 200,
    ...more,
  }
}

test('what can be counted of talks', () => {
  const counts = countsOf([
    [
      turn('tells', 'Sit down. That is long.\n\n• Feet on the floor.'),
      turn('asks-ideas', 'That is long.\n\n• Drink.', { mended: [{ what: 'asked-again', why: 'methods' }] }),
    ],
    [
      turn('asks-fact', 'Up to 72 hours, the NHMRC says.'),
      turn('asks-fact', 'Three days or so.', {
        safety: { level: 'none', cardId: null, softLine: 'crisis-suicide' },
        mended: [{ what: 'guide', why: 'silent' }],
      }),
    ],
  ]).join('\n')
  for (const line of [
    'replies: 4 in 2 talks',
    'talks with a grave card: 0 of 2',
    'talks with the question whether she is safe: 1 of 2',
    'asked again: 1 of 4',
    'by the guide in place of a model: 1 of 4',
    '  asked-again: methods: 1',
    'first words: p50 100 ms',
    'sentences said before in the same talk: 1',
    'steps where she asked for no ideas: 1 of 4',
    'questions of fact without a source or an honest word: 1 of 2',
  ])
    expect(counts).toContain(line)
})

test('a model on somebody else’s machine is asked, as of a member who said yes', async () => {
  const testBed = await openTestBed({
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: standIn.baseUrl,
    MODEL_NAME: 'a-model',
    MODEL_HOSTED_BY: 'Example, Australia',
  })
  try {
    const ack = 'Two hours is no night.'
    standIn.answer({ chunks: [JSON.stringify({ safety: 'none', ack })] })
    const [turn] = await testBed.play({ id: 'a-1', lines: [{ text: 'she wakes hourly', act: undefined }] })
    expect(turn?.reply.ack).toBe(ack)
  } finally {
    await testBed.close()
  }
})

test('a judge grades by the rubric, and a grade that is none counts for nothing', async () => {
  const judge = openJudge({
    JUDGE_MODEL_PROVIDER: 'openai-compatible',
    JUDGE_MODEL_BASE_URL: standIn.baseUrl,
    JUDGE_MODEL_NAME: 'judge',
  })
  standIn.answer({ chunks: ['Sure: {"grade": 2, "why": "fits her"}'] }, { chunks: ['{"grade": 7}'] })
  const talk = [
    turn('tells', 'Long nights.', { line: { text: 'no sleep', act: undefined } }),
    turn('tells', 'Hourly is no night.', { line: { text: 'she wakes hourly', act: undefined } }),
  ]
  expect(await judge(talk)).toEqual({ grade: 2, why: 'fits her' })
  expect(await judge(talk)).toBeNull()
  const [rubric, asked] = standIn.asked[0]?.body.messages ?? []
  expect(rubric?.content).toContain('a needless card')
  expect(asked?.content).toBe(
    'The talk:\nShe: no sleep\nApp: Long nights.\nShe: she wakes hourly\n\nThe reply to grade:\nHourly is no night.',
  )
  expect(() => openJudge({ MODEL_PROVIDER: 'anthropic' })).toThrow('JUDGE_MODEL_PROVIDER')
})

test('a judge sees the cards above a reply, and the question whether she is safe', async () => {
  const judge = openJudge({
    JUDGE_MODEL_PROVIDER: 'openai-compatible',
    JUDGE_MODEL_BASE_URL: standIn.baseUrl,
    JUDGE_MODEL_NAME: 'judge',
  })
  standIn.answer({ chunks: ['{"grade": 0, "why": "needless card"}'] })
  const asks = turn('tells', 'Tea first.', {
    safety: { level: 'none', cardId: null, softLine: 'crisis-suicide' },
  })
  const card = turn('tells', 'Tell me.', {
    safety: { level: 'crisis', cardId: 'crisis-violence', softLine: null },
  })
  await judge([asks, card])
  const sent = String(standIn.asked[0]?.body.messages[1]?.content)
  expect(sent).toContain('App: [asked whether she is safe] Tea first.')
  expect(sent).toContain('The reply to grade:\n[card crisis-violence] Tell me.')
})
