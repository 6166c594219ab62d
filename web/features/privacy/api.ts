import { queryOptions, useMutation } from '@tanstack/react-query'
import * as privacy from '#contract/privacy.ts'
import { call } from '#web/lib/call.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { sessionQuery } from '#web/lib/session.ts'

const whileWaitingMs = 2000

/** What she has asked for about her data; asked for again while a copy is being made. */
export const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: () => call(privacy.getPrivacy, {}),
  refetchInterval: ({ state }) => (state.data?.export?.state === 'waiting' ? whileWaitingMs : false),
})

const show = (now: privacy.Privacy) => queryClient.setQueryData(privacyQuery.queryKey, now)

export function useAskExport() {
  return useMutation({ mutationFn: () => call(privacy.askExport, {}), onSuccess: show })
}

export function useDeleteAccount() {
  return useMutation({ mutationFn: () => call(privacy.deleteAccount, {}) })
}

/** Takes the deletion back; the notice of it goes from every screen. */
export function useKeepAccount() {
  return useMutation({
    mutationFn: () => call(privacy.keepAccount, {}),
    onSuccess: (now) => {
      show(now)
      queryClient.setQueryData(sessionQuery.queryKey, (known) => known && { ...known, leaving_at: null })
    },
  })
}
