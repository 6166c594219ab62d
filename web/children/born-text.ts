const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

/** 'Born 3 May 2025', or 'Due 3 May 2027' for a child to come, from YYYY-MM-DD. */
export function bornText(birthdate: string, now = new Date()): string {
  const date = new Date(birthdate)
  return `${date > now ? 'Due' : 'Born'} ${format.format(date)}`
}
