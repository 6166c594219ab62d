import { checkInTexts } from '#content/check-ins.ts'
import * as checkIns from '#contract/check-ins.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { forgetEmpty, forgetKept } from '#web/lib/offline/kept.ts'
import { arrives } from '#web/lib/offline/outbox.ts'
import { allOutboxItems, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { holdDeletion } from '#web/lib/offline/use-undoable-deletion.ts'
import { toast } from '#web/ui/toast.ts'
import { checkInsPlace, refreshes } from './api.ts'
import { dropKeptOne, dropStarred, rereadStarred, starredPlace } from './starring.ts'

/** Deletes once she has left the screen; until then `undoDelete` takes it back. */
export function deleteLater(id: string): void {
  holdDeletion(checkIns.deleteCheckIn, { params: { checkInId: id } }, { id, refreshes })
  dropStarred(id)
  forgetKept('insights', 'week')
  for (const type of checkIns.checkInTypes) dropKeptOne(checkInsPlace(type), id)
}

/** Takes the deletion back; one that is on its way just then only where it does not arrive. */
export async function undoDelete(id: string): Promise<void> {
  const item = allOutboxItems().find((waiting) => waiting.id === id)
  if (!item || (await arrives(item))) {
    toast({ title: checkInTexts.notBack, variant: 'destructive' })
    return
  }
  removeOutboxItem(id)
  forgetEmpty(starredPlace)
  // A deletion may have arrived though its answer got lost: what is there is for the server to say.
  for (const queryKey of refreshes) void queryClient.invalidateQueries({ queryKey })
  void rereadStarred()
}
