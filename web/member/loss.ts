import { useMutation } from '@tanstack/react-query'
import { lossTexts as texts } from '#content/loss/texts.ts'
import * as loss from '#contract/loss.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { reminderSettingsKey } from '#web/query-keys.ts'
import { toast } from '#web/ui/toast.ts'
import { profileQuery, useIsLossMode } from './profile.ts'

type Hers = Awaited<ReturnType<typeof call<typeof loss.setLossMode>>>

function show(now: Hers): void {
  queryClient.setQueryData(profileQuery.queryKey, now)
  void queryClient.invalidateQueries({ queryKey: reminderSettingsKey })
}

const scope = { id: 'loss' }

/** Has the app keep quiet after a loss, or takes that back; says so, with one tap that undoes it. */
export function useSetLossMode() {
  const { isPending, mutateAsync } = useMutation({
    scope,
    mutationFn: (is_on: boolean) => call(loss.setLossMode, { body: { is_on } }),
    onSuccess: show,
  })
  const set = (next: boolean): void => {
    mutateAsync(next)
      .then(() => tellLossMode(next, () => set(!next)))
      .catch((error) => toast({ title: error.message, variant: 'destructive' }))
  }
  return { isPending, set }
}

function tellLossMode(isOn: boolean, undo: () => void): void {
  toast({ title: isOn ? texts.on : texts.off, action: { label: texts.undo, onPress: undo } })
}

/** Says that a child of hers has died, or takes that back; where the app keeps quiet from then on, says so. */
export function useSetDiedOn() {
  const { set } = useSetLossMode()
  const wasOn = useIsLossMode()
  return useMutation({
    scope,
    mutationFn: ({ id, died_on }: { id: string; died_on: string | null }) =>
      call(loss.setDiedOn, { params: { childId: id }, body: { died_on } }),
    onSuccess(now) {
      show(now)
      if (now.profile.loss_since && !wasOn) tellLossMode(true, () => set(false))
    },
  })
}
