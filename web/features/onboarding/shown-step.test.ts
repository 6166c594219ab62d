import { expect, test } from 'vitest'
import { shownStep } from './shown-step.ts'

test('an address shows its step, as far as she has come', () => {
  expect(shownStep('2', 4)).toBe(2)
  expect(shownStep('4', 4)).toBe(4)
  expect(shownStep('4', 2)).toBe(2)
})

test('without a step, or with one that is none, she is where she got to', () => {
  for (const asked of [null, '', '1', '5', '3.0', 'x']) expect(shownStep(asked, 3)).toBe(3)
})
