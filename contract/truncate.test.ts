import fc from 'fast-check'
import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test.each([
  ['', 5, ''],
  ['milk', 5, 'milk'],
  ['bread', 5, 'bread'],
  ['butter', 5, 'butt…'],
  ['one two', 5, 'one…'],
  ['👩‍👧 and 👶🏽', 3, '👩‍👧…'],
  ['👶🏽👶🏽👶🏽👶🏽', 3, '👶🏽👶🏽…'],
  ['cafe\u0301s', 4, 'caf…'],
])('%j in at most %i characters is %j', (text, max, expected) => {
  expect(truncate(text, max)).toBe(expected)
})

test.each([
  ['👨🏽‍👩🏽‍👧🏽‍👦🏽', 11],
  [`a${'\u0301'.repeat(14)}`, 15],
])('sixty times %s are cut by characters alone', (character, codePoints) => {
  expect([...character]).toHaveLength(codePoints)
  expect(truncate(character.repeat(60), 60)).toBe(character.repeat(60))
  expect(truncate(character.repeat(61), 60)).toBe(`${character.repeat(59)}…`)
})

test('characters of very many code points are cut to fewer, and none in the middle', () => {
  const character = `a${'\u0301'.repeat(99)}`
  expect(truncate(character.repeat(9), 60)).toBe(character.repeat(9))
  expect(truncate(character.repeat(10), 60)).toBe(`${character.repeat(9)}…`)
  expect(truncate(character.repeat(80), 60)).toBe(`${character.repeat(9)}…`)
  expect(truncate(`a${'\u0301'.repeat(960)}`, 60)).toBe('…')
})

test('what is cut is never longer than it may be, and starts as the text does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (text, max) => {
      const short = truncate(text, max)
      expect([...new Intl.Segmenter('en-AU').segment(short)].length).toBeLessThanOrEqual(max)
      expect([...short].length).toBeLessThanOrEqual(max * 16)
      expect(text.startsWith(short === text ? text : short.slice(0, -1))).toBe(true)
    }),
  )
})
