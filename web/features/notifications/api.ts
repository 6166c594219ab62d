import { queryOptions, useMutation } from '@tanstack/react-query'
import { isNotificationKind } from '#contract/notification-kinds.ts'
import * as notifications from '#contract/notifications.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { pushStateQuery } from '#web/member/push-state.ts'
import { inboxKey } from '#web/query-keys.ts'
import { renewPush, turnPushOff, turnPushOn } from './push.ts'

/** What came to her. Of a kind that this version does not know it can say nothing. */
export const inboxQuery = queryOptions({
  queryKey: [...inboxKey, 'notes'],
  queryFn: async () =>
    (await call(notifications.listInbox, {})).notes.filter(({ kind }) => isNotificationKind(kind)),
})

export const unreadQuery = queryOptions({
  queryKey: [...inboxKey, 'unread'],
  queryFn: async () => (await call(notifications.countUnread, {})).unread,
})

export const settingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: () => call(notifications.getNotificationSettings, {}),
})

/** Once for each session is enough: the cache is emptied with it. Where it fails it is tried at the next visit. */
export const pushRenewalQuery = queryOptions({
  queryKey: ['push-renewal'],
  queryFn: () => renewPush().then(() => true),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

export function useTogglePush() {
  return useMutation({
    networkMode: 'always',
    mutationFn: (key: string | null) => (key === null ? turnPushOff() : turnPushOn(key)),
    onSuccess: (state) => queryClient.setQueryData(pushStateQuery.queryKey, state),
  })
}

export function useMarkRead() {
  return useMutation({
    mutationFn: (ids: string[]) => call(notifications.markRead, { body: { ids } }),
    onSuccess: ({ unread }) => {
      queryClient.setQueryData(unreadQuery.queryKey, unread)
      // Something may have come since this was counted.
      return queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey })
    },
  })
}
