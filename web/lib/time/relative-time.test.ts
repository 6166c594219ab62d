import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

test.each([
  ['2026-11-21T10:00:00.000Z', 'now'],
  ['2026-11-21T09:00:00.001Z', 'now'],
  // The clocks of two phones differ.
  ['2026-11-21T10:05:00.000Z', 'now'],
  ['2026-11-21T09:00:00.000Z', '1 hour ago'],
  ['2026-11-20T10:00:00.001Z', '23 hours ago'],
  ['2026-11-20T10:00:00.000Z', '1 day ago'],
  ['2026-11-19T10:00:00.001Z', '1 day ago'],
  ['2025-11-21T10:00:00.000Z', '365 days ago'],
  [null, '—'],
  ['no moment', '—'],
])('%s is said as %s', (moment, said) => {
  expect(relativeTime(moment, now)).toBe(said)
})
