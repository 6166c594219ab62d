import { pickForDay } from '#contract/calendar.ts'
import { linesFor } from './loss/quiet.ts'

export const quotes = [
  'The washing can wait. You were never meant to do this without a rest.',
  'Losing it is not the end of the story. Going back to say sorry counts.',
  'You can love your kids to bits and still want ten minutes alone.',
  'Nobody sees most of what you did today. It still counted.',
  'You don’t have to enjoy every minute. Getting through some of them is plenty.',
] as const

/** The quote for a day written `YYYY-MM-DD`: the next one each day, the same for everyone; after a loss of those that speak of no child. */
export function quoteOfDay(day: string, isLossMode = false): string {
  return pickForDay(linesFor(quotes, isLossMode), day)
}
