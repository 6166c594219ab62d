import { queryOptions, useMutation } from '@tanstack/react-query'
import * as companion from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import type { RouteReply } from '#contract/route.ts'
import { call } from '#web/lib/call.ts'
import { queryClient } from '#web/lib/query-client.ts'

const askAgainMs = 2000

/** The chats that she wants to find again, newest first. */
export function savedOf(threads: companion.Thread[]): companion.Thread[] {
  return threads.filter((thread) => thread.is_saved).slice(0, limits.savedThreads)
}

export const threadsQuery = queryOptions({
  queryKey: ['threads'],
  queryFn: async () => (await call(companion.listThreads, {})).threads,
  meta: { keep: { name: 'saved', pick: savedOf } },
})

/** One chat; while a reply is on its way on the server alone, such as after a reload, it is asked for again. */
export const threadQuery = (threadId: string) =>
  queryOptions({
    queryKey: ['thread', threadId],
    queryFn: () => call(companion.getThread, { params: { threadId } }),
    refetchInterval: (query) => (query.state.data?.replying ? askAgainMs : false),
  })

/** A chat that was made a moment ago is known to be empty and need not be asked for. */
function emptyChat(id: string, mode: companion.Thread['mode']): RouteReply<typeof companion.getThread> {
  const now = new Date().toISOString()
  const safety = { level: 'none', cardId: null } as const
  return {
    thread: {
      id,
      title: null,
      preview: null,
      mode,
      is_saved: false,
      safety,
      created_at: now,
      updated_at: now,
    },
    messages: [],
    replying: false,
  }
}

export function useCreateThread() {
  return useMutation({
    mutationFn: (mode: companion.Thread['mode']) =>
      call(companion.createThread, { body: mode ? { mode } : {} }),
    onSuccess: ({ id }, mode) => queryClient.setQueryData(threadQuery(id).queryKey, emptyChat(id, mode)),
  })
}

/** Saves or unsaves a chat: shown at once, taken back when the server says no. */
export function useSaveThread() {
  const show = (id: string, isSaved: boolean) => {
    queryClient.setQueryData(threadsQuery.queryKey, (threads) =>
      threads?.map((thread) => (thread.id === id ? { ...thread, is_saved: isSaved } : thread)),
    )
    queryClient.setQueryData(
      threadQuery(id).queryKey,
      (found) => found && { ...found, thread: { ...found.thread, is_saved: isSaved } },
    )
  }
  return useMutation({
    mutationFn: ({ id, isSaved }: { id: string; isSaved: boolean }) =>
      call(companion.updateThread, { params: { threadId: id }, body: { is_saved: isSaved } }),
    onMutate: ({ id, isSaved }) => show(id, isSaved),
    onError: (_error, { id, isSaved }) => show(id, !isSaved),
  })
}
