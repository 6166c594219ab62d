import { type NapBand, napBands } from '#content/modes/naps.ts'
import { dayOf, minuteOf } from '#contract/clock.ts'

/** The band of an age in months; undefined before birth. */
export function napBandFor(months: number): NapBand | undefined {
  return napBands.find(({ from, to }) => months >= from && months < to)
}

/** '3 months', '2 years', from an age in months. */
export function ageText(months: number): string {
  if (months < 0) return 'not born yet'
  const [count, unit] = months < 24 ? [months, 'month'] : [Math.floor(months / 12), 'year']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** A time of day, '9:05 pm', from minutes since midnight; a day later is the same time. */
function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** Times awake are of the day: between these, in minutes since midnight, a child is put back to sleep rather than to a nap. */
const nightFrom = 19 * 60
const nightUntil = 5 * 60
/** A nap that begins no earlier than this runs into bedtime. */
const lateFrom = 18 * 60
/** Until this age in months day and night are alike. */
const newbornUntil = 3

const isNight = (minute: number) => minute >= nightFrom || minute < nightUntil

/**
 * When a nap might fit: between two times, or none because it is night now or would be close to bedtime by then.
 * @param awakeSince HH:MM of the 24-hour clock, as a time field gives it
 * @param now HH:MM, too
 * @returns null where the field is empty, or where the band goes by the day rather than by time awake
 */
export function napTimes(
  band: NapBand,
  awakeSince: string,
  now: string,
): { from: string; to: string } | 'night' | 'late' | null {
  const isNewborn = band.from < newbornUntil
  if (!isNewborn && isNight(minuteOf(now))) return 'night'
  if (!band.awake || !awakeSince) return null
  const from = minuteOf(awakeSince) + band.awake[0]
  const to = minuteOf(awakeSince) + band.awake[1]
  if (isNewborn) return { from: clockText(from), to: clockText(to) }
  return from >= lateFrom ? 'late' : { from: clockText(from), to: clockText(Math.min(to, nightFrom)) }
}

/** Since when a child is awake, and when that was put in; both `YYYY-MM-DDTHH:MM` or its end. */
export interface Awake {
  since: string
  at: string
}

const maxHours = 6

/** Whether a child has slept since that was put in: a night is over, or no child of these ages is awake for so long. */
export function isOutdated({ at }: Awake, now: string): boolean {
  const hours = (Date.parse(`${now}Z`) - Date.parse(`${at}Z`)) / 3_600_000
  return hours >= maxHours || (dayOf(at) !== dayOf(now) && !isNight(minuteOf(now)))
}
