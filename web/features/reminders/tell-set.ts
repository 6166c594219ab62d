import { reminderTexts as texts } from '#content/reminders/texts.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { toast } from '#web/ui/toast.ts'
import { pushStateQuery } from './api.ts'
import { dueLabel } from './when.ts'

/** Says for when a reminder is set, and where it comes if this phone does not ring. @param safety null where it is only kept on the phone so far. */
export function tellSet(due: string, now: string, safety: SafetyNotice | null): void {
  const rings = queryClient.getQueryData(pushStateQuery.queryKey) === 'on'
  toast({
    title: (rings ? texts.isSet : texts.isSetForInbox)(dueLabel(due, now)),
    ...(safety === null && { description: texts.keptHere }),
  })
}
