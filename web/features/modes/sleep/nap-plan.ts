import { type NapBand, napBands } from '#content/modes/naps.ts'

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

/**
 * When a nap might fit.
 * @param awakeSince HH:MM of the 24-hour clock, as a time field gives it
 * @returns null where the field is empty, or where the band goes by the day rather than by time awake
 */
export function napTimes(band: NapBand, awakeSince: string): { from: string; to: string } | null {
  const [hour, minute] = awakeSince.split(':').map(Number)
  if (!band.awake || hour === undefined || minute === undefined) return null
  const woke = hour * 60 + minute
  return { from: clockText(woke + band.awake[0]), to: clockText(woke + band.awake[1]) }
}
