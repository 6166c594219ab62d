import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  useMutation,
} from '@tanstack/react-query'
import * as companion from '#contract/companion.ts'
import type { RouteReply } from '#contract/route.ts'
import { calm } from '#contract/safety.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { keep, readKept } from '#web/lib/offline/kept.ts'
import { joinPages, withEarlier } from './chat-page.ts'
import { type Chat, keptChat, withChat } from './kept-chats.ts'
import { type Beginning, queuedBeginning } from './queued-messages.ts'
import { asSwitched } from './queued-switches.ts'

const askAgainMs = 2000

/** Her chats, page by page. */
export const threadsQuery = infiniteQueryOptions({
  queryKey: ['threads'],
  queryFn: async ({ pageParam }) => {
    const page = await call(companion.listThreads, { query: pageParam ? { before: pageParam } : {} })
    return { ...page, threads: page.threads.map(asSwitched.chat) }
  },
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  meta: { keep: { name: 'threads', pick: firstPage } },
})

/** Of her list of chats the phone keeps the newest. */
function firstPage({ pages }: InfiniteData<RouteReply<typeof companion.listThreads>>): companion.Thread[] {
  return pages[0]?.threads ?? []
}

const foundKey = [...threadsQuery.queryKey, 'found'] as const

/** Her chats that have every one of these words; what is shown stays until there is an answer. @param words at least two characters */
export const foundThreadsQuery = (words: string) =>
  queryOptions({
    queryKey: [...foundKey, words],
    queryFn: async () => {
      const found = await call(companion.searchThreads, { body: { words } })
      return { ...found, threads: found.threads.map(asSwitched.chat) }
    },
    placeholderData: keepPreviousData,
  })

/** Changes the chats that the list and what was found show, and what is kept of it: each as `change` says, or out of the list where that is null. */
export function changeListed(change: (thread: companion.Thread) => companion.Thread | null): void {
  const kept = readKept('threads')
  if (kept)
    keep(
      'threads',
      kept.flatMap((thread) => change(thread) ?? []),
    )
  queryClient.setQueryData<InfiniteData<RouteReply<typeof companion.listThreads>, string>>(
    threadsQuery.queryKey,
    (held) =>
      held && {
        ...held,
        pages: held.pages.map((page) => ({
          ...page,
          threads: page.threads.flatMap((thread) => change(thread) ?? []),
        })),
      },
  )
  queryClient.setQueriesData<RouteReply<typeof companion.searchThreads>>(
    { queryKey: foundKey },
    (held) => held && { ...held, threads: held.threads.flatMap((thread) => change(thread) ?? []) },
  )
}

/** How the keys of all chats begin. */
export const threadKeys = ['thread'] as const
const threadKey = (threadId: string) => [...threadKeys, threadId]

/**
 * Reads a chat's newest page and joins it to what is held of it. Of one whose first words wait the server knows nothing; where their
 * reply has come they do not wait any more, though they are still being taken out of the outbox.
 */
export async function readChat(threadId: string): Promise<Chat> {
  const held = queryClient.getQueryData<Chat>(threadKey(threadId))
  const beginning = held?.messages.length ? undefined : queuedBeginning(threadId)
  if (beginning) return emptyChat(threadId, beginning)
  const fresh = await call(companion.getThread, { params: { threadId } })
  const { thread, messages } = fresh
  return joinPages(queryClient.getQueryData<Chat>(threadKey(threadId)), {
    ...fresh,
    thread: asSwitched.chat(thread),
    messages: messages.map(asSwitched.message),
  })
}

/**
 * One chat; while a reply is on its way on the server alone, such as after a reload, it is asked for again. Whenever she
 * comes back to it as well: she may have gone on elsewhere.
 */
export const threadQuery = (threadId: string) =>
  queryOptions({
    queryKey: threadKey(threadId),
    queryFn: () => readChat(threadId),
    initialData: () => keptChat(threadId),
    initialDataUpdatedAt: 0,
    meta: { keep: { name: 'chats', pick: withChat } },
    refetchOnWindowFocus: 'always',
    refetchInterval: (query) => (query.state.data?.replying ? askAgainMs : false),
  })

/** A chat that was made a moment ago is known to be empty and need not be asked for. */
export function emptyChat(id: string, beginning: Beginning): Chat {
  const now = new Date().toISOString()
  return {
    thread: {
      id,
      ...beginning,
      title: null,
      preview: null,
      is_saved: false,
      safety: calm,
      created_at: now,
      updated_at: now,
    },
    messages: [],
    has_earlier: false,
    replying: false,
    unanswered: null,
  }
}

/** Makes a chat and answers its id. @throws CallError */
export async function createChat(beginning: Beginning): Promise<string> {
  const { mode, is_sos } = beginning
  const { id } = await call(companion.createThread, { body: { ...(mode && { mode }), is_sos } })
  queryClient.setQueryData(threadQuery(id).queryKey, emptyChat(id, beginning))
  return id
}

/** Puts the page that stands before a message in front of the chat. */
export function useShowEarlier(threadId: string) {
  return useMutation({
    mutationFn: async (messageId: string) => {
      const page = await call(companion.listEarlierMessages, { params: { threadId, messageId } })
      return { ...page, messages: page.messages.map(asSwitched.message) }
    },
    onSuccess: (page) =>
      queryClient.setQueryData(threadQuery(threadId).queryKey, (chat) => chat && withEarlier(chat, page)),
  })
}

export const chatSettingsQuery = queryOptions({
  queryKey: ['chat-settings'],
  queryFn: () => call(companion.getChatSettings, {}),
})

const settingsKey = chatSettingsQuery.queryKey

/** Chooses how long chats are kept: shown at once, taken back when the server says no. */
export const chatSettingsSaving = mutationOptions({
  mutationKey: settingsKey,
  // One after the other, so that what she chose last is what holds.
  scope: { id: 'chat-settings' },
  mutationFn: (body: companion.ChatSettings) => call(companion.saveChatSettings, { body }),
  onMutate: async (next) => {
    await queryClient.cancelQueries({ queryKey: settingsKey })
    const previous = queryClient.getQueryData(settingsKey)
    queryClient.setQueryData(settingsKey, next)
    return previous
  },
  onError: (_error, _next, previous) => queryClient.setQueryData(settingsKey, previous),
  onSettled: () => {
    if (queryClient.isMutating({ mutationKey: settingsKey }) > 1) return
    void queryClient.invalidateQueries({ queryKey: settingsKey })
  },
})

export const useSaveChatSettings = () => useMutation(chatSettingsSaving)
