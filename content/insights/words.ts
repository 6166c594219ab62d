import type { Heart } from '#contract/hearts.ts'
import { levelLabels } from '../check-ins.ts'

export const measureLabels: Record<Heart, string> = { mood: 'Mood', energy: 'Energy', stress: 'Stress' }

/** All of them, such as 'Mood, energy and stress'. @param measures one or more */
export function measuresListed([first, ...others]: readonly Heart[]): string {
  const named = [measureLabels[first as Heart], ...others.map((heart) => measureLabels[heart].toLowerCase())]
  return new Intl.ListFormat('en-AU').format(named)
}

/** Words of the insights screens that stay the same for everyone. */
export const insightTexts = {
  emptyTitle: 'Nothing to show yet',
  empty: 'Check in now and then. What your days have in common shows up here.',
  backTitle: 'Welcome back',
  back: 'There is nothing to catch up on. Once you check in again, what your days have in common shows up here.',
  welcomeBack: 'Welcome back. There is nothing to catch up on.',
  weekTooLittle: 'It’s early days. After three days there’ll be a few words here.',
  pastWeekTooLittle: 'Not many days were told that week, and that is fine.',
  weeksTitle: 'Week by week',
  weeksTooLittle: 'Once two weeks have a couple of days each, you can see them side by side here.',
  monthTitle: 'Day by day',
  monthTooLittle: 'From three days on, the month is drawn here. Gaps are fine.',
  monthWithoutStress: 'You Today says nothing about stress, so there is little of it here. A check-in does.',
  helpedTitle: 'What came with better days',
  helpedTooLittle:
    'When you write a line with your check-ins, what your better days had in common shows up here.',
  helpedNothing: 'Nothing stands out in what you wrote so far, and that is fine.',
  helpedNote: 'Days on which you wrote of it, next to your other days. It shows what came together, not why.',
  namedTitle: 'What you said gave you energy',
  youTodayNote:
    'Where a day has no check-in, your word from You Today stands in: from overwhelmed, very low, to calm, high. It says nothing about stress.',
  threads: 'Look back at your chats',
  week: 'Your week in words',
  goalsKept: (count: number, since: string) => `${count} goals kept since ${since}`,
  goalsFrom: 'From the tiny goals of a week that you said you did.',
  restOfDays: 'What you told in You Today',
} as const

/** A mean of hearts in words. */
export const levelLabel = (measure: Heart, level: number) =>
  levelLabels[measure][Math.round(level) - 1] ?? levelLabels[measure][0]

const counted = (count: number, one: string, many: string) =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : []

interface Sources {
  checkIns: number
  youToday: number
  weeklyResets?: number
}

/** Such as '9 check-ins and 2 days of You Today'; nothing where there is nothing. */
const listed = (from: Sources) =>
  new Intl.ListFormat('en-AU').format([
    ...counted(from.checkIns, 'check-in', 'check-ins'),
    ...counted(from.youToday, 'day of You Today', 'days of You Today'),
    ...counted(from.weeklyResets ?? 0, 'weekly reset', 'weekly resets'),
  ])

/** What something rests on, such as 'From 9 check-ins and 2 days of You Today.'; nothing where there is nothing. */
export function restsOn(from: Sources): string {
  const listing = listed(from)
  return listing && `From ${listing}.`
}

/** What is there of a week where it is too little to say anything from. */
export function sourcesOfWeek(from: Sources, isThisWeek: boolean): string {
  const listing = listed(from)
  return listing && `${isThisWeek ? 'So far' : 'That week'}: ${listing}.`
}
