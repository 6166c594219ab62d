import { reminderTexts as texts } from '#content/reminders/texts.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { dueLabel } from '#web/lib/time/due-label.ts'
import { pushStateQuery } from '#web/member/push-state.ts'
import { toast } from '#web/ui/toast.ts'
import { settingsQuery } from './api.ts'
import { arrivalOf } from './use-arrival.ts'

/** Says when a reminder comes that is set for `due`, and where if this phone does not ring. @param safety null where it is only kept on the phone so far. */
export function confirmSet(due: string, now: string, safety: SafetyNotice | null): void {
  const rings = queryClient.getQueryData(pushStateQuery.queryKey) === 'on'
  const comes = arrivalOf(due, queryClient.getQueryData(settingsQuery.queryKey))
  const description = [
    comes !== due && texts.waited(dueLabel(due, now)),
    safety === null && texts.keptHere,
  ].filter(Boolean)
  toast({
    title: (rings ? texts.isSet : texts.isSetForInbox)(dueLabel(comes, now)),
    ...(description.length > 0 && { description: description.join(' ') }),
  })
}
