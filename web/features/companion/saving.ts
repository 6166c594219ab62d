import { mutationOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { chatTexts } from '#content/chat.ts'
import * as companion from '#contract/companion.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { addPendingWrite, removePendingWrite } from '#web/lib/offline/flush-on-hide.ts'
import { forgetEmpty } from '#web/lib/offline/kept.ts'
import { type Toast, toast } from '#web/ui/toast.ts'
import { changeListed, threadQuery, threadsQuery } from './api.ts'
import { dropUnsavedChats } from './kept-chats.ts'
import { dropLive, storeUndelivered, type UndeliveredMessage } from './live-state.ts'
import { isNotFound } from './not-found.ts'

const savedKey = ['saved']

// What she takes away stays in its place out of view, so that it comes back there where the server says no.
const stillSaved = (threads: companion.Thread[]) => threads.filter(({ is_saved }) => is_saved)
const stillStarred = (messages: companion.Message[]) => messages.filter(({ is_starred }) => is_starred)

export const savedThreadsQuery = queryOptions({
  queryKey: [...savedKey, 'threads'],
  queryFn: async () => {
    const { threads } = await call(companion.listSavedThreads, {})
    dropUnsavedChats(threads.map(({ id }) => id))
    return threads
  },
  select: stillSaved,
  meta: { keep: { name: 'saved', pick: stillSaved } },
})

export const starredMessagesQuery = queryOptions({
  queryKey: [...savedKey, 'messages'],
  queryFn: async () => (await call(companion.listStarredMessages, {})).messages,
  select: stillStarred,
  meta: { keep: { name: 'starred', pick: stillStarred } },
})

const showError = (error: Error) => toast({ title: error.message, variant: 'destructive' })

/** Reads what is saved anew even where nobody looks at it: the phone keeps it, and should keep nothing that is gone. */
export async function refetchSaved(): Promise<void> {
  await queryClient.cancelQueries({ queryKey: savedKey })
  await Promise.all([
    queryClient.prefetchQuery({ ...savedThreadsQuery, staleTime: 0 }),
    queryClient.prefetchQuery({ ...starredMessagesQuery, staleTime: 0 }),
  ])
}

/** What changes which chats and messages are kept. */
const keepingKey = ['keeping']

/** One after the other, so that what she pressed last is what holds. */
const inOrder = { mutationKey: keepingKey, scope: { id: 'keeping' } }

/** Chats to be read anew once no change is on its way. Where one failed, what held before it is but a guess. */
const toRead = new Set<string>()

/** What was asked before a change must not be shown over it; it is asked again afterwards. */
async function stopReading(threadId: string): Promise<void> {
  const { queryKey } = threadQuery(threadId)
  if (queryClient.isFetching({ queryKey }) > 0) toRead.add(threadId)
  const stale = [queryKey, threadsQuery.queryKey, savedKey]
  await Promise.all(stale.map((key) => queryClient.cancelQueries({ queryKey: key })))
}

/** After a change, everything that shows it: what is read while another is on its way would not show that one. */
function readOn(): void {
  if (queryClient.isMutating({ mutationKey: keepingKey }) > 1) return
  for (const threadId of toRead)
    void queryClient.invalidateQueries({ queryKey: threadQuery(threadId).queryKey })
  toRead.clear()
  void queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey })
  void refetchSaved()
}

/** The list with one of it changed; undefined, which leaves it as it was read, where that one is not in it. */
function changed<T extends { id: string }>(list: T[] | undefined, id: string, change: (one: T) => T) {
  return list?.some((one) => one.id === id) ? list.map(change) : undefined
}

function showSaved(id: string, isSaved: boolean): void {
  const change = (thread: companion.Thread) => (thread.id === id ? { ...thread, is_saved: isSaved } : thread)
  changeListed(change)
  queryClient.setQueryData(savedThreadsQuery.queryKey, (threads) => changed(threads, id, change))
  queryClient.setQueryData(
    threadQuery(id).queryKey,
    (found) => found && { ...found, thread: change(found.thread) },
  )
}

interface Saving {
  id: string
  isSaved: boolean
}

const sendSaved = ({ id, isSaved }: Saving) =>
  call(companion.updateThread, { params: { threadId: id }, body: { is_saved: isSaved } })

/** Saves or unsaves a chat: shown at once, taken back when the server says no. */
export const threadSaving = mutationOptions({
  ...inOrder,
  mutationFn: (pressed: Saving) => {
    removePendingWrite(pressed.id, pressed)
    return sendSaved(pressed)
  },
  onMutate: async (pressed) => {
    const { id, isSaved } = pressed
    if (isSaved) forgetEmpty('saved')
    addPendingWrite(id, { pressed, send: () => sendSaved(pressed) })
    await stopReading(id)
    showSaved(id, isSaved)
  },
  onSuccess: (_reply, { id, isSaved }) => showSaved(id, isSaved),
  onError: (error, { id, isSaved }) => {
    showSaved(id, !isSaved)
    toRead.add(id)
    showError(error)
  },
  onSettled: readOn,
})

export const useSaveThread = () => useMutation(threadSaving)

function showStarred({ id, thread_id }: companion.Message, isStarred: boolean): void {
  const change = (message: companion.Message) =>
    message.id === id ? { ...message, is_starred: isStarred } : message
  queryClient.setQueryData(starredMessagesQuery.queryKey, (messages) => changed(messages, id, change))
  queryClient.setQueryData(
    threadQuery(thread_id).queryKey,
    (found) => found && { ...found, messages: found.messages.map(change) },
  )
}

interface Starring {
  message: companion.Message
  isStarred: boolean
}

const sendStar = ({ message, isStarred }: Starring) =>
  call(companion.starMessage, { params: { messageId: message.id }, body: { is_starred: isStarred } })

/** Stars or unstars a message: shown at once, taken back when the server says no. */
export const messageStarring = mutationOptions({
  ...inOrder,
  mutationFn: (pressed: Starring) => {
    removePendingWrite(pressed.message.id, pressed)
    return sendStar(pressed)
  },
  onMutate: async (pressed) => {
    const { message, isStarred } = pressed
    if (isStarred) forgetEmpty('starred')
    addPendingWrite(message.id, { pressed, send: () => sendStar(pressed) })
    await stopReading(message.thread_id)
    showStarred(message, isStarred)
  },
  onSuccess: (_reply, { message, isStarred }) => showStarred(message, isStarred),
  onError: (error, { message, isStarred }) => {
    showStarred(message, !isStarred)
    toRead.add(message.thread_id)
    showError(error)
  },
  onSettled: readOn,
})

export const useStarMessage = () => useMutation(messageStarring)

/** Where it fails she may press Undo again, unless the server says that nothing is left. */
async function restore(threadId: string, undelivered: UndeliveredMessage | null): Promise<void> {
  try {
    await call(companion.restoreThread, { params: { threadId } })
    if (undelivered) storeUndelivered(threadId, undelivered)
    // It may have been saved, and something in it starred.
    for (const list of ['saved', 'starred'] as const) forgetEmpty(list)
  } catch (error) {
    toast({
      title: (error as Error).message,
      variant: 'destructive',
      ...(!isNotFound(error) && { action: undoDeletion(threadId, undelivered) }),
    })
  }
  // She may be back on its screen, which says that it is gone.
  const shown = [threadQuery(threadId).queryKey, threadsQuery.queryKey]
  await Promise.all([...shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })), refetchSaved()])
}

function undoDeletion(
  threadId: string,
  undelivered: UndeliveredMessage | null,
): NonNullable<Toast['action']> {
  return { label: 'Undo', onPress: () => void restore(threadId, undelivered) }
}

/** Deletes a chat: gone from the list at once, with a way back for as long as the message about it stays. */
export const threadDeletion = mutationOptions({
  mutationKey: keepingKey,
  mutationFn: (threadId: string) => call(companion.deleteThread, { params: { threadId } }),
  onMutate: async (threadId) => {
    await queryClient.cancelQueries({ queryKey: threadsQuery.queryKey })
    const threads = queryClient.getQueryData(threadsQuery.queryKey)
    changeListed((thread) => (thread.id === threadId ? null : thread))
    return threads
  },
  onSuccess: (_reply, threadId) => {
    const undelivered = dropLive(threadId)
    queryClient.removeQueries({ queryKey: threadQuery(threadId).queryKey })
    toast({ title: chatTexts.deleted, action: undoDeletion(threadId, undelivered) })
  },
  onError: (error, _threadId, threads) => {
    queryClient.setQueryData(threadsQuery.queryKey, threads)
    showError(error)
  },
  onSettled: readOn,
})

export const useDeleteThread = () => useMutation(threadDeletion)
