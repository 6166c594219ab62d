import { expect, test } from 'vitest'
import { answeredAt } from './answered-at.ts'
import { newDraft } from './draft.ts'

/** At these times in Melbourne. */
const at = (time: string) => new Date(`${time}+11:00`)
const sunday = at('2026-11-22T23:55').toISOString()
const weekly = { ...newDraft('weekly_reset', ''), answeredAt: sunday }
const answers = (draft: typeof weekly, time: string) => answeredAt(draft, 'Australia/Melbourne', at(time))

test('a weekly reset of Sunday night belongs to its week until that night is over', () => {
  expect(answers(weekly, '2026-11-23T00:02').toISOString()).toBe(sunday)
  expect(answers(weekly, '2026-11-23T04:59').toISOString()).toBe(sunday)
  expect(answers(weekly, '2026-11-23T05:00')).toEqual(at('2026-11-23T05:00'))
})

test('everything else is told now', () => {
  const monday = '2026-11-23T00:02'
  expect(answers(newDraft('weekly_reset', '') as typeof weekly, monday)).toEqual(at(monday))
  expect(answers({ ...newDraft('daily', ''), answeredAt: sunday }, monday)).toEqual(at(monday))
  expect(answers({ ...weekly, answeredAt: at('2026-11-15T23:00').toISOString() }, monday)).toEqual(at(monday))
  expect(answers(weekly, '2026-11-24T00:02')).toEqual(at('2026-11-24T00:02'))
})
