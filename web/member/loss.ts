import { useMutation } from '@tanstack/react-query'
import * as loss from '#contract/loss.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { reminderSettingsKey } from '#web/query-keys.ts'
import { profileQuery } from './profile.ts'

type Hers = Awaited<ReturnType<typeof call<typeof loss.setLossMode>>>

function show(now: Hers): void {
  queryClient.setQueryData(profileQuery.queryKey, now)
  void queryClient.invalidateQueries({ queryKey: reminderSettingsKey })
}

const scope = { id: 'loss' }

/** Has the app keep quiet after a loss, or takes that back. */
export function useSetLossMode() {
  return useMutation({
    scope,
    mutationFn: (is_on: boolean) => call(loss.setLossMode, { body: { is_on } }),
    onSuccess: show,
  })
}

/** Says that a child of hers has died, or takes that back. */
export function useSetDiedOn() {
  return useMutation({
    scope,
    mutationFn: ({ id, died_on }: { id: string; died_on: string | null }) =>
      call(loss.setDiedOn, { params: { childId: id }, body: { died_on } }),
    onSuccess: show,
  })
}
