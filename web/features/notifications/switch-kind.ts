import { useMutation } from '@tanstack/react-query'
import { type KindSwitch, switchKind } from '#contract/notifications.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { toast } from '#web/ui/toast.ts'
import { settingsQuery } from './api.ts'

const switching = ['switch-kind']
const { queryKey } = settingsQuery

function show({ kind, is_on }: KindSwitch): void {
  queryClient.setQueryData(
    queryKey,
    (known) =>
      known && {
        ...known,
        switches: known.switches.map((one) => (one.kind === kind ? { kind, is_on } : one)),
      },
  )
}

/** Turns a kind on or off: shown at once, taken back where the server could not be told. */
export function useSwitchKind() {
  return useMutation({
    mutationKey: switching,
    // One after the other, so that what she pressed last is what holds.
    scope: { id: 'switch-kind' },
    mutationFn: (body: KindSwitch) => call(switchKind, { body }),
    onMutate: async (body) => {
      // What was asked before a change must not be shown over it.
      await queryClient.cancelQueries({ queryKey })
      show(body)
    },
    onError: (error, { kind, is_on }) => {
      show({ kind, is_on: !is_on })
      toast({ title: error.message, variant: 'destructive' })
    },
    onSettled: () =>
      queryClient.isMutating({ mutationKey: switching }) > 1
        ? undefined
        : queryClient.invalidateQueries({ queryKey }),
  })
}
