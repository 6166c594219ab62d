import { mutationOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { chatTexts } from '#content/chat.ts'
import * as companion from '#contract/companion.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { removeStored, storedKeys } from '#web/lib/device/stored-state.ts'
import { removeKeptIfEmpty } from '#web/lib/offline/kept.ts'
import { isRetryable } from '#web/lib/offline/outbox.ts'
import { removeOutboxItem, storeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { sendSwitch } from '#web/lib/offline/send-switch.ts'
import { chatDraftKey } from '#web/member/chat-draft.ts'
import { type Toast, toast } from '#web/ui/toast.ts'
import { changeListed, threadQuery, threadsQuery } from './api.ts'
import { editsOf } from './edit-draft.ts'
import { dropUnsavedChats } from './kept-chats.ts'
import { dropLive } from './live-state.ts'
import { isNotFound } from './not-found.ts'
import { itemsOfChat } from './queued-messages.ts'
import { asSwitched, switchIds } from './queued-switches.ts'

export const savedKey = ['saved'] as const

// What she takes away stays in its place out of view, so that it comes back there where the server says no.
const stillSaved = (threads: companion.Thread[]) => threads.filter(({ is_saved }) => is_saved)
const stillStarred = (messages: companion.Message[]) => messages.filter(({ is_starred }) => is_starred)

export const savedThreadsQuery = queryOptions({
  queryKey: [...savedKey, 'threads'],
  queryFn: async () => {
    const { threads } = await call(companion.listSavedThreads, {})
    dropUnsavedChats(threads.map(({ id }) => id))
    return threads.map(asSwitched.chat)
  },
  select: stillSaved,
  meta: { keep: { name: 'saved', pick: stillSaved } },
})

export const starredMessagesQuery = queryOptions({
  queryKey: [...savedKey, 'messages'],
  queryFn: async () => (await call(companion.listStarredMessages, {})).messages.map(asSwitched.message),
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

/** Reads anew what is saved, once no change is on its way: what is read before that would not show it. */
export async function rereadSaved(): Promise<void> {
  if (queryClient.isMutating({ mutationKey: keepingKey }) > 1) return
  const { queryKey } = threadsQuery
  await queryClient.cancelQueries({ queryKey })
  await Promise.all([queryClient.invalidateQueries({ queryKey }), refetchSaved()])
}

/** Whether a reading of this chat is on its way, which may be older than what was just changed. */
const isReading = (threadId: string) =>
  queryClient.isFetching({ queryKey: threadQuery(threadId).queryKey }) > 0

/** After a change was refused, what held before it is but a guess. @throws nothing: where it waits it stays as shown */
function takeBack(error: Error, threadId: string, showBefore: () => void): void {
  if (isRetryable(error)) return
  showBefore()
  void queryClient.invalidateQueries({ queryKey: threadQuery(threadId).queryKey })
  showError(error)
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

/** Saves or unsaves a chat: shown at once, taken back when the server says no. */
export const threadSaving = mutationOptions({
  mutationKey: keepingKey,
  mutationFn: ({ id, isSaved }: Saving) =>
    sendSwitch(
      companion.updateThread,
      { params: { threadId: id }, body: { is_saved: isSaved } },
      { id: switchIds.bookmark(id), refreshes: [threadQuery(id).queryKey] },
      () => !isReading(id),
    ),
  onMutate: ({ id, isSaved }) => {
    if (isSaved) removeKeptIfEmpty('saved')
    showSaved(id, isSaved)
  },
  onError: (error, { id, isSaved }) => takeBack(error, id, () => showSaved(id, !isSaved)),
  onSettled: () => void rereadSaved(),
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

/** Stars or unstars a message: shown at once, taken back when the server says no. */
export const messageStarring = mutationOptions({
  mutationKey: keepingKey,
  mutationFn: ({ message: { id, thread_id }, isStarred }: Starring) =>
    sendSwitch(
      companion.starMessage,
      { params: { messageId: id }, body: { is_starred: isStarred } },
      { id: switchIds.star(id), refreshes: [threadQuery(thread_id).queryKey] },
      () => !isReading(thread_id),
    ),
  onMutate: ({ message, isStarred }) => {
    if (isStarred) removeKeptIfEmpty('starred')
    showStarred(message, isStarred)
  },
  onError: (error, { message, isStarred }) =>
    takeBack(error, message.thread_id, () => showStarred(message, !isStarred)),
  onSettled: () => void rereadSaved(),
})

export const useStarMessage = () => useMutation(messageStarring)

/** Where it fails she may press Undo again, unless the server says that nothing is left. */
async function restore(threadId: string, putBack: () => void): Promise<void> {
  try {
    await call(companion.restoreThread, { params: { threadId } })
    putBack()
    // It may have been saved, and something in it starred.
    for (const list of ['saved', 'starred'] as const) removeKeptIfEmpty(list)
  } catch (error) {
    toast({
      title: (error as Error).message,
      variant: 'destructive',
      ...(!isNotFound(error) && { action: undoDeletion(threadId, putBack) }),
    })
  }
  // She may be back on its screen, which says that it is gone.
  const shown = [threadQuery(threadId).queryKey, threadsQuery.queryKey]
  await Promise.all([...shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })), refetchSaved()])
}

function undoDeletion(threadId: string, putBack: () => void): NonNullable<Toast['action']> {
  return { label: 'Undo', onPress: () => void restore(threadId, putBack) }
}

/** Takes off the phone what waits for a chat, and what she has typed there and not sent. Answers how to put it back. */
function takeWaiting(threadId: string): () => void {
  const queued = itemsOfChat(threadId)
  for (const { id } of queued) removeOutboxItem(id)
  const putDraftsBack = removeStored([chatDraftKey(threadId), ...storedKeys(editsOf(threadId))])
  return () => {
    for (const item of queued) storeOutboxItem(item)
    putDraftsBack()
  }
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
    const putBack = takeWaiting(threadId)
    dropLive(threadId)
    queryClient.removeQueries({ queryKey: threadQuery(threadId).queryKey })
    toast({ title: chatTexts.deleted, action: undoDeletion(threadId, putBack) })
  },
  onError: (error, _threadId, threads) => {
    queryClient.setQueryData(threadsQuery.queryKey, threads)
    showError(error)
  },
  onSettled: () => void rereadSaved(),
})

export const useDeleteThread = () => useMutation(threadDeletion)
