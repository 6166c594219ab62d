import { describe, expect, it } from 'vitest'
import { library } from '#content/companion/library.ts'
import { matchIndex } from './entry-index.ts'
import { termOf, words } from './terms.ts'

describe('reading what she typed', () => {
  it('splits curly quotes and stretched letters into plain words', () => {
    expect(words('Sooooo tired, I don’t know… up @ 3 AM 😭')).toEqual([
      'so',
      'tired',
      'i',
      'dont',
      'know',
      'up',
      '3',
      'am',
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
    expect(termOf(one)).toBe(termOf(other))
  })
})

describe('ranking', () => {
  const entry = library[0]
  if (!entry) throw new Error('The library is empty.')
  const index = matchIndex([
    { ...entry, id: 'night', cues: ['up all night', 'sleep'] },
    { ...entry, id: 'school', cues: ['school', 'all day'] },
    { ...entry, id: 'nap', cues: ['nap', 'sleep', 'toddler', 'hitting'] },
    { ...entry, id: 'through', cues: ['slept through', 'lonely'] },
  ])
  const idsFor = (text: string) => index.search(text).map((match) => match.entry.id)
  const phrasesIn = (text: string) =>
    index.search(text).flatMap(({ entry, isPhrase }) => (isPhrase ? [entry.id] : []))

  it('ranks a whole phrase above a shared word', () => {
    expect(idsFor('sleep? I was up all night')[0]).toBe('night')
  })

  it('ranks a rare word above a common one', () => {
    expect(idsFor('sleep, nap')[0]).toBe('nap')
  })

  it.each(['todler', 'toddlr', 'toddlerz'])('reads %s as toddler', (typed) => {
    expect(idsFor(typed)[0]).toBe('nap')
  })

  it('takes no other first letter for a slip of the thumb', () => {
    expect(idsFor('sitting')).toEqual([])
  })

  it('knows a phrase that is taken back from one that stands', () => {
    expect(phrasesIn('she slept through again')).toContain('through')
    expect(phrasesIn('she hasnt slept through yet')).not.toContain('through')
  })

  it('counts a feeling that is taken back for little', () => {
    const scoreOf = (text: string) => index.search(text)[0]?.score ?? 0
    expect(scoreOf('not lonely, just late')).toBeLessThan(scoreOf('lonely, just late') / 2)
  })

  it('finds nothing in a text that shares no word', () => {
    expect(idsFor('zebra crossing')).toEqual([])
  })

  it('knows a text that is a cue word for word', () => {
    expect(index.exact('Up ALL night!')?.id).toBe('night')
    expect(index.exact('up all')).toBeUndefined()
  })
})
