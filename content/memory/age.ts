import { monthsBetween } from '#contract/calendar.ts'

const dayMs = 86_400_000
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** How old a child is in words, such as '3 weeks old', or how long it is until the due day. @param day `YYYY-MM-DD`, as `birthdate` */
export function ageInWords(birthdate: string, day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(birthdate)) / dayMs)
  if (days < 0)
    return days > -14 ? `due in ${counted(-days, 'day')}` : `due in ${Math.round(-days / 7)} weeks`
  if (days < 14) return `${counted(days, 'day')} old`
  const months = monthsBetween(birthdate, day)
  if (months < 3) return `${Math.floor(days / 7)} weeks old`
  return months < 24 ? `${months} months old` : `${Math.floor(months / 12)} years old`
}
