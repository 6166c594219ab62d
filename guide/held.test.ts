import { describe, expect, it, test } from 'vitest'
import { besideOneCard, besideOneCardEntries } from '#content/companion/beside-one-card.ts'
import { besideTheCardEntries } from '#content/companion/beside-the-card.ts'
import { library } from '#content/companion/library.ts'
import { answeredGently, gentlyAsked } from '#content/companion/listening/asked-gently.ts'
import * as general from '#content/companion/listening/general.ts'
import { besideTheQuestion, gently, nowOver, perhapsNotSafe } from '#content/companion/listening/gently.ts'
import { plainQuestions } from '#content/companion/listening/plain-questions.ts'
import { type CardId, levelOf } from '#contract/safety.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { messages } from '#server/testing/companion-messages.ts'
import { saysItsEnd } from './line/its-end.ts'
import { passingTopics } from './matching/rank.ts'
import { isUnharmful } from './moments/moment-of-talk.ts'
import { moments } from './moments/moments.ts'
import type { CompanionReply } from './question.ts'

const asked = { safetyLevel: 'support', ownLevel: 'support', isAsked: true } as const
const said = ({ ack, steps, question }: CompanionReply) => [ack, ...steps, question].join(' ')
const gentle = [...Object.values(gently), besideTheQuestion].flatMap(({ lines }) => lines)

describe('beside the question whether she is safe', () => {
  const told = ['i am scared of him', 'he threw a plate', 'nobody would miss me', 'im so tired of all of it']

  it('what she tells is met gently, and never by the library, a quote or a joke', () => {
    const everyday = library.filter(({ topic }) => !passingTopics.has(topic))
    const claims = new Set(everyday.flatMap(({ ack }) => ack))
    for (const text of [...told, ...messages.map(([each]) => each)]) {
      const reply = ask(text, { ...asked, turns: 3 })
      if (reply.steps.length === 0) expect(claims.has(reply.ack), text).toBe(false)
      expect(said(reply), text).not.toMatch(/[“”]/)
      for (const joke of [...plainQuestions['tell-me'].lines]) expect(reply.ack, text).not.toContain(joke)
      expect(reply.entryId, text).not.toBe('listen-which')
    }
  })

  it('it asks nothing else, but of a moment that is harmless', () => {
    const replies = talk(told, asked)
    const harmless = moments.filter(isUnharmful)
    const lines = harmless.flatMap(({ first, on }) => [...first, ...on])
    const asks = harmless.flatMap(({ questions }) => questions.map(({ ask }) => ask))
    for (const { ack, question } of replies) {
      expect([...gentle, ...lines]).toContain(ack)
      expect(['', ...asks]).toContain(question)
    }
  })

  it('an answer that it gave her to tap is met, and nothing that is longer', () => {
    const [begun, asks] = ['my husband doesnt help at all', ask('my husband doesnt help at all').question]
    const answers =
      moments.flatMap(({ questions }) => questions).find((each) => each.ask === asks)?.answers ?? []
    const answered = (text: string) =>
      ask(text, {
        ...asked,
        state: ask(begun).state,
        history: [{ role: 'assistant', content: asks }],
        recentEntryIds: ['moment-unequal-load'],
      }).ack
    expect(answers.map(({ option }) => answered(option))).toEqual(answers.map(({ reply }) => reply))
    expect(answers).toHaveLength(3)
    expect(gentle).toContain(answered(`${answers[0]?.option}. i want it over`))
  })

  it.each([
    ['how long does breastmilk keep in the fridge', /^fact-/],
    ['ok night x', /^goodbye-/],
    ['just listen', /^listen-only$/],
    ['are you a real person?', /^(?:ai-|listen-)/],
  ])('%s: is answered as anywhere', (text, id) => {
    expect(ask(text, asked).entryId).toMatch(id)
  })

  it('what she asks for gets its ideas', () => {
    expect(ask('how do i get her to sleep in the cot', asked).steps.length).toBeGreaterThan(0)
  })

  it('what no shelf answers is said to be unknown, without a guess', () => {
    for (const text of ['what if he comes back', 'do you think he means it?', 'tell me something funny'])
      expect([...gentlyAsked.lines, ...Object.values(answeredGently).flat()], text).toContain(
        ask(text, asked).ack,
      )
  })

  it("a bare 'no' right after may be the answer to it, as long as it stands", () => {
    const recentEntryIds = ['listen-gently']
    for (const text of ['no', 'not sure', 'idk'])
      expect(perhapsNotSafe, text).toContain(ask(text, { softLine: 'crisis-suicide', recentEntryIds }).ack)
    expect(perhapsNotSafe).not.toContain(ask('no', { recentEntryIds }).ack)
    expect(perhapsNotSafe).not.toContain(
      ask('no', { softLine: 'crisis-suicide', recentEntryIds: ['listen-plain'] }).ack,
    )
  })

  it('what is all but certain to be harmless is met as anywhere, without a quote', () => {
    const { ack } = ask('she laughed at the dog today', { ...asked, ownLevel: 'none', isCalm: true })
    expect(gentle).not.toContain(ack)
    expect(ack).not.toMatch(/[“”]/)
  })
})

describe('beside a card', () => {
  it("'are you there' is no greeting", () => {
    const beside = {
      safetyLevel: 'emergency',
      safetyCard: 'emergency-life',
      ownLevel: 'none',
      isCalm: true,
      recentEntryIds: ['first-minute'],
    } as const
    for (const text of ['are you there', 'hello', 'hey']) expect(gentle).toContain(ask(text, beside).ack)
  })

  const cards = [
    'emergency-medical',
    'emergency-poison',
    'emergency-life',
    'crisis-suicide',
    'crisis-violence',
  ] as const
  const under = (safetyCard: CardId) => ({
    safetyLevel: levelOf(safetyCard),
    safetyCard,
    ownLevel: 'none' as const,
  })
  const steps = new Set(
    [...besideTheCardEntries, ...besideOneCardEntries].flatMap((each) => [
      ...each.steps,
      ...each.alternateSteps,
    ]),
  )
  const hasSteps = (reply: CompanionReply) => reply.steps.some((step) => steps.has(step))
  const story = [
    'it began last week',
    'i keep thinking about it',
    'i dont know how we got here',
    'it is so quiet now',
  ]

  it.each(cards)('%s: its words are told once, and then she is listened to', (card) => {
    expect(talk(story, under(card)).map(hasSteps)).toEqual([true, false, false, false])
  })

  it.each(cards)('%s: who asks for help gets them again, with other steps', (card) => {
    const replies = talk(['it began last week', 'what do i do', 'its getting worse', 'help'], under(card))
    expect(replies.map(hasSteps)).toEqual([true, true, true, true])
    expect(replies[1]?.steps).not.toEqual(replies[0]?.steps)
  })

  it('who says in plain words that it is an emergency still gets direction, each time', () => {
    const more = { ...under('emergency-medical'), ownLevel: 'emergency' as const }
    const replies = talk(['hes not breathing', 'hes still not breathing', 'hes going blue'], more)
    expect(replies.map(hasSteps)).toEqual([true, true, true])
  })

  it.each([
    ['emergency-medical', 'the ambulance is here'],
    ['emergency-medical', 'shes ok now'],
    ['emergency-poison', 'poisons said its fine'],
    ['emergency-violence', 'he has left'],
    ['crisis-unsafe', 'the baby is safe in the cot and im outside'],
  ] as const)('%s, %s: is met as that, and the drill is over', (card, text) => {
    const replies = talk(['it began last week', text, 'i am shaking'], under(card))
    expect(nowOver.lines).toContain(replies[1]?.ack)
    expect(replies.map(hasSteps)).toEqual([true, false, false])
  })

  it('what is said of the danger itself later on is stayed with, not drilled', () => {
    const replies = talk(['i want to stop existing', 'nobody would miss me'], {
      ...under('crisis-suicide'),
      ownLevel: 'crisis',
    })
    expect(replies.map(hasSteps)).toEqual([true, false])
    expect(gentle).toContain(replies[1]?.ack)
  })

  it('every quick reply there is answered by words for it', () => {
    const own = Object.entries(besideOneCard)
    const entries = [
      ...besideTheCardEntries.map((entry) => ['crisis-suicide', entry] as const),
      ...own.map(([card, entry]) => [card as CardId, entry] as const),
    ]
    for (const [card, entry] of entries)
      for (const option of entry.options) {
        const { entryId, ack } = ask(option, { ...under(card), recentEntryIds: [entry.id] })
        const isOver = nowOver.lines.includes(ack)
        expect(entryId.startsWith('beside-') || isOver, `${entry.id}: ${option} got ${entryId}`).toBe(true)
      }
  })

  it('takes leave in words of its own', () => {
    const leave = talk(['it began last week', 'ok night x'], under('crisis-suicide')).at(-1)
    expect(general.closingHeld).toContain(leave?.ack)
  })
})

test.each([
  ['emergency-medical', 'ambulance is here', true],
  ['emergency-medical', 'ambos just arrived', true],
  ['emergency-medical', 'hes breathing normally again', true],
  ['emergency-medical', 'were at the hospital', true],
  ['emergency-medical', 'theyre taking him to hospital', true],
  ['emergency-poison', 'poisons said its fine and not to worry', true],
  ['emergency-poison', 'they said its not toxic', true],
  ['crisis-violence', 'hes left', true],
  ['crisis-violence', 'hes gone to the pub', true],
  ['crisis-suicide', 'im safe now, my sister is here', true],
  ['emergency-medical', 'the ambulance isnt here yet', false],
  ['emergency-medical', 'is she ok?', false],
  ['emergency-medical', 'hes breathing really fast', false],
  ['emergency-medical', 'hes gone', false],
  ['crisis-suicide', 'they are better off without me', false],
  ['crisis-suicide', 'he has left', false],
  ['crisis-suicide', 'theyll be safe when im gone', false],
  ['crisis-violence', 'he left bruises', false],
  ['emergency-medical', 'theyre here. paramedic says maybe bronchiolitis', true],
  ['emergency-medical', 'no, she is in A&E, not me', true],
  ['emergency-violence', 'theyre here', false],
  ['emergency-medical', 'ok rang. ambulance coming', false],
  ['crisis-violence', 'hes left but he will be back', false],
  ['crisis-unsafe', 'the baby is not safe with me', false],
] as const)('%s, %s: says that it is over: %s', (card, text, is) => {
  expect(saysItsEnd(text, card)).toBe(is)
})

test('what she asks once it is over is answered, and no call is spoken of any more', () => {
  const beside = {
    safetyLevel: 'emergency',
    safetyCard: 'emergency-medical',
    ownLevel: 'none',
    isCalm: false,
  } as const
  const before = ['first-minute', 'beside-medical']
  const over = ask('theyre here now', { ...beside, recentEntryIds: before })
  expect(over.entryId).toBe('listen-its-end')
  const since = { ...beside, recentEntryIds: [...before, over.entryId] }
  const asks = 'theyre here, hes in a&e now. write me a text to my sister asking her to come over tonight'
  expect(ask(asks, since).block).toBe('Hi! Could you come over tonight, please? Thank you.')
  const next = ask('they want to put a feeding tube up his nose and i said yes', since)
  expect([next.ack, ...next.steps].join(' ')).not.toMatch(/000/)
})

test.each(['emergency-life', 'crisis-suicide'] as const)(
  'beside %s no words are written for her',
  (safetyCard) => {
    const beside = {
      safetyLevel: safetyCard.startsWith('emergency') ? 'emergency' : 'crisis',
      safetyCard,
    } as const
    const recentEntryIds = ['first-minute', 'beside-suicide']
    for (const text of [
      'mum is here. write a note to my kids that i love them and im sorry',
      'im with the nurses. can you write a text to my mum that i love her and im sorry for everything',
    ])
      for (const isCalm of [true, false])
        expect(ask(text, { ...beside, ownLevel: 'none', isCalm, recentEntryIds }).block).toBe('')
  },
)

test('what is over may come again, and a danger to herself is never over by a word', () => {
  const beside = { safetyLevel: 'emergency', ownLevel: 'none', isCalm: false, isAsked: true } as const
  const recentEntryIds = ['first-minute', 'listen-its-end']
  const again = ask('hes gone pale again and wont answer me', {
    ...beside,
    safetyCard: 'emergency-medical',
    recentEntryIds,
  })
  expect(again.entryId).not.toBe('listen-its-end')
  expect([again.ack, ...again.steps].join(' ')).toMatch(/000/)
})
