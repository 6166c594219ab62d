import { expect, test } from 'vitest'
import { sourcePath } from './source-path.ts'

test.each([
  ['name', null, '/profile'],
  ['focus', null, '/profile'],
  ['notes', null, '/profile'],
  ['season', null, '/account/reminders'],
  ['child:c1', null, '/account/children?at=c1'],
  ['check-in:d1', 'daily', '/check-in?at=d1'],
  ['check-in:w1', 'weekly_reset', '/weekly-reset?at=w1'],
  ['you-today:2026-11-20', null, '/insights?at=2026-11-20'],
  ['reminder:r1', null, '/account/reminders?at=r1'],
  ['chat:t1', null, '/chat/t1'],
  ['line:l1', null, undefined],
] as const)('%s is changed at %3$s', (key, check_in, address) => {
  expect(sourcePath({ key, check_in })).toBe(address)
})
