import { useQuery } from '@tanstack/react-query'
import { mayUse } from '#contract/gate.ts'
import type { VillageTopic } from '#contract/options.ts'
import type { UnreadThread } from '#contract/village.ts'
import { readEntitlement, subscriptionQuery } from '#web/member/entitlement.ts'
import { unreadQuery } from './api.ts'

/** Something of what is new to her; undefined while nobody has said, and where the Village is not known to be open to her. */
function useUnread<T>(select: (threads: UnreadThread[]) => T): T | undefined {
  // What another part of the app has asked, or the phone knows, is enough: a mark is no reason to ask.
  const { data = readEntitlement() } = useQuery({ ...subscriptionQuery, enabled: false })
  return useQuery({ ...unreadQuery, select, enabled: data !== undefined && mayUse(data, 'village') }).data
}

/** Whether any thread has something new to her. */
export const useHasUnread = (): boolean => useUnread((threads) => threads.length > 0) ?? false

/** In how many threads of a topic there is something new to her. */
export const useUnreadThreads = (topic: VillageTopic): number =>
  useUnread((threads) => threads.filter((thread) => thread.topic === topic).length) ?? 0

/** How many replies of a thread are new to her. */
export const useUnreadReplies = (postId: string): number =>
  useUnread((threads) => threads.find(({ post_id }) => post_id === postId)?.unread) ?? 0
