import { expect, test } from 'vitest'
import { findOne, type Grounding, groundingStart, lastSense, nextSense } from './grounding.ts'

const counts = [5, 4, 3, 2, 1]

test('fifteen finds lead through all five senses', () => {
  let at = groundingStart
  const steps: number[] = []
  for (let found = 0; found < 15; found++) {
    steps.push(at.step)
    at = findOne(at, counts)
  }
  expect(steps).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4])
  expect(at).toEqual({ step: 5, found: 0 })
})

test('a sense may be skipped, and gone back to from its start', () => {
  const part: Grounding = { step: 1, found: 3 }
  expect(nextSense(part, counts)).toEqual({ step: 2, found: 0 })
  expect(lastSense(part)).toEqual({ step: 0, found: 0 })
  expect(lastSense(groundingStart)).toEqual(groundingStart)
})

test('past the end nothing moves', () => {
  const done: Grounding = { step: 5, found: 0 }
  expect(findOne(done, counts)).toEqual(done)
  expect(nextSense(done, counts)).toEqual(done)
})
