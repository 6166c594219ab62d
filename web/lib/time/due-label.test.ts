import { expect, test } from 'vitest'
import { dueLabel } from './due-label.ts'

test('a time in words', () => {
  const now = '2026-11-25T15:00'
  expect(dueLabel('2026-11-25T19:30', now)).toBe('today, 7:30 pm')
  expect(dueLabel('2026-11-26T09:00', now)).toBe('tomorrow, 9:00 am')
  expect(dueLabel('2026-11-28T00:05', now)).toMatch(/^Sat,? 28 Nov, 12:05 am$/)
  expect(dueLabel('2027-01-02T09:00', now)).toMatch(/2 Jan 2027, 9:00 am$/)
})
