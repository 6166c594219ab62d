import { describe, expect, it, test } from 'vitest'
import { answeredGently } from '#content/companion/listening/asked-gently.ts'
import { doors } from '#content/companion/listening/doors.ts'
import { ifSomebodyIsIll, whomToRing } from '#content/companion/listening/gently.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { plainQuestionIn } from './plain-question.ts'

test.each([
  ['anyway should i talk to the teacher', 'should-i'],
  ['do you reckon i should go to the playgroup', 'should-i'],
  ['so do i wake him up now or not', 'should-i'],
  ['do they actually settle', 'how-long'],
  ['is that silly', 'is-it-silly'],
  ['im not going to the shower. is that mean', 'is-it-silly'],
  ['is it selfish that i want a night away', 'is-it-silly'],
  ['should i be worried', 'is-it-serious'],
  ['is it mean that i smacked him', undefined],
  ['is it selfish that i want to disappear', 'am-i-bad'],
  ['is it weird that i hear them through the wall', 'is-it-normal'],
  ['he said the way i dress is silly these days', undefined],
] as const)('%s: %s', (text, which) => {
  expect(plainQuestionIn(text)).toBe(which)
})

test.each([
  ['my mum is here. do you think i should tell her the truth?', 'tell her the truth'],
  ['so should i text my boss now lol', 'text your boss'],
  ['do i ring him or let it be', 'ring him or let it be'],
])('%s: is told in her words what is hers to call', (text, option) => {
  expect(ask(text).ack).toContain(`whether to ${option}`.slice(1))
})

it('says no verdict of hers back', () => {
  expect(ask('should i tell them im a terrible mum').ack).not.toContain('terrible')
})

describe('beside the question whether she is safe', () => {
  const asked = { safetyLevel: 'support', ownLevel: 'crisis', isAsked: true } as const
  const maybeIll = { ...asked, softLine: 'emergency-medical' } as const

  it.each([
    ['should i talk to the teacher', 'should-i'],
    ['is that silly', 'is-it-silly'],
    ['will he remember it', 'will-it'],
  ] as const)('%s: is answered without a word of hers', (text, which) => {
    expect(answeredGently[which]).toContain(ask(text, asked).ack)
  })

  it('whom to ring stands after what met her line, once, and in place of what did not', () => {
    const [first, second] = talk(['she wakes every hour all night', 'she wakes every hour'], maybeIll)
    expect(first?.entryId).toMatch(/^moment-/)
    expect(first?.ack).toMatch(/\S \S.* 000 now/)
    expect(first?.ack.endsWith(whomToRing['emergency-medical'])).toBe(true)
    expect(second?.ack).not.toContain('000')
    const { ack } = ask('something is not right with her tonight', maybeIll)
    expect(ifSomebodyIsIll['emergency-medical']).toContain(ack)
  })

  it('words for a message come in a talk about everyday things, and in no other', () => {
    const wants = 'i dont know how to say it to her'
    const [, given] = talk(['mother in law rearranged my whole kitchen', wants], asked)
    expect(given?.entryId).toMatch(/^listen-words-to-begin/)
    expect(ask(wants, asked).entryId).not.toMatch(/^listen-words-to-begin/)
  })
})

it('a child she was loud with is told sorry', () => {
  const [, given] = talk(['i yelled at my 3 year old', 'what should i say to her in the morning'])
  expect(given?.block).toMatch(/^I yelled, and that was scary/)
})

it('a question that nothing names stays one of any', () => {
  expect(doors.elsewhere.here).toContain(ask('when is the market on, do you know?').ack)
})
