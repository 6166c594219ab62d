import { queryOptions, useMutation } from '@tanstack/react-query'
import * as moderation from '#contract/moderation.ts'
import * as privacy from '#contract/privacy.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { clearSession, sessionQuery } from '#web/lib/session/session.ts'
import { useDayText } from '#web/member/use-day-text.ts'
import { blocksKey } from '#web/query-keys.ts'
import { toast } from '#web/ui/toast.ts'

const whileWaitingMs = 2000

/** What she has asked for about her data; asked for again while a copy is being made. */
export const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: () => call(privacy.getPrivacy, {}),
  refetchInterval: ({ state }) => (state.data?.export?.state === 'waiting' ? whileWaitingMs : false),
})

const show = (now: privacy.Privacy) => queryClient.setQueryData(privacyQuery.queryKey, now)

/** Whom she has blocked, the latest first. */
export const blocksQuery = queryOptions({
  queryKey: blocksKey,
  queryFn: async () => (await call(moderation.listBlocks, {})).blocks,
})

export function useUnblock() {
  return useMutation({
    mutationFn: (memberId: string) => call(moderation.unblockMember, { params: { memberId } }),
    onSuccess: (_, memberId) =>
      queryClient.setQueryData(blocksQuery.queryKey, (known) =>
        known?.filter(({ member_id }) => member_id !== memberId),
      ),
  })
}

export function useRequestExport() {
  return useMutation({ mutationFn: () => call(privacy.requestExport, {}), onSuccess: show })
}

/** Fetches her copy; the page stays. */
export function useOpenExport() {
  return useMutation({
    mutationFn: () => call(privacy.openExport, {}),
    onSuccess: ({ url }) => location.assign(url),
  })
}

/**
 * Asks that her account be deleted; with that every session of hers is over. What follows stands here, since another look
 * at the session may have led her to sign in before the answer is here.
 */
export function useDeleteAccount(leave: () => void) {
  const dayText = useDayText()
  return useMutation({
    mutationFn: () => call(privacy.deleteAccount, {}),
    onSuccess: ({ leaving_at }) => {
      clearSession()
      leave()
      toast({
        title: `Your account will be deleted on ${dayText(leaving_at)}`,
        description:
          'If you change your mind before then, sign in and choose to keep it. Take care of yourself.',
      })
    },
  })
}

/** Takes the deletion back; the notice of it goes from every screen. */
export function useCancelDeletion() {
  return useMutation({
    mutationFn: () => call(privacy.cancelDeletion, {}),
    onSuccess: (now) => {
      show(now)
      queryClient.setQueryData(sessionQuery.queryKey, (known) => known && { ...known, leaving_at: null })
    },
  })
}
