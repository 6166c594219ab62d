/** By time zone: to make a format takes far longer than to use it. Zones are some hundreds, but can be written in any case. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** What clocks show in an IANA time zone at `at`: `YYYY-MM-DDTHH:MM`. Such texts sort as the clock goes. */
export function wallClockIn(timeZone: string, at: Date): string {
  const format = formats.get(timeZone) ?? formatIn(timeZone)
  if (formats.size > 1000) formats.clear()
  formats.set(timeZone, format)
  return format.format(at).replace(' ', 'T')
}

// Swedish writes a day as ISO does.
const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** Minutes since midnight of `HH:MM`, or of the time in `YYYY-MM-DDTHH:MM`. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.slice(-5).split(':').map(Number)
  return hours * 60 + minutes
}

/** `HH:MM` of minutes since midnight. */
export function timeOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** The day, `YYYY-MM-DD`, of `YYYY-MM-DDTHH:MM`. */
export const dayOf = (wallClock: string) => wallClock.slice(0, 10)
