import { useMutation } from '@tanstack/react-query'
import { deleteInsight } from '#contract/you-today.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { writeStored } from '#web/lib/device/stored-state.ts'
import { removeKept } from '#web/lib/offline/kept.ts'
import { waitForDelivery } from '#web/lib/offline/outbox.ts'
import { allOutboxItems, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { dayStateKey } from '#web/member/day-state.ts'
import { insightsKey } from '#web/query-keys.ts'
import { toast } from '#web/ui/toast.ts'
import { pastDaysQuery } from './api.ts'

/**
 * Deletes what she told of a day: on the server, then on this phone, where it may stand on home or wait to be sent.
 * @throws CallError, and changes nothing here, where the server cannot be reached.
 */
export async function deleteDay(day: string): Promise<void> {
  const key = dayStateKey(day)
  const telling = allOutboxItems().find(({ id }) => id === key)
  // What is on its way would else arrive after its deletion.
  if (telling) await waitForDelivery(telling)
  await call(deleteInsight, { params: { day } })
  removeOutboxItem(key)
  writeStored(key, undefined)
  removeKept('insights', 'week')
  await queryClient.cancelQueries(pastDaysQuery)
  queryClient.setQueryData(pastDaysQuery.queryKey, (days) => days?.filter((each) => each.day !== day))
  for (const queryKey of [pastDaysQuery.queryKey, insightsKey])
    void queryClient.invalidateQueries({ queryKey })
}

/** Deletes a day and says so, or why it could not. */
export function useDeleteDay() {
  return useMutation({
    mutationFn: deleteDay,
    onSuccess: () => toast({ title: 'Day deleted' }),
    onError: (error) =>
      toast({ title: 'Could not delete that day', description: error.message, variant: 'destructive' }),
  })
}
