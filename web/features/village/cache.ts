import type { InfiniteData } from '@tanstack/react-query'
import type { Post, VillageReply } from '#contract/village.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import {
  myPostsQuery,
  myRepliesQuery,
  savedPostsQuery,
  sectionsKey,
  standingQuery,
  type ThreadPage,
  threadQuery,
  topicsQuery,
  unreadQuery,
  villageKey,
} from './api.ts'

// What is held of the Village, changed where it stands, so that nothing need be read anew.

type Change = Partial<Post>

/** Stops readings of a thread and of the lists that are under way: they know nothing of what she does now, and would take it back. */
export async function cancelRefetches(postId: string): Promise<void> {
  const keys = [threadQuery(postId).queryKey, sectionsKey]
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })))
}

/** Shows a post as it now is, in its thread, in the lists and among what is saved. Of lists the words stay as they were cut. */
export function changePost(id: string, change: Change): void {
  const { content, is_cut, ...elsewhere } = change
  const inThread = (post: Post | null) => (post?.id === id ? { ...post, ...change } : post)
  const inList = (post: Post) => (post.id === id ? { ...post, ...elsewhere } : post)
  queryClient.setQueryData(
    threadQuery(id).queryKey,
    (held) => held && { ...held, pages: held.pages.map((page) => ({ ...page, post: inThread(page.post) })) },
  )
  queryClient.setQueriesData<InfiniteData<{ posts: Post[] }>>(
    { queryKey: sectionsKey },
    (held) =>
      held && { ...held, pages: held.pages.map((page) => ({ ...page, posts: page.posts.map(inList) })) },
  )
  queryClient.setQueryData(savedPostsQuery.queryKey, (posts) => posts?.map(inList))
  queryClient.setQueryData(
    myPostsQuery.queryKey,
    (held) =>
      held && {
        ...held,
        pages: held.pages.map((page) => ({
          ...page,
          posts: page.posts.map((post) => (post.id === id ? { ...post, ...change } : post)),
        })),
      },
  )
}

function changeReplies(postId: string, change: (replies: VillageReply[], isLast: boolean) => VillageReply[]) {
  queryClient.setQueryData(threadQuery(postId).queryKey, (held) => {
    if (!held) return held
    const last = held.pages.length - 1
    const pages = held.pages.map((page: ThreadPage, index) => ({
      ...page,
      replies: change(page.replies, index === last),
    }))
    return { ...held, pages }
  })
}

/** Shows a reply as it now is. */
export function changeReply(postId: string, id: string, change: Partial<VillageReply>): void {
  const changed = (replies: VillageReply[]) =>
    replies.map((reply) => (reply.id === id ? { ...reply, ...change } : reply))
  changeReplies(postId, changed)
  queryClient.setQueryData(
    myRepliesQuery.queryKey,
    (held) =>
      held && { ...held, pages: held.pages.map((page) => ({ ...page, replies: changed(page.replies) })) },
  )
}

/**
 * Puts a reply that she has just sent at the end of its thread. False where that is being read anew just then, or is not held: it may
 * come without it.
 */
export function showNewReply(reply: VillageReply): boolean {
  const { queryKey } = threadQuery(reply.post_id)
  const held = queryClient.getQueryData(queryKey)
  if (!held || queryClient.isFetching({ queryKey }) > 0) return false
  if (held.pages.some(({ replies }) => replies.some(({ id }) => id === reply.id))) return true
  changeReplies(reply.post_id, (replies, isLast) => (isLast ? [...replies, reply] : replies))
  const post = held.pages[0]?.post
  if (post) changePost(post.id, { reply_count: post.reply_count + 1 })
  return true
}

/** Takes a reply off its thread. */
export function removeReply(postId: string, id: string): void {
  changeReplies(postId, (replies) => replies.filter((reply) => reply.id !== id))
}

const lists = [
  sectionsKey,
  ...[topicsQuery, unreadQuery, savedPostsQuery, myPostsQuery, myRepliesQuery, standingQuery].map(
    ({ queryKey }) => queryKey,
  ),
]

/** Has the lists read anew, those on show at once, and how much she may still write: something came, went, or took another place. */
export function refetchLists(): void {
  for (const queryKey of lists) void queryClient.invalidateQueries({ queryKey })
}

/** Has everything of the Village read anew. */
export const refetchVillage = () => queryClient.invalidateQueries({ queryKey: villageKey })
