import { weekStartOf } from '#contract/calendar.ts'
import { dayOfReset } from '#contract/check-ins.ts'
import { dayIn } from '#contract/day.ts'
import { useOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { useMember } from '#web/member/profile.ts'
import { readQueued, useCheckIns } from './api.ts'

/** The weeks that she has looked back on, by their Mondays, as far as this phone knows; what waits here counts, what she deletes does not. */
export function useWeeksDone(): string[] {
  const { timezone } = useMember()
  const { known } = useCheckIns('weekly_reset')
  const { drafts, deletedIds } = readQueued(useOutboxItems(), 'weekly_reset')
  const waiting = drafts.map(({ answeredAt: writtenAt, week }) =>
    dayOfReset(week, dayIn(timezone, new Date(writtenAt))),
  )
  const kept = known.filter(({ id }) => !deletedIds.has(id)).map(({ day }) => day)
  return [...waiting, ...kept].map(weekStartOf)
}
