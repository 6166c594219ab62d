import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { isPublicHoliday } from './public-holidays.ts'

/** Those of one year, from its first day on. */
const holidaysOf = (year: number) =>
  Array.from({ length: 366 }, (_, at) => addDays(`${year}-01-01`, at)).filter(
    (day) => day.startsWith(String(year)) && isPublicHoliday(day),
  )

test('those of a year', () => {
  expect(holidaysOf(2026)).toEqual([
    ...['2026-01-01', '2026-01-26', '2026-04-03', '2026-04-04', '2026-04-05', '2026-04-06'],
    ...['2026-04-25', '2026-12-25', '2026-12-26', '2026-12-28'],
  ])
})

test('of a year whose first day and Christmas fall on a weekend', () => {
  expect(holidaysOf(2022)).toEqual([
    ...['2022-01-01', '2022-01-03', '2022-01-26', '2022-04-15', '2022-04-16', '2022-04-17', '2022-04-18'],
    ...['2022-04-25', '2022-12-25', '2022-12-26', '2022-12-27'],
  ])
})

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i', (_year, sunday) => {
  expect([-3, -2, 1, 2].map((away) => isPublicHoliday(addDays(sunday, away)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
