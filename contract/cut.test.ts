import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cut } from './cut.ts'

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
  expect(cut(text, max)).toBe(expected)
})

test('what is cut is never longer than it may be, and starts as the text does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (text, max) => {
      const short = cut(text, max)
      expect([...new Intl.Segmenter('en-AU').segment(short)].length).toBeLessThanOrEqual(max)
      expect(text.startsWith(short === text ? text : short.slice(0, -1))).toBe(true)
    }),
  )
})
