import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query'
import type { VillageTopic } from '#contract/options.ts'
import { listDecisions } from '#contract/reports.ts'
import * as contract from '#contract/village.ts'
import { listAliasBlocks, listSavedPosts } from '#contract/village-interactions.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { readKept } from '#web/lib/offline/kept.ts'
import { removeKeptThread, withSection, withThread } from './kept-village.ts'
import type { Search } from './use-search.ts'

export const villageKey = ['village'] as const

/** The topics, with what each has. */
export const topicsQuery = queryOptions({
  queryKey: [...villageKey, 'topics'],
  queryFn: () => call(contract.getVillage, {}),
  meta: { keep: { name: 'village', pick: ({ topics }: { topics: contract.TopicCard[] }) => topics } },
})

/** The threads that have something new to her. */
export const unreadQuery = queryOptions({
  queryKey: [...villageKey, 'unread'],
  queryFn: async () => (await call(contract.listUnread, {})).threads,
})

/** Whether she may write, and what she is asked for first. */
export const standingQuery = queryOptions({
  queryKey: [...villageKey, 'standing'],
  queryFn: () => call(contract.getStanding, {}),
})

interface PostPage {
  posts: contract.Post[]
  next: string | null
}

export const sectionsKey = [...villageKey, 'posts'] as const

/** The posts of a topic, newest first, as far as they are asked for. */
export const sectionQuery = (topic: VillageTopic) =>
  infiniteQueryOptions({
    queryKey: [...sectionsKey, topic],
    queryFn: ({ pageParam }) =>
      call(contract.listPosts, {
        params: { section: topic },
        query: pageParam === null ? {} : { before: pageParam },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    meta: {
      keep: {
        name: 'village-sections',
        pick: ({ pages }: InfiniteData<PostPage>) => withSection(topic, pages[0]?.posts ?? []),
      },
    },
  })

export interface ThreadPage {
  /** Of the first page alone. */
  post: contract.Post | null
  replies: contract.VillageReply[]
  next: string | null
}

/** The first page brings the post; where there is none any more, the phone lets go of it, too. */
async function fetchThreadPage(postId: string, after: string | null): Promise<ThreadPage> {
  const params = { postId }
  if (after !== null)
    return { post: null, ...(await call(contract.listReplies, { params, query: { after } })) }
  return call(contract.getPost, { params }).catch((error) => {
    if (isNotFound(error)) removeKeptThread(postId)
    throw error
  })
}

const pickThread = ({ pages }: InfiniteData<ThreadPage>) => {
  const post = pages[0]?.post
  return post ? withThread({ post, replies: pages[0]?.replies ?? [] }) : readKept('village-threads')
}

export const threadKey = (postId: string) => [...villageKey, 'thread', postId] as const

/** A post and its replies, oldest first, as far as they are asked for. */
export const threadQuery = (postId: string) =>
  infiniteQueryOptions({
    queryKey: threadKey(postId),
    queryFn: ({ pageParam }) => fetchThreadPage(postId, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    meta: { keep: { name: 'village-threads', pick: pickThread } },
  })

/** Whether the server says that there is no such thing: deleted, blocked, or a link to nowhere. */
export const isNotFound = (error: unknown) =>
  error instanceof CallError && (error.code === 'not_found' || error.code === 'bad_input')

const stillSaved = (posts: contract.Post[]) => posts.filter(({ is_saved }) => is_saved)

/** The posts that she saved, the one saved last first. What she takes away stays in its place out of view, so that it can come back there. */
export const savedPostsQuery = queryOptions({
  queryKey: [...villageKey, 'saved'],
  queryFn: async () => (await call(listSavedPosts, {})).posts,
  select: stillSaved,
  meta: { keep: { name: 'saved-posts', pick: stillSaved } },
})

/** What was found, newest first; what was found before stands until it is there. */
export const searchQuery = ({ words, topic, span }: Search) =>
  infiniteQueryOptions({
    queryKey: [...villageKey, 'search', words, topic, span],
    queryFn: ({ pageParam }) =>
      call(contract.searchVillage, {
        body: { words, topic, span, ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

/** Threads of others like what she is writing. What she wrote a while ago is not held on to. */
export const similarPostsQuery = (words: string) =>
  queryOptions({
    queryKey: [...villageKey, 'like-mine', words],
    queryFn: async () => (await call(contract.findSimilarPosts, { body: { words } })).posts,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

const ofHers = (before: string | null) => ({ query: before === null ? {} : { before } })

/** What she posted, newest first. */
export const myPostsQuery = infiniteQueryOptions({
  queryKey: [...villageKey, 'my-posts'],
  queryFn: ({ pageParam }) => call(contract.listMyPosts, ofHers(pageParam)),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

/** What she replied, newest first. */
export const myRepliesQuery = infiniteQueryOptions({
  queryKey: [...villageKey, 'my-replies'],
  queryFn: ({ pageParam }) => call(contract.listMyReplies, ofHers(pageParam)),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

/** The aliases that she has blocked, the latest first. */
export const aliasBlocksQuery = queryOptions({
  queryKey: [...villageKey, 'alias-blocks'],
  queryFn: async () => (await call(listAliasBlocks, {})).blocks,
})

/** What of hers was looked at, or waits to be, the latest first. */
export const decisionsQuery = queryOptions({
  queryKey: [...villageKey, 'decisions'],
  queryFn: async () => (await call(listDecisions, {})).decisions,
})
