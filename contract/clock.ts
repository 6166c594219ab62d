/** What clocks show in an IANA time zone at `at`: `YYYY-MM-DDTHH:MM`. Such texts sort as the clock goes. */
export function wallClockIn(timeZone: string, at: Date): string {
  // Swedish writes a day as ISO does.
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(at)
    .replace(' ', 'T')
}

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
