import { expect, test } from 'vitest'
import { exerciseIds } from '#contract/rediscover-exercises.ts'
import { asStep, modulesDone, resumeAt, stepAfter, stepBefore, steps } from './steps.ts'

test('every screen leads to the next and back, from the first to the finish', () => {
  expect(steps).toHaveLength(exerciseIds.length + 6)
  for (const [index, step] of steps.entries()) {
    expect(stepBefore(step)).toBe(steps[index - 1])
    expect(stepAfter(step)).toBe(steps[index + 1] ?? 'finish')
  }
  expect(stepAfter('hope')).toBe('end-intake')
  expect(stepAfter('end-intake')).toBe('values')
  expect(asStep('nowhere')).toBeUndefined()
})

test('she goes on after the last thing that she answered or went past', () => {
  expect(resumeAt([])).toBe('focus')
  expect(resumeAt(['focus', 'tone'])).toBe('where-now')
  expect(resumeAt(['focus', 'hope'])).toBe('end-intake')
  expect(resumeAt(exerciseIds)).toBe('end-identity')
})

test('a module counts once all of it is answered', () => {
  expect(modulesDone(['focus', 'tone', 'where-now'])).toBe(0)
  expect(modulesDone(['focus', 'tone', 'where-now', 'hope', 'values'])).toBe(1)
  expect(modulesDone(exerciseIds)).toBe(5)
})
