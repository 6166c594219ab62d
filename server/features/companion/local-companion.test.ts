import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { continuations } from '#content/companion/continuations.ts'
import { fallbackEntries } from '#content/companion/fallbacks.ts'
import { library } from '#content/companion/library.ts'
import { sosEntries } from '#content/companion/sos.ts'
import { modeIds } from '#contract/options.ts'
import { cardIds } from '#contract/safety.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { messages } from '#server/testing/companion-messages.ts'
import { answer } from './local-companion.ts'

const everyday = [...library, ...fallbackEntries, ...continuations]
const topicOf = (entryId: string) => everyday.find(({ id }) => id === entryId)?.topic

describe('what she is answered with', () => {
  it.each(messages)('%s', (text, topic) => {
    expect([topic].flat()).toContain(topicOf(ask(text).entryId))
  })

  it('covers at least sixty messages', () => {
    expect(messages.length).toBeGreaterThanOrEqual(60)
  })

  it.each(['im not ok', "i'm not good today", 'i dont feel better at all', 'not proud of myself'])(
    'does not take %s for good news',
    (text) => {
      expect(['joy', 'continue']).not.toContain(topicOf(ask(text).entryId))
    },
  )

  it('takes a denied feeling out of the ranking', () => {
    expect(topicOf(ask("i'm not angry, just lonely").entryId)).toBe('loneliness')
  })

  it('says that it is an AI when asked, also in SOS and beside a card', () => {
    for (const more of [{}, { isSOS: true }, { safetyLevel: 'crisis' as const }]) {
      for (let turns = 0; turns < 3; turns++) {
        const recentEntryIds = Array.from({ length: turns }, () => 'earlier')
        const { ack } = ask('are you a real person?', { ...more, recentEntryIds })
        expect(ack).toMatch(/\bAI\b|program|no human|not a person/i)
      }
    }
  })

  it('never quotes her own words when nothing matches', () => {
    const { entryId, ack } = ask('qwzzx blorp my sister vrrm')
    expect(entryId).toMatch(/^fallback-/)
    expect(ack).toMatch(/^So your sister is part of this\./)
    expect(ack).not.toMatch(/blorp|vrrm/)
  })

  it('leans on her check-in when nothing matches', () => {
    expect(ask('qwzzx', { youToday: { energy: 'low' } }).entryId).toBe('fallback-low')
    expect(ask('qwzzx', { youToday: { mood: 'overwhelmed' } }).entryId).toBe('fallback-overwhelmed')
    expect(ask('qwzzx', { localHour: 2 }).entryId).toBe('fallback-night')
  })

  it('keeps light talk away from heavy distress', () => {
    expect(
      topicOf(
        ask('today was good, then it all fell apart and i miss my baby who died', { safetyLevel: 'support' })
          .entryId,
      ),
    ).toBe('grief')
  })
})

describe('a talk', () => {
  it("goes on with the topic after 'yes', with other steps and another question", () => {
    const [first, second] = talk(['bub wont settle', 'yes'])
    expect(second?.entryId).toBe(first?.entryId)
    expect(second?.steps).not.toEqual(first?.steps)
    expect(second?.question).not.toBe(first?.question)
  })

  it('comes back to the topic after thanks in between', () => {
    const replies = talk(['bub wont settle', 'thanks', 'tell me more'])
    expect(replies[2]?.entryId).toBe(replies[0]?.entryId)
  })

  it('takes a short answer that names nothing as part of the talk', () => {
    const [first, second] = talk(['my ex was late for handover again', 'nearly every time'])
    expect(second?.entryId).toBe(first?.entryId)
  })

  it('lets the last topic decide where the words leave it open', () => {
    expect(topicOf(talk(['my teenager hates me', 'we had a fight']).at(-1)?.entryId ?? '')).toMatch(
      /teens|partner/,
    )
  })

  it.each(messages)('never gives the same steps twice in a row, thirty times over: %s', (text) => {
    for (const more of [{}, { isSOS: true }, { safetyLevel: 'emergency' as const }]) {
      const steps = talk(
        Array.from({ length: 30 }, () => text),
        more,
      ).map((reply) => reply.steps.join())
      steps.forEach((each, at) => {
        expect(each).not.toBe(steps[at - 1])
      })
    }
  })

  it('rotates what it says first', () => {
    const acks = new Set(talk(['im so tired', 'hi', 'im so tired', 'im so tired']).map(({ ack }) => ack))
    expect(acks.size).toBe(4)
  })

  it('reminds her now and then that an AI answers, and after long suggests a person', () => {
    const replies = talk(Array.from({ length: 40 }, (_, at) => messages[at]?.[0] ?? ''))
    const withNote = replies.flatMap(({ ack }, at) => (/\bAI\b|software/.test(ack) ? [at] : []))
    expect(withNote).toEqual([9, 18, 27, 36])
    expect(replies[27]?.ack).toMatch(/a person you could share|friend's voice/)
  })

  it.each([
    ['in SOS', { isSOS: true }, /\bAI\b.*somebody kind/],
    ['beside a card', { safetyLevel: 'crisis' as const }, /\bAI\b.*people on the card/],
    [
      'beside a card of its own words',
      { safetyLevel: 'emergency' as const, safetyCard: 'emergency-medical' as const },
      /\bAI\b.*people on the card/,
    ],
  ])('reminds her as often %s, in words for there', (_, more, words) => {
    const replies = talk(
      Array.from({ length: 37 }, () => 'help'),
      more,
    )
    expect(replies.flatMap(({ ack }, at) => (words.test(ack) ? [at] : []))).toEqual([9, 18, 27, 36])
  })
})

describe('quick replies', () => {
  it.each(everyday.map((entry) => [entry.id, entry] as const))('%s: each is answered', (id, entry) => {
    for (const option of entry.options) {
      expect(ask(option, { recentEntryIds: [id] }).entryId, option).not.toMatch(/^fallback-/)
    }
  })

  it('are answered within SOS and beside the card by more than the default', () => {
    for (const entry of sosEntries) {
      for (const option of entry.options) {
        expect(sosIds(option, entry.id), `${entry.id}: ${option}`).not.toBe(
          option === 'Keep going' ? '' : 'sos-general',
        )
      }
    }
    function sosIds(text: string, last: string) {
      return ask(text, { isSOS: true, recentEntryIds: [last] }).entryId
    }
  })
})

describe('any text at all', () => {
  const question = fc.record({
    text: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.constantFrom(...messages.map(([text]) => text)),
    ),
    history: fc.array(
      fc.record({ role: fc.constantFrom('user' as const, 'assistant' as const), content: fc.string() }),
      {
        maxLength: 8,
      },
    ),
    youToday: fc.option(
      fc.record({
        mood: fc.constantFrom('calm' as const, 'okay' as const, 'frazzled' as const, 'flat' as const, null),
        energy: fc.constantFrom('low' as const, 'mid' as const, 'high' as const, undefined),
        focus: fc.option(fc.string()),
      }),
    ),
    isSOS: fc.boolean(),
    safetyLevel: fc.constantFrom(
      'none' as const,
      'support' as const,
      'crisis' as const,
      'emergency' as const,
    ),
    safetyCard: fc.constantFrom(null, ...cardIds),
    recentEntryIds: fc.array(fc.oneof(fc.constantFrom(...everyday.map(({ id }) => id)), fc.string()), {
      maxLength: 40,
    }),
    turns: fc.nat({ max: 1000 }),
    localHour: fc.integer({ min: 0, max: 23 }),
    mode: fc.constantFrom(null, ...modeIds),
  })

  it('gets a whole reply, and the same one every time', () => {
    fc.assert(
      fc.property(question, (any) => {
        const reply = answer(any)
        expect(reply.ack.trim()).not.toBe('')
        expect(reply.question.trim()).not.toBe('')
        expect(reply.steps.length).toBeGreaterThanOrEqual(1)
        expect(reply.options.length).toBeGreaterThanOrEqual(2)
        expect([...reply.steps, ...reply.options].every((line) => line.trim() !== '')).toBe(true)
        expect(answer(structuredClone(any))).toEqual(reply)
      }),
      { numRuns: 500 },
    )
  })

  it('is never given the same steps twice in a row, whatever she taps or types', () => {
    const line = fc.oneof(
      fc.constantFrom(...messages.map(([text]) => text)),
      fc.constantFrom(...everyday.flatMap(({ options }) => options)),
      fc.constantFrom('yes', 'no', 'idk', 'thanks', 'tell me more', 'didnt help', 'qwzzx', ''),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (texts) => {
        const steps = talk(texts).map((reply) => reply.steps.join())
        steps.forEach((each, at) => {
          expect(each).not.toBe(steps[at - 1])
        })
      }),
      { numRuns: 100 },
    )
  })
})
