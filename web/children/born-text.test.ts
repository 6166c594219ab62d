import { expect, test } from 'vitest'
import { bornText } from './born-text.ts'

const now = new Date('2026-11-21T03:00:00Z')

test('a child is born, or due where the day is still to come', () => {
  expect(bornText('2025-05-03', now)).toBe('Born 3 May 2025')
  expect(bornText('2027-05-03', now)).toBe('Due 3 May 2027')
})
