import { inboxTexts as texts } from '#content/notifications/texts.ts'
import { hasUnsaved } from '#web/lib/offline/unsaved.ts'
import { toast } from '#web/ui/toast.ts'

/** Leads where a notification that she tapped does; where that would lose what she has typed, only once she says so. */
export function openNotification(url: string): void {
  // The router hears of it.
  const open = () => history.pushState(null, '', url)
  if (hasUnsaved())
    toast({
      title: texts.noteWaits,
      description: texts.notSavedHere,
      action: { label: texts.openInbox, onPress: open },
    })
  else open()
}
