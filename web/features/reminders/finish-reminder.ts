import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { finishReminder, type Reminder } from '#contract/reminders.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { toast } from '#web/ui/toast.ts'
import { listed, refreshes, remindersQuery } from './api.ts'

const finishing = ['finish-reminder']

/** Reads anew what may have been stopped for a reminder, once none is on its way any more. */
async function goOnReading(): Promise<void> {
  if (queryClient.isMutating({ mutationKey: finishing }) > 1) return
  await Promise.all(refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Marks a reminder as done, or as not done after all: shown at once, taken back when the server says no. */
export function useFinishReminder(id: string) {
  /** As it stood on her list, to which it may come back. */
  const known = useRef<Reminder>(undefined)

  function show(isDone: boolean) {
    known.current = listed(id) ?? known.current
    const back = isDone || !known.current ? [] : [known.current]
    queryClient.setQueryData(
      remindersQuery.queryKey,
      (list) => list && [...list.filter((one) => one.id !== id), ...back],
    )
  }

  return useMutation({
    mutationKey: finishing,
    // One after the other, so that what she pressed last is what holds.
    scope: { id: `finish-reminder-${id}` },
    mutationFn: (isDone: boolean) =>
      call(finishReminder, { params: { reminderId: id }, body: { is_done: isDone } }),
    onMutate: async (isDone) => {
      // What was asked before a change must not be shown over it.
      await queryClient.cancelQueries({ queryKey: remindersQuery.queryKey })
      show(isDone)
    },
    onError: (error, isDone) => {
      show(!isDone)
      toast({ title: error.message, variant: 'destructive' })
    },
    onSettled: goOnReading,
  })
}
