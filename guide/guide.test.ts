import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { continuations } from '#content/companion/continuations.ts'
import { library } from '#content/companion/library.ts'
import { doors, maybeFact } from '#content/companion/listening/doors.ts'
import * as general from '#content/companion/listening/general.ts'
import { factForHers } from '#content/companion/listening/plain-questions.ts'
import { modeFallbackEntries } from '#content/companion/mode-fallbacks.ts'
import { sosEntries } from '#content/companion/sos.ts'
import { factTopics } from '#content/facts/shelf.ts'
import { modeIds } from '#contract/options.ts'
import { cardIds } from '#contract/safety.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { messages } from '#server/testing/companion-messages.ts'
import { answerWithoutModel } from './guide.ts'
import { moments } from './moments/moments.ts'

const everyday = [...library, ...modeFallbackEntries, ...continuations]
const tips = new Set([
  ...library.flatMap(({ steps, alternateSteps }) => [...steps, ...alternateSteps]),
  ...moments.flatMap(({ ideas }) => ideas),
])
const tipsIn = (replies: ReturnType<typeof talk>) =>
  replies.map(({ steps }) => steps.filter((step) => tips.has(step)).length)
const story = [
  'my husband came home late again',
  'and i had to do bedtime alone',
  'he never helps',
  'im so tired',
]

describe('listening', () => {
  it('gives no tip to who only tells', () => {
    expect(tipsIn(talk(story))).toEqual([0, 0, 0, 0])
  })

  it('gives one to who asks for ideas', () => {
    expect(tipsIn(talk([...story, 'what can i do to get him to help at bedtime?'])).at(-1)).toBeGreaterThan(0)
  })

  it.each(['just listen', 'i dont want advice, just want to vent', 'stop giving me tips'])(
    '%s: nothing else from then on',
    (text) => {
      const [, ...later] = talk([text, ...story])
      expect(tipsIn(later)).toEqual([0, 0, 0, 0])
      expect(later.map(({ question }) => question)).toEqual(['', '', '', ''])
      const quiet = [...general.justListening, ...moments.flatMap(({ first, on }) => [...first, ...on])]
      const saidBack = ['Your husband came home late again.', 'You had to do bedtime alone.']
      const met = [
        ...quiet,
        ...saidBack.flatMap((each) => general.afterHerWords.map((after) => `${each} ${after}`)),
      ]
      for (const { ack } of later) expect(met).toContain(ack)
    },
  )

  it('gives them again once she asks', () => {
    const replies = talk(['just listen', ...story, 'how do i get her to sleep in the cot'])
    expect(tipsIn(replies).at(-1)).toBeGreaterThan(0)
  })

  it('offers no other idea to who turns one down, and never that one again', () => {
    const [first, second, ...later] = talk([
      'how do i get her to sleep in the cot',
      'tried that, doesnt work',
      'what else can i do to get her to sleep in the cot',
      'any other ideas for the cot',
    ])
    expect(tipsIn([first as never])[0]).toBeGreaterThan(0)
    expect(second?.steps).toEqual([])
    const given = first?.steps ?? []
    expect(later.flatMap(({ steps }) => steps).filter((step) => given.includes(step))).toEqual([])
  })

  it('meets a loss tenderly, and stays with it', () => {
    const replies = talk(['i lost the baby on tuesday, 9 weeks', 'nobody knows', 'we painted the room'])
    for (const { steps } of replies) expect(steps).toEqual([])
    const [first, second, third] = replies
    for (const reply of [first, second]) expect(reply?.entryId).toMatch(/moment-(?:miscarriage|baby-died)/)
    expect(third?.ack).toMatch(/^You painted the room\. /)
  })

  it('asks which it is where it is half sure, and goes on with the one she taps', () => {
    const [found] = messages.map(([text]) => ask(text)).filter(({ entryId }) => entryId === 'listen-which')
    expect(found?.options).toHaveLength(4)
    const [tapped = ''] = found?.options ?? []
    const next = ask(tapped, { recentEntryIds: ['listen-which'], turns: 1 })
    expect(moments.find(({ name }) => name === tapped)?.first).toContain(next.ack)
  })
})

describe('facts', () => {
  const facts = factTopics.flatMap((topic) => topic.facts)
  it.each([
    'how long does breastmilk keep in the fridge',
    'can i drink wine if im breastfeeding',
    'when do i start solids',
  ])('%s: comes from the shelf, with its source', (text) => {
    const { entryId, ack } = ask(text)
    const fact = facts.find(({ id }) => entryId === `fact-${id}`)
    expect(fact).toBeDefined()
    expect(ack).toContain(fact?.answer)
    expect(ack).toContain(`For: ${fact?.appliesTo}.`)
    expect(ack).toContain(fact?.source.name)
  })

  it('says so where the shelf has none, and who knows', () => {
    const { ack } = ask('how many freckles does a newborn have?')
    expect(doors.baby.here).toContain(ack)
  })

  it('says that it may have it where others come near, with who knows, and tells what she taps', () => {
    const asks = 'when should i take away the bottle? shes 18 months'
    const { ack, options } = ask(asks)
    expect(maybeFact).toContain(ack)
    expect(talk([asks, options[0] ?? '']).at(-1)?.entryId).toMatch(/^fact-/)
  })

  it('sends to no nurse who asks of something else', () => {
    expect(ask('what are the opening hours of the pool in Dubbo?').ack).not.toMatch(/1800 022 222/)
  })

  it('says who can weigh hers, where she asks whether an answer holds for it', () => {
    const [milk, hers] = talk(['how long can breast milk stay out?', 'so mine is fine then?'])
    expect(milk?.entryId).toMatch(/^fact-/)
    expect(factForHers).toContain(hers?.ack)
  })

  it.each([
    'how many coffees a day is ok?',
    'she wakes at 11, 2 and 4 still, is that normal at 8 months',
    'thats milk. i asked about when he has his next needles',
  ])('%s: is no more about the answer before it', (text) => {
    const [milk, other] = talk(['how long can breast milk stay out?', text])
    expect(milk?.entryId).toBe('fact-milk-storage')
    expect(other?.entryId).not.toBe('listen-fact-again')
  })
})

describe('a talk', () => {
  const sentences = (text: string) => text.match(/[^.!?]+[.!?]+/g)?.map((each) => each.trim()) ?? []

  it('says no sentence twice while it listens', () => {
    const tell = fc.constantFrom(...messages.map(([text]) => text))
    fc.assert(
      fc.property(fc.uniqueArray(tell, { maxLength: 12 }), (texts) => {
        const own = talk(texts).filter(({ entryId }) => entryId.startsWith('listen-'))
        const all = own
          .flatMap(({ ack, question }) => sentences(`${ack} ${question}`))
          .filter((each) => each.split(' ').length > 3)
        expect(all.filter((each, at) => all.indexOf(each) < at)).toEqual([])
      }),
      { numRuns: 60 },
    )
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

  it("goes on with an idea after 'more', with other steps", () => {
    const [first, second] = talk(['how do i get bub to settle', 'tell me more'])
    expect(second?.entryId).toBe(first?.entryId)
    expect(second?.steps).not.toEqual(first?.steps)
  })

  it('takes leave', () => {
    expect(talk(['im so tired', 'ok night'], { localHour: 23 }).at(-1)?.entryId).toBe('goodbye-night')
  })

  it('reminds her now and then that an AI answers, and after long suggests a person', () => {
    const replies = talk(Array.from({ length: 40 }, (_, at) => messages[at]?.[0] ?? ''))
    const withNote = replies.flatMap(({ ack }, at) => (/\bAI\b|software/.test(ack) ? [at] : []))
    expect(withNote).toEqual(expect.arrayContaining([9, 18, 27, 36]))
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
    state: fc.json(),
    lossMode: fc.boolean(),
  })

  it('gets a whole reply, and the same one every time', () => {
    fc.assert(
      fc.property(question, (any) => {
        const reply = answerWithoutModel(any)
        expect(reply.ack.trim()).not.toBe('')
        expect([...reply.steps, ...reply.options].every((line) => line.trim() !== '')).toBe(true)
        expect(answerWithoutModel(structuredClone(any))).toEqual(reply)
      }),
      { numRuns: 500 },
    )
  })
})
