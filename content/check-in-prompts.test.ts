import { expect, test } from 'vitest'
import { addDays } from '#contract/calendar.ts'
import { checkInPrompts, promptOfDay } from './check-in-prompts.ts'

test('as many days in a row as there are prompts show each of them, across a year’s end too', () => {
  const days = checkInPrompts.map((_, index) => addDays('2026-12-20', index))
  expect(new Set(days.map((day) => promptOfDay(day)))).toEqual(new Set(checkInPrompts))
})

test('the same day always asks the same', () => {
  expect(promptOfDay('2026-11-21')).toBe(promptOfDay('2026-11-21'))
  expect(promptOfDay('2026-11-22')).not.toBe(promptOfDay('2026-11-21'))
})

test('a day that is no date still asks something', () => {
  expect(checkInPrompts).toContain(promptOfDay('not a day'))
})
