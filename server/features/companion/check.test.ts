import { describe, expect, test } from 'vitest'
import { outputRules } from '#content/companion/output-rules.ts'
import { modelEntryId } from '#guide/question.ts'
import { contentOf } from '#guide/reply-text.ts'
import { good, guides, hear, parts } from '#server/testing/checked-reply.ts'

const { safety: _, ...goodParts } = good

/** What must not be shown, and the rule that it breaks. */
const bad: [string, string, Partial<typeof good>][] = [
  ['a claim to be human', 'claims-to-be-human', { ack: 'I am human. Trust me.' }],
  ['a dose', 'doses-and-medicines', { steps: ['Take 5 tablets.'] }],
  ['a calorie', 'food-and-weight', { steps: ['Eat 300 calories less.'] }],
  ['a weight', 'food-and-weight', { question: 'Want to lose weight?' }],
  ['a method', 'methods', { steps: ['One way to die is this.'] }],
  ['words in disguise', 'doses-and-medicines', { steps: ['T\u200bake 5 tab\u00adlets.'] }],
  ['a phone number', 'contacts', { steps: ['Call 0400 123 456.'] }],
  ['love', 'romance-and-clinging', { ack: 'I love you, you know.' }],
  ['clinging', 'romance-and-clinging', { ack: "Don't leave me." }],
  ['what the safety engine would raise a card over', 'grave', { steps: ['I want to die, too.'] }],
  ['a refusal', 'out-of-role', { ack: "I'm sorry, but I can't help with that." }],
  ['a verdict', 'medical-verdicts-and-secrets', { ack: 'You have postnatal depression.' }],
  ['another language', 'other-languages', { ack: 'Puedes tomar una siesta con ella, y los platos esperan.' }],
]
const never =
  /\bhuman\b|tablets|calor|lose weight|way to die|0400|love you|leave me|want to die|can't help|postnatal|siesta/i
const ruleOf = (id: string) =>
  outputRules.find((each) => each.id === id)?.rule ??
  (id === 'other-languages' ? 'English only' : 'sounds like danger')

describe('a section of the Village', () => {
  test('is what the model names of the list, word for word, and none of its words', async () => {
    const { reply, shown } = await hear({ ...good, village: 'Mum Guilt' }, { mayPoint: true })
    expect(reply.villageSection).toBe('Mum Guilt')
    expect(shown).toBe(contentOf(goodParts))
  })

  test.each(['mum guilt', 'https://village.example', '/connect/village/Baby', 'Sleep', ''])(
    'is none where it names %j',
    async (village) => {
      const { reply, asked } = await hear({ ...good, village }, { mayPoint: true })
      expect(reply.villageSection).toBeUndefined()
      expect(asked).toHaveLength(1)
    },
  )

  test('is none where the reply may not point to one', async () => {
    const { reply } = await hear({ ...good, village: 'Mum Guilt' })
    expect(reply.villageSection).toBeUndefined()
  })
})

describe('a reply that breaks a rule', () => {
  test.each(bad)('%s: is asked for again once, with the rule', async (_, id, broken) => {
    const { reply, asked, causes, events } = await hear({ ...good, ...broken }, { next: { says: good } })
    expect(asked).toHaveLength(2)
    expect(asked[1]).toContain(ruleOf(id))
    expect(contentOf(reply)).not.toMatch(never)
    expect(reply.entryId).toBe(modelEntryId)
    expect(contentOf(reply)).not.toContain('guide')
    expect({ causes, events }).toEqual({ causes: [], events: [{ what: 'asked-again', why: id }] })
  })

  test.each(bad)('%s: where it is said again, it is dropped and the rest stays', async (_, id, broken) => {
    const { reply, asked, events } = await hear({ ...good, ...broken })
    expect(asked).toHaveLength(2)
    expect(contentOf(reply)).not.toMatch(never)
    expect(contentOf(reply)).not.toContain('guide')
    expect(events.map(({ what }) => what)).toContain('dropped')
    expect(events.every(({ why }) => why === id)).toBe(true)
    // Whatever part it did not break is as the model said it.
    for (const part of ['ack', 'question'] as const)
      if (!(part in broken)) expect(reply[part]).toBe(good[part])
  })

  test('where nothing was shown yet, the second reply is the reply', async () => {
    const { reply } = await hear({ ...good, ack: 'I am human. Trust me.' }, { next: { says: good } })
    expect(parts(reply)).toEqual(goodParts)
  })

  test('what she has read stays, and she is not told it twice', async () => {
    const { reply, asked } = await hear(
      { ...good, steps: ['Put both feet on the floor.', 'Take 5 tablets.'] },
      { next: { says: { ...good, ack: 'Two hours is hardly a night.' } } },
    )
    expect(parts(reply)).toEqual(goodParts)
    expect(asked[1]).toContain(
      JSON.stringify('Two hours is no night. Your body is running on toast.\n\n• Put'.slice(0, -5)).slice(
        0,
        -1,
      ),
    )
  })

  test('where nothing of it is left, the guide answers, whole', async () => {
    const { reply, causes } = await hear('I am human. Take 5 tablets.')
    expect(reply).toEqual(guides)
    expect(causes).toHaveLength(1)
  })

  test('a rule that is broken over two sentences is one all the same', async () => {
    const { shown } = await hear({ ...good, ack: 'Now take five.', steps: ['tablets, all of them.'] })
    expect(shown).not.toContain('tablets')
  })

  test('what she may copy is hers to say, and goes as a whole where it may not be said', async () => {
    const block = "Hi, I'm a mum of two and new here.\nFancy a walk on Friday? I miss you."
    expect((await hear({ ...good, block })).reply.block).toBe(block)
    const { reply } = await hear({ ...good, block: 'Dear Jo.\nTake 5 tablets.\nLove' })
    expect(parts(reply)).toEqual(goodParts)
  })

  test('what stands in quotation marks is hers to say', async () => {
    const ack = 'Text him: "I miss you. My kids did that too." Then put the phone away.'
    const { reply, asked } = await hear({ ...good, ack })
    expect(reply.ack).toBe(ack)
    expect(asked).toHaveLength(1)
  })

  test('what the shelf says may be said, and the app’s own lines rung; other numbers not', async () => {
    const ack =
      'Any fever before three months is for a doctor. Healthdirect is there all night on 1800 022 222.'
    expect((await hear({ ...good, ack })).asked).toHaveLength(1)
    const given = 'Children don’t take aspirin. Karitane, 1300 227 464'
    const told = { ...good, ack: "Children don't take aspirin. Karitane is on 1300 227 464." }
    expect((await hear(told, { given })).asked).toHaveLength(1)
    expect((await hear(told)).asked).toHaveLength(2)
  })

  test.each([
    ['after what was given', "Children don't take aspirin. Panadol is fine."],
    ['in the same sentence', 'No aspirin, but panadol is fine.'],
    ['as a part of its words', 'Take 5 tablets.'],
  ])('what breaks a rule %s is none of it', async (_, ack) => {
    const given = "Children don't take aspirin. Nobody takes 15 tablets."
    const { shown } = await hear({ ...good, ack }, { given })
    expect(shown).not.toMatch(/panadol|5 tablets/i)
  })

  test.each([
    [
      'over two sentences',
      "That's a real loss. You really liked that about yourself, and you liked the girl who did.",
    ],
    [
      'beside a fact of its own',
      'Healthdirect has nurses all night: 1800 022 222. How are you feeling about your aunty?',
    ],
  ])('what nothing is wrong with is not touched: %s', async (_, ack) => {
    const { reply, events } = await hear({ ...good, ack })
    expect({ ack: reply.ack, events }).toEqual({ ack, events: [] })
  })

  test('stock words go by themselves, the rest stays', async () => {
    const steps = ["You've got this!", ...good.steps]
    const { reply, asked } = await hear({ ...good, ack: `I hear you. ${good.ack}`, steps })
    expect(parts(reply)).toEqual(goodParts)
    expect(asked).toHaveLength(1)
  })

  test('a quick reply that would raise a card over her is not offered', async () => {
    const options = ['I want to die', 'Nobody', 'My mum', 'x'.repeat(60)]
    expect((await hear({ ...good, options })).reply.options).toEqual(['Nobody', 'My mum'])
    expect((await hear({ ...good, options: ['I want to die', 'Nobody'] })).reply.options).toEqual([])
  })
})

test.each([
  'Bu gece çok yorgunsun. Bebeğin uyumuyor ve sen tek başınasın.',
  'Sei stanca, e va bene così. La notte è lunga.',
  'Đêm nay dài quá. Em bé không ngủ và chị mệt lắm rồi.',
  'Puedes dormir una hora con ella.',
  '你可以休息一下。',
])('of another language nothing is shown: %s', async (says) => {
  const { reply, events } = await hear(says)
  expect(reply).toEqual(guides)
  expect(events[0]).toEqual({ what: 'asked-again', why: 'other-languages' })
})

test('names of another language in an English sentence are no other language', async () => {
  const ack = 'Elle and Una, then Elle again and Una. And Мила slept.'
  expect((await hear({ ack })).reply.ack).toBe(ack)
})
