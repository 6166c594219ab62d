import { describe, expect, test } from 'vitest'
import { honestLines } from '#content/companion/honesty.ts'
import { aiReminders } from '#content/companion/reminders.ts'
import { contentOf } from '#guide/reply-text.ts'
import { good, guides, hear, parts, partsOfChat } from '#server/testing/checked-reply.ts'
import { answer } from './answer.ts'
import { check } from './check.ts'

describe('free form', () => {
  test.each([
    ['only words', { ack: 'That is a lovely day. Good on her.' }],
    ['a message to copy', { ack: 'Here you go:', block: 'Hi Jo, can you take him on Friday?\n\nLove, me' }],
    [
      'a long plan to copy',
      { ack: 'Here you go:', block: 'Monday: rest when she does.\n'.repeat(60).trim() },
    ],
    ['a shopping list', { ack: 'Here you go:', block: '500 ml cream\n6 eggs\n1 l milk' }],
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
      parts: partsOfChat,
      given: '',
      opening: '',
      closing: '',
    })
    let reply = guides
    for await (const step of check(draft, () => {})) if ('reply' in step) reply = step.reply
    return reply
  }

  test('a plan of many lines is shown whole, with the question that ends it', async () => {
    const chores = ['wash', 'shop', 'rest', 'walk', 'cook', 'call Jo', 'sort the post']
    const lines = chores.flatMap((chore, at) => [
      `• Day ${at + 1}: ${chore} first.`,
      `• Then ${chore} no more.`,
    ])
    const text = `Here is the week.\n${lines.join('\n')}\n\nWhich day looks worst?`
    const { shown, events } = await hear(text)
    expect(shown).toBe(text)
    expect(events).toEqual([])
  })

  test('a reply that does not end is shown as far as a reply may reach, up to a whole sentence', async () => {
    const { shown, asked, causes } = await hear(
      Array.from({ length: 2000 }, (_, at) => `Line ${at + 1}.`).join(' '),
    )
    expect(shown).toMatch(/ Line \d+\.$/)
    expect(shown.length).toBeGreaterThan(7900)
    expect(shown.length).toBeLessThanOrEqual(8000)
    expect(asked).toHaveLength(1)
    expect(causes).toHaveLength(1)
  })

  test('the first reply beside an emergency is two sentences', async () => {
    const { reply } = await hear({ ...good, ack: 'One. Two. Three.' }, { isOnset: true, level: 'emergency' })
    expect(parts(reply)).toEqual({ ack: 'One. Two.', block: '', steps: [], question: '', options: [] })
  })
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
