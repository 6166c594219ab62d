import { reminderTexts as texts } from '#content/reminders/texts.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { toast } from '#web/ui/toast.ts'
import { dueLabel } from './when.ts'

/** Says for when a reminder is set. @param safety null where it is only kept on the phone so far. */
export function tellSet(due: string, now: string, safety: SafetyNotice | null): void {
  toast({
    title: texts.isSet(dueLabel(due, now)),
    ...(safety === null && { description: texts.keptHere }),
  })
}
