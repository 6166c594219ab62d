import { type Heart, hearts } from '#contract/hearts.ts'
import type { Streak } from '#contract/streak.ts'

/** The five steps of a heart rating, 1 to 5. */
export const heartLabels = ['very low', 'low', 'mid', 'good', 'high'] as const

export const heartQuestions: Record<Heart, string> = {
  energy: 'Energy',
  mood: 'Mood',
  stress: 'Stress',
}

/** Said at a question where the labels alone could be read the wrong way round: stress that is 'good'. */
export const heartHints: Record<Heart, string | undefined> = {
  energy: undefined,
  mood: undefined,
  stress: 'More hearts, more stress. “Good” is fairly high.',
}

/** The hearts in words, where they are read back: a lot of stress is not 'good'. */
export const levelLabels: Record<Heart, readonly [string, ...string[]]> = {
  energy: heartLabels,
  mood: heartLabels,
  stress: ['very low', 'low', 'mid', 'fairly high', 'high'],
}

/** Words of the check-in screens that stay the same for everyone. */
export const checkInTexts = {
  dailyEmpty: 'Your check-ins show up here, each with its reply.',
  weeklyEmpty: 'Your weekly resets show up here. One whenever a week asks for it.',
  thisWeek: (monday: string) => `The week from Monday ${monday}.`,
  lastWeek: (monday: string, sunday: string) =>
    `Last week, which has just ended: Monday ${monday} to Sunday ${sunday}.`,
  weekHint: 'A line each is plenty, and blank is fine.',
  keptTitle: 'Kept on this phone',
  kept: 'It could not be sent just now, so it is waiting here. It is sent by itself as soon as that works.',
  keptRefused:
    'That’s why it could not be sent. Every word is still here: try it again, or change what you said first.',
  keptHard: 'If this is a hard moment, SOS works without a connection too.',
  notKept:
    'Your phone’s storage is full or closed, so it isn’t kept here either. Stay on this page until it’s sent.',
  waiting: 'Waiting to be sent',
  notSent: 'Could not be sent',
  analysing: 'Reading what you told…',
  byAi: 'From an AI, not a person. It can get things wrong.',
  deleted: 'Check-in deleted.',
  notBack: 'It was deleted just then, so it can’t be brought back.',
  fallbackNote: 'Here are a few words we keep for moments like this.',
} as const

hearts.length satisfies 3
/** Her run of days in words. A gap is met with a welcome, an open day with no push. */
export function streakLine({ days, today_open }: Streak, hasEarlier: boolean): string {
  if (!today_open) return days === 1 ? 'You checked in today.' : `${days} days in a row, today among them.`
  if (days > 1) return `You checked in ${days} days in a row. Today is still open, no rush.`
  if (days === 1) return 'You checked in yesterday. Today is open, if you like.'
  return hasEarlier
    ? 'Welcome back. Start wherever you are.'
    : 'Three hearts and a line, if you like. That is all.'
}
