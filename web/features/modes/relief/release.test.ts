import { expect, test } from 'vitest'
import { releaseAt } from './release.ts'

const halves = { tense: 5, letGo: 10 }

test('squeeze, let go, and on to the next part', () => {
  expect(releaseAt(0, 2, halves)).toEqual({ part: 0, half: 'tense', left: 5 })
  expect(releaseAt(4, 2, halves)).toEqual({ part: 0, half: 'tense', left: 1 })
  expect(releaseAt(5, 2, halves)).toEqual({ part: 0, half: 'letGo', left: 10 })
  expect(releaseAt(14, 2, halves)).toEqual({ part: 0, half: 'letGo', left: 1 })
  expect(releaseAt(15, 2, halves)).toEqual({ part: 1, half: 'tense', left: 5 })
})

test('it ends after the last part and stays ended', () => {
  expect(releaseAt(29, 2, halves)).toEqual({ part: 1, half: 'letGo', left: 1 })
  expect(releaseAt(30, 2, halves)).toBeNull()
  expect(releaseAt(4000, 2, halves)).toBeNull()
})
