import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highestLevel, levels, safetyNotice } from './safety.ts'

const level = fc.constantFrom(...levels)

test('the highest level is one of the two, never below either, whichever comes first', () => {
  fc.assert(
    fc.property(level, level, (a, b) => {
      const highest = highestLevel(a, b)
      expect([a, b]).toContain(highest)
      expect(highest).toBe(highestLevel(b, a))
      expect(levels.indexOf(highest)).toBe(Math.max(levels.indexOf(a), levels.indexOf(b)))
    }),
  )
})

test('a notice carries a known level and a known card, or no card', () => {
  expect(safetyNotice.safeParse({ level: 'crisis', cardId: 'crisis-suicide', softLine: null }).success).toBe(
    true,
  )
  expect(safetyNotice.safeParse({ level: 'none', cardId: null, softLine: null }).success).toBe(true)
  expect(safetyNotice.safeParse({ level: 'crisis', cardId: 'made-up', softLine: null }).success).toBe(false)
  expect(safetyNotice.safeParse({ level: 'mild', cardId: null, softLine: null }).success).toBe(false)
})
