/** A day as a mail says it, such as 'Saturday 28 November', where she lives. */
export function dayText(moment: Date, timezone: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: timezone } as const
  return new Intl.DateTimeFormat('en-AU', parts).format(moment).replace(',', '')
}
