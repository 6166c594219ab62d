import { addDays } from './calendar.ts'

/**
 * Whether a calendar day, `YYYY-MM-DD`, is a public holiday in all of Australia, or the weekday that stands in for one that falls on
 * a weekend. Those of a single state are not known.
 */
export function isPublicHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4))
  const easter = easterSunday(year)
  const days = [
    ...[`${year}-01-01`, `${year}-01-26`, `${year}-04-25`, `${year}-12-25`, `${year}-12-26`],
    ...[-2, -1, 0, 1].map((away) => addDays(easter, away)),
  ]
  return days.includes(day) || standsIn(day)
}

/** A Monday for New Year's Day or Australia Day, a Monday or a Tuesday for Christmas. */
function standsIn(day: string): boolean {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay()
  const [isMonday, isTuesday] = [weekday === 1, weekday === 2]
  if (isMonday) return ['01-02', '01-03', '01-27', '01-28', '12-27', '12-28'].includes(day.slice(5))
  return isTuesday && ['12-27', '12-28'].includes(day.slice(5))
}

/** The day of Easter Sunday, by the Gregorian computus as Meeus gives it (Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): string {
  const golden = year % 19
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const count = epact + toSunday - 7 * late + 114
  return new Date(Date.UTC(year, Math.floor(count / 31) - 1, (count % 31) + 1)).toISOString().slice(0, 10)
}
