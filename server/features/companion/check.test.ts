import { describe, expect, test } from 'vitest'
import { honestLines } from '#content/companion/honesty.ts'
import { outputRules } from '#content/companion/output-rules.ts'
import { aiReminders } from '#content/companion/reminders.ts'
import type { CardId, SafetyLevel } from '#contract/safety.ts'
import { type CompanionReply, modelEntryId } from '#server/features/guide/question.ts'
import { ModelError } from '#server/platform/model/model.ts'
import { answer } from './answer.ts'
import { check, type Mended, mended } from './check.ts'
import { contentOf } from './reply-text.ts'

const good = {
  safety: 'none',
  ack: 'Two hours is no night. Your body is running on toast.',
  block: '',
  steps: ['Put both feet on the floor.', 'Drink what is nearest.'],
  question: 'Who else is awake?',
  options: ['Nobody', 'My mum'],
}
const guides: CompanionReply = {
  entryId: 'sleep-naps',
  ack: 'The guide says this.',
  block: '',
  steps: ['A step of the guide.'],
  question: 'A question of the guide?',
  options: ['Yes', 'No'],
}

interface Saying {
  says: object | string
  breaks?: boolean
}

/** Has a model say these, one for each time that it is asked, cut into pieces, and break off after it where told. */
async function hear(
  first: object | string,
  {
    next,
    breaks = false,
    level = 'none' as SafetyLevel,
    isOnset = false,
    opening = '',
    closing = '',
    given = '',
    mayPoint = false,
    names = [],
  }: Partial<{
    next: Saying
    breaks: boolean
    level: SafetyLevel
    isOnset: boolean
    opening: string
    closing: string
    given: string
    mayPoint: boolean
    names: readonly string[]
  }> = {},
) {
  const sayings: Saying[] = [{ says: first, breaks }, ...(next ? [next] : [])]
  const asked: string[] = []
  const draft = answer({
    model: {
      end: {
        async *stream({ instructions }) {
          const saying = sayings[asked.length] ?? sayings.at(-1)
          asked.push(instructions)
          const { says = '' } = saying ?? {}
          const whole = typeof says === 'string' ? says : JSON.stringify(says)
          yield* whole.match(/.{1,7}/gsu) ?? []
          if (saying?.breaks) throw new ModelError('unreachable')
        },
      },
      totalMs: 10_000,
      request: { instructions: 'Be kind.', messages: [] },
    },
    signal: AbortSignal.any([]),
    isUrgent: false,
    names,
    guide: () => guides,
    mayPoint,
    level,
    isOnset,
    given,
    opening,
    closing,
  })
  const raised: CardId[] = []
  const causes: unknown[] = []
  const events: Mended[] = []
  const listen = (event: unknown) => void events.push(event as Mended)
  mended.subscribe(listen)
  let reply = guides
  let shown = ''
  for await (const step of check(draft, (cause) => causes.push(cause))) {
    if ('card' in step) raised.push(step.card)
    else {
      reply = step.reply
      // Nothing that was shown is taken back.
      expect(contentOf(reply).startsWith(shown)).toBe(true)
      shown = contentOf(reply)
    }
  }
  mended.unsubscribe(listen)
  return { reply, shown, raised, causes, asked, events }
}

const parts = ({ ack, block, steps, question, options }: CompanionReply) => ({
  ack,
  block,
  steps,
  question,
  options,
})
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
const ruleOf = (id: string) => outputRules.find((each) => each.id === id)?.rule ?? 'sounds like danger'

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

describe('free form', () => {
  test.each([
    ['only words', { ack: 'That is a lovely day. Good on her.' }],
    ['a message to copy', { ack: 'Here you go:', block: 'Hi Jo, can you take him on Friday?\n\nLove, me' }],
    ['a question alone', { ack: '', question: 'Which of the two was it?' }],
  ])('%s are a whole reply', async (_, says) => {
    const { reply, asked, events } = await hear(says)
    const blank = { ack: '', block: '', steps: [], question: '', options: [] }
    expect(parts(reply)).toEqual({ ...blank, ...says })
    expect({ asked: asked.length, events }).toEqual({ asked: 1, events: [] })
  })

  test('the plain text of a model that knows no JSON is shown whole', async () => {
    const text =
      'That is a long night. I would do two things:\n• feet on the floor\n• the kettle\n\nThen come back. Who is near?'
    const { shown, events } = await hear(text)
    expect(shown).toBe(text)
    expect(events).toEqual([])
  })

  test('parts in another order than they are read in are all there', async () => {
    const { question, ack, steps } = good
    expect((await hearUnordered({ steps, question, ack })).steps).toEqual(steps)
    expect((await hearUnordered({ steps, question, ack })).ack).toBe(ack)
  })

  async function hearUnordered(says: object) {
    const draft = answer({
      model: {
        end: {
          async *stream() {
            yield JSON.stringify(says)
          },
        },
        totalMs: 1000,
        request: { instructions: '', messages: [] },
      },
      signal: AbortSignal.any([]),
      isUrgent: false,
      guide: () => guides,
      level: 'none',
      isOnset: false,
      mayPoint: false,
      given: '',
      names: [],
      opening: '',
      closing: '',
    })
    let reply = guides
    for await (const step of check(draft, () => {})) if ('reply' in step) reply = step.reply
    return reply
  }

  test('the first reply beside an emergency is two sentences', async () => {
    const { reply } = await hear({ ...good, ack: 'One. Two. Three.' }, { isOnset: true, level: 'emergency' })
    expect(parts(reply)).toEqual({ ack: 'One. Two.', block: '', steps: [], question: '', options: [] })
  })
})

test('names that she told are words of any language, and nothing else is', async () => {
  const ack = 'Elle fed and Una slept. Elle again at six. Мила is three. One of the two is up.'
  expect((await hear({ ...good, ack }, { names: ['Elle', 'Una Hale', 'Мила'] })).reply.ack).toBe(ack)
  const foreign = { ...good, ack: 'Tea first. Мила, ты устала.' }
  expect((await hear(foreign, { names: ['Мила'] })).reply.ack).toBe('Tea first.')
})

describe('a reply that breaks off', () => {
  const json = JSON.stringify(good)
  test.each([
    ['before a word', 0, guides],
    ['in its first sentence', json.indexOf('no night'), guides],
    ['after it', json.indexOf('body is'), { ack: 'Two hours is no night.', steps: [], question: '' }],
    ['in the steps', json.indexOf('what is'), { ack: good.ack, steps: [good.steps[0]], question: '' }],
    ['in the question', json.indexOf('awake'), { ack: good.ack, steps: good.steps, question: '' }],
  ])('%s keeps what she read, and nothing is joined to it', async (_, at, kept) => {
    const { reply, causes } = await hear(json.slice(0, at), { breaks: true })
    expect(reply).toMatchObject(kept)
    expect(causes).toHaveLength(1)
  })

  test('while it is asked for again keeps what she read', async () => {
    const { reply } = await hear({ ...good, question: 'Lose weight?' }, { next: { says: '', breaks: true } })
    expect(reply).toMatchObject({ ack: good.ack, steps: good.steps, question: '', options: [] })
  })
})

describe('who is there', () => {
  const [opening = ''] = honestLines
  test.each([
    ['says much', good],
    ['says nothing else first', { ...good, ack: '' }],
    ['says only stock words first', { ...good, ack: 'I hear you.' }],
  ])('is said first where the model %s', async (_, says) => {
    expect((await hear(says, { opening })).shown.startsWith(`${opening} `) || says.ack !== good.ack).toBe(
      true,
    )
    expect((await hear(says, { opening })).shown.startsWith(opening)).toBe(true)
  })

  test('is not said twice', async () => {
    const { reply } = await hear({ ...good, ack: "I'm an AI, and I'm here." }, { opening })
    expect(reply.ack).toBe("I'm an AI, and I'm here.")
  })

  test('a reminder stands at the end of what comes first, once', async () => {
    const closing = aiReminders[0] ?? ''
    expect((await hear(good, { closing })).reply.ack).toBe(`${good.ack} ${closing}`)
    expect((await hear({ ack: good.ack }, { closing })).reply.ack).toBe(`${good.ack} ${closing}`)
    const broken = await hear(JSON.stringify(good).slice(0, 60), { closing, breaks: true })
    expect(broken.shown.split(closing)).toHaveLength(2)
  })
})

describe('safety', () => {
  test.each([
    ['crisis-violence', 'crisis-violence'],
    ['emergency-medical', 'emergency-medical'],
    ['crisis', 'crisis-suicide'],
    ['Emergency', 'emergency-life'],
    ['CRISIS_VIOLENCE', 'crisis-violence'],
    [' emergency baby ', 'emergency-baby'],
    ['emergency-baby: now', 'emergency-baby'],
    ['crisis-other', 'crisis-suicide'],
  ])('"%s" calls for %s, and its own words go on', async (safety, card) => {
    const { shown, raised } = await hear({ ...good, safety })
    expect(raised).toEqual([card])
    expect(shown).toBe(contentOf(good))
  })

  test.each([
    ['a line before it', 'Sure! {"safety": "emergency-life"}'],
    ['no end', '{"safety": "emergency-life"'],
    ['an end in the middle of the word', '{"safety": "emergency-li'],
  ])('a card is heard in a reply with %s, and the guide answers', async (_, says) => {
    const { raised, reply } = await hear(says)
    expect(raised).toEqual(['emergency-life'])
    expect(reply).toEqual(guides)
  })

  test('a model is not heard about a card of a level that already holds', async () => {
    expect((await hear({ ...good, safety: 'crisis-suicide' }, { level: 'emergency' })).raised).toEqual([])
  })
})
