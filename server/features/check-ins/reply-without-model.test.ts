import { describe, expect, test } from 'vitest'
import { fallbackReply } from '#content/check-in-replies.ts'
import { besideTheQuestion, gently } from '#content/companion/listening/gently.ts'
import type { CheckIn } from '#contract/check-ins.ts'
import type { CardId, SafetyLevel } from '#contract/safety.ts'
import { replyWithoutModel } from './reply-without-model.ts'

const hearts = { energy: 4, mood: 4, stress: 1 }
const forHearts = fallbackReply('daily', hearts)

function reply(
  text: string,
  level: SafetyLevel = 'none',
  type: 'daily' | 'weekly_reset' = 'daily',
  softLine: CardId | null = null,
) {
  const checkIn: CheckIn = {
    id: '0193aaaa-0000-7000-8000-000000000001',
    type: 'daily',
    day: '2026-11-20',
    responses: { ...hearts, prompt: 'How was today?', promptResponse: text },
    reply: null,
    is_starred: false,
    safety: { level, cardId: null, softLine: null },
    created_at: '2026-11-20T09:00:00.000Z',
  }
  return replyWithoutModel({
    type,
    text,
    history: [],
    checkIn,
    earlierReplies: [],
    safety: { level, cardId: null, softLine },
    localHour: 14,
    lossMode: false,
  })
}

describe('a few words beside the hearts of the day', () => {
  test.each([
    'sat in the sun for a bit',
    'my tea went cold',
    'ok',
    'the baby is kicking',
    'finally sat down',
    'new haircut!',
    'put her down at seven',
    'work, then a walk',
  ])('%s: light ones get the text that fits the hearts', (text) => {
    expect(reply(text)).toBe(forHearts)
  })

  test.each([
    ['so tired', /scraps of sleep|bone/],
    ['he has a fever', /sick|temperature|fever|doctor|something or nothing|waited|looked at it/i],
    ['nobody helps me', /./],
    ['slept through!', /grin|good one|books|seat|slept|all night|best news|sleep/i],
    ['we had a big fight last night', /./],
  ])('%s: what is plainly about something is answered', (text, expected) => {
    expect(reply(text)).not.toBe(forHearts)
    expect(reply(text)).toMatch(expected)
  })

  test('what may be grave is listened to, and not explained', () => {
    const lines = [...Object.values(gently), besideTheQuestion].flatMap(({ lines }) => lines)
    for (const text of ['i am scared of him', 'nobody would miss me']) {
      const said = reply(text, 'support', 'daily', 'crisis-violence')
      expect(
        lines.some((line) => said.startsWith(line)),
        text,
      ).toBe(true)
    }
  })

  test('what she cannot answer there is not asked', () => {
    for (const text of [
      'they slept till six',
      'he wont sleep and the house is loud',
      'a lot',
      'it was a week of rain',
    ])
      expect(reply(text, 'none', 'weekly_reset')).not.toMatch(
        /Is it more about|What.s that (?:been )?like for you/,
      )
  })

  test('a longer line, a week and what weighs are read as before', () => {
    const long = 'we went to the shops and then to the park and then home again for lunch'
    expect(reply(long)).not.toBe(forHearts)
    expect(reply('sat in the sun', 'support')).not.toBe(forHearts)
    expect(reply('sat in the sun', 'none', 'weekly_reset')).not.toBe(fallbackReply('weekly_reset', hearts))
  })
})
