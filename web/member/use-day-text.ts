import { dayText } from '#contract/day-text.ts'
import { useMember } from './profile.ts'

/** Says a moment as its day in her time zone, whatever the phone's, as the mails about the same thing do. */
export function useDayText(): (moment: string) => string {
  const { timezone } = useMember()
  return (moment) => dayText(new Date(moment), timezone)
}
