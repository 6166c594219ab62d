/** A moment as its day in an IANA time zone, such as 'Saturday 28 November'. */
export function dayText(moment: Date, timeZone: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const
  return moment.toLocaleDateString('en-AU', parts).replace(',', '')
}
