import { mutationOptions, useMutation, useQuery } from '@tanstack/react-query'
import { setFollowUp } from '#contract/companion.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { toast } from '#web/ui/toast.ts'
import { threadQuery } from './api.ts'

/** When she is to be asked in this chat how it went, in UTC; undefined where she is not. */
export const useFollowUpAt = (threadId: string): string | undefined =>
  useQuery({ ...threadQuery(threadId), select: ({ follow_up_at }) => follow_up_at }).data

interface Choice {
  threadId: string
  isWanted: boolean
}

/** Says whether she wants to be asked. */
const setting = mutationOptions({
  // One after the other, so that what she said last is what holds.
  scope: { id: 'follow-up' },
  mutationFn: ({ threadId, isWanted }: Choice) =>
    call(setFollowUp, { params: { threadId }, body: { is_wanted: isWanted } }),
  onSuccess: ({ follow_up_at }, { threadId }) =>
    queryClient.setQueryData(threadQuery(threadId).queryKey, (chat) => {
      if (!chat) return chat
      const { follow_up_at: _, ...rest } = chat
      return follow_up_at === null ? rest : { ...rest, follow_up_at }
    }),
  onError: (error) => toast({ title: error.message, variant: 'destructive' }),
})

export const useSetFollowUp = () => useMutation(setting)
