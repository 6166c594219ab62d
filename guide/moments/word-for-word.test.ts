import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordForWord } from './word-for-word.ts'

const entry = (name: string, ...cues: string[]) => ({ name, cues })
const find = wordForWord([
  entry('nights', 'up every 45 mins', 'wont sleep'),
  entry('teen', '14 year old'),
  entry('lunch', 'ate my lunch'),
  entry('both', 'up every 45 mins all night'),
])
const namesIn = (text: string) => find(text).map(({ entry: { name } }) => name)

describe('a cue stands in a line', () => {
  it.each([
    ['hes been up every 45 mins since 11', 'nights'],
    ['up every single 45 mins', 'nights'],
    ['up every 20 mins', 'nights'],
    ['he just wont sleep', 'nights'],
    ['my 14 year old hates me', 'teen'],
    ['THE DOG ATE MY LUNCH', 'lunch'],
  ])('%j', (text, name) => {
    expect(namesIn(text)).toEqual([name])
  })

  it.each([
    'every 45 mins up',
    'up and then every 45 mins',
    'he isnt up every 45 mins now',
    'my 2 year old',
    'look at my lunch',
    '',
  ])('not %j', (text) => {
    expect(namesIn(text)).toEqual([])
  })

  it('the longest first', () => {
    expect(namesIn('up every 45 mins all night')).toEqual(['both', 'nights'])
  })

  it('wherever, in whatever else she writes', () => {
    const word = fc.constantFrom('so', 'she', 'and', 'dinner', '7', 'tired')
    fc.assert(
      fc.property(fc.array(word), fc.array(word), (before, after) => {
        const text = [...before, 'up every 45 mins', ...after].join(' ')
        expect(namesIn(text)).toContain('nights')
      }),
    )
  })
})
