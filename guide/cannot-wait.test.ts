import { describe, expect, it } from 'vitest'
import { missed } from '#content/companion/listening/general.ts'
import { ifSomebodyIsIll } from '#content/companion/listening/gently.ts'
import { facts } from '#content/facts/shelf.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'

const asked = { safetyLevel: 'support', ownLevel: 'emergency', isAsked: true } as const
const maybeIll = { ...asked, softLine: 'emergency-medical' } as const

describe('what cannot wait for a question', () => {
  it('a fever by its number, with the age in the same line or one before', () => {
    const young = 'Hello. My baby is 2 month and half, he is hot, I measure 38.2. When I must call doctor?'
    expect(ask(young).entryId).toBe('fact-fever-under-three-months')
    expect(ask(young, maybeIll).entryId).toBe('fact-fever-under-three-months')
    const ids = talk(['shes hot, 38.4', 'she is only 6 weeks'], {}).map(({ entryId }) => entryId)
    expect(ids).toEqual(['fact-fever-older-baby', 'fact-fever-under-three-months'])
  })

  it('the answer for an older child says where a baby under three months goes', () => {
    expect(ask('shes hot, 38.4').steps.join(' ')).toMatch(/hospital.*under three months/)
  })

  it('a fall, while she is asked whether somebody is hurt', () => {
    const fall = 'oh god she just rolled off the bed onto the floor i only turned round for a second'
    expect(ask(fall, maybeIll).entryId).toBe('fact-head-bump')
    const ids = talk([fall, 'what do i do is she ok she has a red mark'], maybeIll).map(
      ({ entryId }) => entryId,
    )
    expect(ids).toEqual(['fact-head-bump', 'listen-if-ill'])
  })

  it('whom to ring, where the shelf has nothing that she tells of', () => {
    const text = 'something is not right with her tonight'
    for (const card of ['emergency-medical', 'emergency-poison'] as const)
      expect(ifSomebodyIsIll[card]).toContain(ask(text, { ...asked, softLine: card }).ack)
    const ids = talk([text, 'i cant say what it is'], maybeIll).map(({ entryId }) => entryId)
    expect(ids).toEqual(['listen-if-ill', 'listen-gently'])
  })

  it('of another danger, or where she tells something calm, nothing of it', () => {
    expect(
      ask('something is not right with her tonight', { ...asked, softLine: 'crisis-violence' }).entryId,
    ).toBe('listen-gently')
    expect(ask('the tea went cold', { ...maybeIll, isAsked: false }).entryId).not.toBe('listen-if-ill')
  })
})

describe('an answer that was none', () => {
  it.each([
    "that's not an answer. have other people's babies fallen off the bed",
    "You keep saying you're with me but you don't answer. Do other mothers feel both, yes or no?",
  ])('%s: is owned, and the question answered', (text) => {
    const { entryId, ack } = ask(text)
    expect(entryId).toBe('listen-asked-is-it-just-me')
    expect(missed.some((each) => ack.startsWith(each))).toBe(true)
  })

  it.each([
    'did you not read that',
    'you dont listen',
    'i didnt ask what to cook',
    'What on earth is this? I said I was sad about going back to work.',
    'hm. you are a bit useless',
  ])('%s: is owned', (text) => expect(ask(text).entryId).toBe('listen-misread'))

  it.each(['i feel useless', 'he says im useless', 'did you know she smiled today', 'my mum doesnt listen'])(
    '%s: is none of it',
    (text) => expect(ask(text).entryId).not.toMatch(/misread|simple/),
  )
})

describe('ideas that she asks for in plain words', () => {
  it.each([
    'you got any ideas for getting him to sleep in the cot',
    'what else can i try, she wont sleep in the cot',
  ])('%s: get steps', (text) => expect(ask(text).steps.length).toBeGreaterThan(0))

  it('where nothing tells what for she is asked, once, and then it has none', () => {
    for (const text of ['i asked for ideas tho. IDEAS', 'Any ideas?', 'any ideas', 'what now?'])
      expect(talk([text, text]).map(({ entryId }) => entryId)).toEqual([
        'listen-which-ideas',
        'listen-no-idea',
      ])
  })

  it.each(['please no tips, she wont sleep in the cot', 'i dont want any ideas about the cot'])(
    '%s: gets none',
    (text) => expect(ask(text).steps).toEqual([]),
  )
})

describe('what she tells of a body', () => {
  it.each([
    ['baby moving less today im 34 weeks', 'fact-fewer-movements'],
    ['burnt her hand on the oven door', 'fact-burns'],
    ['34 weeks and bad headache with swollen feet', 'fact-headache-and-swelling'],
  ])('%s: is answered where it may not wait, though she asks nothing', (text, id) => {
    expect(ask(text).entryId).toBe(id)
  })

  it('offers an answer of the shelf as a button beside what can wait', () => {
    const reply = ask('leaking wee when i sneeze 4 months on')
    expect(reply.entryId).toMatch(/^(?:listen|moment)/)
    expect(reply.options).toEqual(['I leak when I sneeze. Will it stop?'])
    expect(ask(reply.options[0] ?? '').entryId).toBe('fact-leaking-wee')
  })

  it.each(['my mum stayed for the first week', 'he looked at me and i knew', 'he burnt the toast again lol'])(
    '%s: offers nothing',
    (text) => {
      const { entryId, options } = ask(text)
      expect(entryId).not.toMatch(/^fact-/)
      expect(facts.filter(({ question }) => options.includes(question))).toEqual([])
    },
  )
})
