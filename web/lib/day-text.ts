const format = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long' })

/** A moment as its day, such as 'Saturday 28 November', by the phone's clock. */
export function dayText(moment: string): string {
  return format.format(new Date(moment)).replace(',', '')
}
