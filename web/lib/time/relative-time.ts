const hour = 3_600_000
const day = 24 * hour

const ago = (many: number, unit: string) => `${many} ${unit}${many === 1 ? '' : 's'} ago`

/** How long ago something was: in days from 24 hours on, else in hours, else 'now'; '—' where there is no moment, or none that can be read. */
export function relativeTime(moment: string | null, now: Date): string {
  const passed = now.getTime() - Date.parse(moment ?? '')
  if (Number.isNaN(passed)) return '—'
  if (passed >= day) return ago(Math.floor(passed / day), 'day')
  if (passed >= hour) return ago(Math.floor(passed / hour), 'hour')
  return 'now'
}
