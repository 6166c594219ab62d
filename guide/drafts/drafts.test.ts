import { describe, expect, it, test } from 'vitest'
import { readingGrade } from '#content/testing/reading-grade.ts'
import { checkPiece } from '#server/features/companion/check-piece.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { drafts, parseDrafts } from './drafts.ts'

const written = drafts.flatMap(({ id, text, kinder, firmer }) =>
  [text, kinder, firmer].map((message) => [id, message] as const),
)

describe('the messages', () => {
  it('each have an id of their own, and several ways to be asked for', () => {
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(drafts.length)
    for (const { id, cues } of drafts) expect(cues.length, id).toBeGreaterThanOrEqual(5)
  })

  it.each(written)('%s: “%s” can be sent as it stands', (_, message) => {
    expect(message).not.toMatch(/[[\]{}“”"—]/)
    expect(message.split(/\s+/).length).toBeLessThanOrEqual(48)
    const checked = checkPiece({ part: 'block', text: message }, { before: '', isQuoted: false, given: '' })
    // The classifier, which reads what a mother writes, hears too much in a few of them.
    expect('broken' in checked && checked.broken.id !== 'grave').toBe(false)
  })

  it('are written in plain words', () => {
    expect(readingGrade(written.map(([, message]) => message))).toBeLessThanOrEqual(8)
  })
})

test('a draft that lacks a line, or has one of another kind, is refused', () => {
  expect(() => parseDrafts('= a-draft\n@ anyone\n~ one; two\n> Hi.\n+ Hello.')).toThrow(
    'a-draft: a draft lacks a line',
  )
  expect(() => parseDrafts('= a-draft\n? what')).toThrow('no line begins like')
  const rest = '~ one; two\n> Hi.\n+ Hello.\n! Now.\n'
  expect(() => parseDrafts(`= a-draft\n@ aliens\n${rest}`)).toThrow('nobody is known as ‘aliens’')
  expect(parseDrafts(`= a-draft\n@ work; ex\n${rest}`)).toEqual([
    {
      id: 'a-draft',
      persons: ['work', 'ex'],
      cues: ['one', 'two'],
      text: 'Hi.',
      kinder: 'Hello.',
      firmer: 'Now.',
    },
  ])
})

const blockFor = (id: string, tone: 'text' | 'kinder' | 'firmer' = 'text') =>
  drafts.find((draft) => draft.id === id)?.[tone]

describe('she asks for words', () => {
  it.each([
    ['can you write me a text to my manager about somewhere to pump at work', 'boss-pumping-at-work'],
    ['mil keeps coming over without texting, what do i say', 'mil-text-first'],
    ['my sister wants to come for 2 weeks at christmas, what would i write', 'sister-visit-two-weeks'],
  ])('%s: has a whole message', (text, id) => {
    expect(ask(text).block).toBe(blockFor(id))
  })

  it('what she told just before says what about', () => {
    const replies = talk(['mil keeps coming over without texting', 'what do i even say to her', 'firmer'])
    expect(replies.map(({ block }) => block)).toEqual([
      '',
      blockFor('mil-text-first'),
      blockFor('mil-text-first', 'firmer'),
    ])
  })

  it('says which where several come near, and what it is to say where it is none', () => {
    const asks = 'help me word something to my mother in law. nice but text before you come round'
    const [which, given] = talk([asks, 'mil just shows up'])
    expect(which?.options).toContain('mil just shows up')
    expect([which?.block, given?.block]).toEqual(['', blockFor('mil-text-first')])
    const said = 'Text before you come round.'
    expect(talk([asks, 'text before you come round']).at(-1)?.block).toBe(said)
    const none = talk([asks, 'none of these', 'text before you come round']).slice(1)
    expect(none.map(({ block }) => block)).toEqual(['', said])
  })

  it('is given the message while she is asked whether she is safe, and none to whoever may hurt her', () => {
    const text = 'mil keeps coming over without texting, what do i say to her'
    const asked = { safetyLevel: 'support', ownLevel: 'crisis', isAsked: true } as const
    expect(ask(text, { ...asked, softLine: 'crisis-suicide' }).block).toBe(blockFor('mil-text-first'))
    expect(ask(text, { ...asked, softLine: 'crisis-violence' }).block).toBe('')
    // What she has put in words herself is only written out.
    const hers = 'i want to tell my husband i need him to back me up. how do i put it'
    expect(ask(hers, { ...asked, softLine: 'crisis-violence' }).block).toContain('back me up')
  })
})
