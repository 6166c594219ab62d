/** The calendar day, YYYY-MM-DD, that `at` falls on in an IANA time zone. */
export function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at)
}

/** The hour of the clock, 0 to 23, at `at` in an IANA time zone. */
export function hourIn(timeZone: string, at: Date): number {
  return Number(new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at))
}
