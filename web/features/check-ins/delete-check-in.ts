import { checkInTexts } from '#content/check-ins.ts'
import * as checkIns from '#contract/check-ins.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { removeKept, removeKeptIfEmpty } from '#web/lib/offline/kept.ts'
import { waitForDelivery } from '#web/lib/offline/outbox.ts'
import { allOutboxItems, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { holdDeletion } from '#web/lib/offline/use-undoable-deletion.ts'
import { toast } from '#web/ui/toast.ts'
import { checkInsKeptName, refreshes } from './api.ts'
import { refetchStarred, removeKeptCheckIn, removeStarred, starredKeptName } from './starred.ts'

/** Deletes once she has left the screen; until then `undoDelete` takes it back. */
export function deleteLater(id: string): void {
  holdDeletion(checkIns.deleteCheckIn, { params: { checkInId: id } }, { id, refreshes })
  removeStarred(id)
  removeKept('insights', 'week')
  for (const type of checkIns.checkInTypes) removeKeptCheckIn(checkInsKeptName(type), id)
}

/** Takes the deletion back; one that is on its way just then only where it does not arrive. */
export async function undoDelete(id: string): Promise<void> {
  const item = allOutboxItems().find((waiting) => waiting.id === id)
  if (!item || (await waitForDelivery(item))) {
    toast({ title: checkInTexts.notBack, variant: 'destructive' })
    return
  }
  removeOutboxItem(id)
  removeKeptIfEmpty(starredKeptName)
  // A deletion may have arrived though its answer got lost: what is there is for the server to say.
  for (const queryKey of refreshes) void queryClient.invalidateQueries({ queryKey })
  void refetchStarred()
}
