import { expect, test } from 'vitest'
import { relaxationAt } from './muscle-relaxation.ts'

const halves = { tense: 5, letGo: 10 }

test('squeeze, let go, and on to the next part', () => {
  expect(relaxationAt(0, 2, halves)).toEqual({ part: 0, half: 'tense', left: 5 })
  expect(relaxationAt(4, 2, halves)).toEqual({ part: 0, half: 'tense', left: 1 })
  expect(relaxationAt(5, 2, halves)).toEqual({ part: 0, half: 'letGo', left: 10 })
  expect(relaxationAt(14, 2, halves)).toEqual({ part: 0, half: 'letGo', left: 1 })
  expect(relaxationAt(15, 2, halves)).toEqual({ part: 1, half: 'tense', left: 5 })
})

test('it ends after the last part and stays ended', () => {
  expect(relaxationAt(29, 2, halves)).toEqual({ part: 1, half: 'letGo', left: 1 })
  expect(relaxationAt(30, 2, halves)).toBeNull()
  expect(relaxationAt(4000, 2, halves)).toBeNull()
})
