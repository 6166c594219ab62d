const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

/** 'Born 3 May 2025', from YYYY-MM-DD. */
export function bornText(birthdate: string): string {
  return `Born ${format.format(new Date(birthdate))}`
}
