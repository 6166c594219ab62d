import type { AgeBand } from '#content/reminders/nudges.ts'
import { monthsBetween } from '#contract/calendar.ts'

const firstMonthOf: [AgeBand, number][] = [
  ['teen', 13 * 12],
  ['school', 60],
  ['preschool', 36],
  ['toddler', 12],
  ['baby', 3],
  ['newborn', 0],
]
const grownUpAt = 18 * 12

const bandOfSeason: Record<string, AgeBand> = {
  'Newborn (0–3m)': 'newborn',
  'Baby (3–12m)': 'baby',
  Toddler: 'toddler',
  'School-age': 'school',
}

/**
 * For whom a nudge is worded: the youngest of these children. Null where none of them has a day to wake up to, being not
 * yet born or grown up.
 * @param birthdates `YYYY-MM-DD`, null where it is not known: then her season speaks for the child
 */
export function reminderBandFor(
  birthdates: readonly (string | null)[],
  season: string | null,
  day: string,
): AgeBand | null {
  const ages = birthdates
    .filter((birthdate) => birthdate !== null)
    .map((birthdate) => monthsBetween(birthdate, day))
    .filter((months) => months >= 0 && months < grownUpAt)
  if (ages.length > 0) {
    const youngest = Math.min(...ages)
    return firstMonthOf.find(([, from]) => youngest >= from)?.[0] ?? 'newborn'
  }
  return birthdates.includes(null) ? (bandOfSeason[season ?? ''] ?? 'any') : null
}
