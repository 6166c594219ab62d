import { useQuery } from '@tanstack/react-query'
import { minuteOf } from '#contract/clock.ts'
import { reminderArrival } from '#contract/reminder-times.ts'
import { settingsQuery } from './api.ts'

/** When what is set for `due` really comes: in her quiet hours it waits for their end. Where those are not known it is `due`. */
export function arrivalOf(
  due: string,
  settings: { quiet_from: string; quiet_until: string } | undefined,
): string {
  if (!settings) return due
  const { quiet_from, quiet_until } = settings
  return reminderArrival(due, { from: minuteOf(quiet_from), until: minuteOf(quiet_until) })
}

/** The same by her own settings, which are read where there is a time. */
export function useArrival(due: string | undefined): string | undefined {
  const { data } = useQuery({ ...settingsQuery, enabled: due !== undefined })
  return due && arrivalOf(due, data)
}
