import { describe, expect, it } from 'vitest'
import { library } from '#content/companion/library.ts'
import { matchIndex } from './matching-index.ts'
import { speller } from './matching-spelling.ts'
import { denied, fold, stem, words } from './matching-text.ts'

describe('reading what she typed', () => {
  it('splits text-speak, curly quotes and stretched letters into plain words', () => {
    expect(words('Sooooo tired, I don’t know… 4mo up @ 3 AM 😭')).toEqual([
      'so',
      'tired',
      'idk',
      '4',
      'month',
      'up',
      '3am',
    ])
  })

  it('looks at the start and the end of a very long message', () => {
    const all = words(`start ${'filler '.repeat(2000)} finish`)
    expect(all).toHaveLength(300)
    expect([all.at(0), all.at(-1)]).toEqual(['start', 'finish'])
  })

  it.each([
    ['settling', 'settled'],
    ['napping', 'naps'],
    ['worries', 'worrying'],
    ['knackered', 'exhausted'],
    ['hubby', 'husband'],
    ['slept', 'sleeping'],
  ])('takes %s and %s as one', (one, other) => {
    expect(fold(one)).toBe(fold(other))
  })

  it('keeps short words and numbers as they are', () => {
    expect(['bed', 'red', '3am', 'bus'].map(stem)).toEqual(['bed', 'red', '3am', 'bus'])
  })

  it('knows a feeling that is denied from the one that is not', () => {
    expect(denied(['im', 'not', 'angry', 'just', 'tired'])).toEqual(['angry'])
  })
})

describe('spelling', () => {
  const correct = speller(new Set(['exhausted', 'toddler', 'lonely', 'cot']))

  it.each([
    ['exausted', 'exhausted'],
    ['exhuasted', 'exhausted'],
    ['todddler', 'toddler'],
    ['lonelz', 'lonely'],
    ['cit', 'cit'],
    ['elephant', 'elephant'],
  ])('reads %s as %s', (typed, meant) => {
    expect(correct(typed)).toBe(meant)
  })
})

describe('ranking', () => {
  const entry = library[0]
  if (!entry) throw new Error('The library is empty.')
  const index = matchIndex([
    { ...entry, id: 'night', cues: ['up all night', 'sleep'] },
    { ...entry, id: 'school', cues: ['school', 'all day'] },
    { ...entry, id: 'nap', cues: ['nap', 'sleep'] },
  ])
  const idsFor = (text: string) => index.search(text).map((match) => match.entry.id)

  it('ranks a whole phrase above a shared word', () => {
    expect(idsFor('sleep? I was up all night')[0]).toBe('night')
  })

  it('ranks a rare word above a common one', () => {
    expect(idsFor('sleep, nap')[0]).toBe('nap')
  })

  it('finds nothing in a text that shares no word', () => {
    expect(idsFor('zebra crossing')).toEqual([])
  })

  it('knows a text that is a cue word for word', () => {
    expect(index.exact('Up ALL night!')?.id).toBe('night')
    expect(index.exact('up all')).toBeUndefined()
  })
})
