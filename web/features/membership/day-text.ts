/** A day as the phone's own calendar has it, such as 'Monday 23 November'. */
export function dayText(moment: string): string {
  return new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(moment),
  )
}
