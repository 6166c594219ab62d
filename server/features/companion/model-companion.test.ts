import { describe, expect, test } from 'vitest'
import { honestLines } from '#content/companion/honesty.ts'
import { aiReminders } from '#content/companion/reminders.ts'
import type { CardId, SafetyLevel } from '#contract/safety.ts'
import { ModelError } from '#server/platform/model/model.ts'
import { answerWithModel } from './model-companion.ts'
import { contentOf } from './reply-text.ts'

const good = {
  safety: 'none',
  ack: 'Two hours is no night. Your body is running on toast.',
  steps: ['Put both feet on the floor.', 'Drink what is nearest.'],
  question: 'Who else is awake?',
  options: ['Nobody', 'My mum'],
}
const local = {
  entryId: 'sleep-naps',
  ack: 'The library says this.',
  steps: ['A step of the library.'],
  question: 'A question of the library?',
  options: ['Yes', 'No'],
}

/** Has a model say this, cut into pieces, and break off after it where told. */
async function hear(
  incoming: object | string,
  { text = 'she wakes', level = 'none' as SafetyLevel, breaks = false, reminder = '', turns = 0 } = {},
) {
  const whole = typeof incoming === 'string' ? incoming : JSON.stringify(incoming)
  let shown = ''
  const raised: CardId[] = []
  const causes: unknown[] = []
  const reply = await answerWithModel({
    model: {
      async *stream() {
        yield* whole.match(/.{1,7}/gsu) ?? []
        if (breaks) throw new ModelError('unreachable')
      },
    },
    request: {
      instructions: '',
      messages: [],
      signal: AbortSignal.any([]),
      isUrgent: false,
      onUsage: () => {},
    },
    text,
    level,
    turns,
    reminder,
    local: () => local,
    raise: async (card) => void raised.push(card),
    onText: (more) => {
      shown += more
    },
    onFallback: (cause) => causes.push(cause),
  })
  expect(shown).toBe(contentOf(reply))
  return { reply, shown, raised, causes }
}

describe('what may not be shown is not, and the library goes on', () => {
  const bad: [string, object | string][] = [
    ['a claim to be human', { ...good, ack: 'I am human. Trust me.' }],
    ['a dose', { ...good, steps: ['Take 5 tablets.'] }],
    ['a calorie', { ...good, steps: ['Eat 300 calories less.'] }],
    ['a weight', { ...good, question: 'Want to lose weight?' }],
    ['a method', { ...good, steps: ['One way to die is this.'] }],
    ['words in disguise', { ...good, steps: ['T\u200bake 5 tab\u00adlets.'] }],
    ['a thought that is spread out', { ...good, ack: 'Now take five.', steps: ['tablets, all of them.'] }],
    ['a phone number', { ...good, steps: ['Call 0400 123 456.'] }],
    ['clinging', { ...good, ack: "Don't leave me." }],
    ['what the safety engine would raise a card over', { ...good, steps: ['I want to die, too.'] }],
    ['a refusal', "I'm sorry, but I can't help with that."],
    ['another language', { ...good, ack: 'Puedes tomar una siesta con ella, y los platos esperan.' }],
    ['no end to a sentence', { ...good, ack: `On and on, ${'and on and on, '.repeat(30)}and on.` }],
  ]
  test.each(bad)('%s', async (_, incoming) => {
    const { shown, causes } = await hear(incoming)
    expect(shown).toContain('of the library')
    expect(shown).not.toMatch(
      /human|tablets|calor|weight|way to die|0400|leave me|want to die|can't help|siesta|on and on/i,
    )
    expect(causes).toHaveLength(1)
  })

  const doubtful = [
    'Hold him under the shower until he stops.',
    'Leave him in the cot and walk away for good.',
    'You could walk out to the tracks and stop hurting.',
  ]

  test('a step that is only doubtful is left out, and the model goes on', async () => {
    const { shown, causes } = await hear({ ...good, steps: [doubtful[0], ...good.steps, doubtful[1]] })
    expect(shown).toBe(contentOf(good))
    expect(causes).toEqual([])
  })

  test('of what comes first, all that follows a doubtful sentence goes with it', async () => {
    const { shown, causes } = await hear({
      ...good,
      ack: `Two hours is no night. ${doubtful[0]} That makes sense.`,
    })
    expect(shown).toBe(contentOf({ ...good, ack: 'Two hours is no night.' }))
    expect(causes).toEqual([])
  })

  test('where doubt goes on, the library does', async () => {
    const { reply, causes } = await hear({ ...good, steps: [good.steps[0], ...doubtful, good.steps[1]] })
    expect(reply.steps).toEqual([good.steps[0]])
    expect(reply.question).toBe(local.question)
    expect(causes).toHaveLength(1)
  })

  test.each([
    ['its only step', { ...good, steps: [doubtful[0]] }, { ack: good.ack, steps: local.steps }],
    ['all that comes first', { ...good, ack: doubtful[0] }, { ack: local.ack, steps: local.steps }],
    [
      'all that comes first, with no steps',
      { ...good, ack: doubtful[0], steps: [] },
      { ack: local.ack, steps: local.steps },
    ],
    [
      'its only step, with no question',
      { safety: 'none', ack: good.ack, steps: [doubtful[0]] },
      { ack: good.ack, steps: local.steps },
    ],
  ])('a reply that would lose %s gets the library’s', async (_, incoming, kept) => {
    const { reply, causes } = await hear(incoming)
    expect(reply).toMatchObject({ ...kept, question: local.question, options: local.options })
    expect(causes).toHaveLength(1)
  })

  test('what is certain to be grave ends the model’s part, though no wording lists it', async () => {
    const { reply, causes } = await hear({ ...good, steps: ['Walk out to the tracks and stop hurting.'] })
    expect(reply).toMatchObject({ ack: good.ack, steps: local.steps })
    expect(causes).toHaveLength(1)
  })

  test('a thought that is spread out around stock words is still read as one', async () => {
    const { shown } = await hear({
      ...good,
      ack: "Now take five. You've got this.",
      steps: ['tablets, all of them.'],
    })
    expect(shown).not.toContain('tablets')
  })

  test('a doubtful question is the library’s, with what can be answered to it', async () => {
    const { reply } = await hear({ ...good, question: 'Would you walk out to the tracks?' })
    expect(reply).toMatchObject({
      steps: good.steps,
      question: local.question,
      options: local.options,
    })
  })

  test('stock words go, the rest stays', async () => {
    const { shown } = await hear({
      ...good,
      ack: `I hear you. ${good.ack}`,
      steps: ["You've got this!", ...good.steps],
    })
    expect(shown).toBe(contentOf({ ...good }))
  })

  test('a quick reply that would raise a card over her is not offered', async () => {
    const options = ['I want to die', 'Nobody', 'My mum', 'x'.repeat(60)]
    expect((await hear({ ...good, options })).reply.options).toEqual(['Nobody', 'My mum'])
    expect((await hear({ ...good, options: ['I want to die', 'Nobody'] })).reply.options).toEqual([])
  })

  test('no more than a few sentences and steps', async () => {
    const { reply } = await hear({
      ...good,
      ack: 'It goes on. '.repeat(20),
      steps: Array.from({ length: 9 }, () => 'Sit.'),
    })
    expect(reply.ack).toBe('It goes on. It goes on. It goes on. It goes on.')
    expect(reply.steps).toHaveLength(4)
  })
})

describe('a reply that breaks off', () => {
  const json = JSON.stringify(good)
  test.each([
    ['before a word', 0, ''],
    ['in its first sentence', json.indexOf('no night'), ''],
    ['after it', json.indexOf('body is'), 'Two hours is no night.'],
    ['in the steps', json.indexOf('what is'), 'Put both feet on the floor.'],
    ['in the question', json.indexOf('awake'), 'Drink what is nearest.'],
  ])('%s keeps what she read and is completed', async (_, at, kept) => {
    const { shown, reply } = await hear(json.slice(0, at), { breaks: true })
    expect(shown).toContain(kept)
    expect(reply).toMatchObject({ question: local.question, options: local.options })
    expect(reply.steps.length).toBeGreaterThan(0)
    expect(reply.entryId).toBe(reply.steps.includes(local.steps[0] ?? '') ? local.entryId : 'model')
  })
})

describe('who is there', () => {
  test('when she asks, it is said first, by people, whoever answers', async () => {
    for (const [at, line] of honestLines.entries()) {
      const asked = { text: 'are you a real person?', turns: at }
      expect((await hear(good, asked)).shown.startsWith(`${line} Two hours`)).toBe(true)
      expect((await hear('', { ...asked, breaks: true })).shown.startsWith(`${line} The library`)).toBe(true)
    }
  })

  test.each([
    ['nothing else first', { ...good, ack: '' }],
    ['only stock words', { ...good, ack: 'I hear you.' }],
    [
      'its steps first',
      { steps: good.steps, ack: "I'm an AI.", question: good.question, options: good.options },
    ],
  ])('also where the model says %s', async (_, incoming) => {
    const { shown } = await hear(incoming, { text: 'are you a real person?' })
    expect(shown.startsWith(honestLines[0] ?? '')).toBe(true)
  })

  test('a reminder stands at the end of what comes first, once', async () => {
    const reminder = aiReminders[0] ?? ''
    expect((await hear(good, { reminder })).reply.ack).toBe(`${good.ack} ${reminder}`)
    const broken = await hear(JSON.stringify(good).slice(0, 60), { reminder, breaks: true })
    expect(broken.shown.split(reminder)).toHaveLength(2)
  })
})

describe('safety', () => {
  test.each(['crisis-violence', 'emergency-medical'])(
    'a model may call for the card %s, and its own words go on beneath the question',
    async (safety) => {
      const { shown, raised } = await hear({ ...good, safety })
      expect(raised).toEqual([safety])
      expect(shown).toBe(contentOf(good))
    },
  )

  test.each([
    ['crisis', 'crisis-suicide'],
    ['Emergency', 'emergency-life'],
    ['CRISIS_VIOLENCE', 'crisis-violence'],
    [' emergency baby ', 'emergency-baby'],
    ['emergency-baby: now', 'emergency-baby'],
    ['crisis-other', 'crisis-suicide'],
  ])('"%s" calls for %s', async (safety, card) => {
    const { shown, raised } = await hear({ ...good, safety })
    expect(raised).toEqual([card])
    expect(shown).toBe(contentOf(good))
  })

  test.each([
    ['a line before it', 'Sure! {"safety": "emergency-life"}', ''],
    ['no end', '{"safety": "emergency-life"', ''],
    ['an end in the middle of the word', '{"safety": "emergency-li', ''],
  ])('a card is heard in a reply with %s', async (_, incoming) => {
    const { raised, shown } = await hear(incoming)
    expect(raised).toEqual(['emergency-life'])
    expect(shown).toContain(contentOf(local))
  })

  test.each(['none', 'support', 'sos', 'all clear', ''])('"%s" lowers nothing', async (safety) => {
    const { shown, raised } = await hear({ ...good, safety }, { level: 'support' })
    expect(raised).toEqual([])
    expect(shown).toBe(contentOf(good))
  })

  test('nor does a card of a level that already holds', async () => {
    expect((await hear({ ...good, safety: 'crisis-suicide' }, { level: 'emergency' })).raised).toEqual([])
  })
})
