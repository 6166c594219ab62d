/** Minutes since midnight in which nothing comes, the last one excluded. Equal ends mean that there are none. */
export interface QuietHours {
  from: number
  until: number
}

const dayMinutes = 24 * 60

export function isQuiet(minute: number, { from, until }: QuietHours): boolean {
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until
}

/** Minutes from `minute` until quiet hours begin; Infinity where there are none. */
export function minutesUntilQuiet(minute: number, { from, until }: QuietHours): number {
  return from === until ? Number.POSITIVE_INFINITY : (from - minute + dayMinutes) % dayMinutes
}
