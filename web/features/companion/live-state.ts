import { skipToken, useQuery } from '@tanstack/react-query'
import type { SafetyNotice } from '#contract/safety.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { readStored, writeStored } from '#web/lib/stored-state.ts'

/** A message as the phone keeps it until the server has it. */
export interface Unsent {
  messageId: string
  said: string
  /** Her last message, where this one takes its place. */
  replaces: string | null
}

/** A message on its way, and what has come of its reply so far. It outlives the screen that sent it. */
export interface LiveReply extends Unsent {
  reply: string
  safety: SafetyNotice | null
  failure: string | null
  /** She did not want to read on. */
  stopped: boolean
}

const key = (threadId: string) => ['live-reply', threadId]
const unsentKey = (threadId: string) => `unsent:${threadId}`

export function liveReplyOf(threadId: string): LiveReply | null {
  return queryClient.getQueryData<LiveReply | null>(key(threadId)) ?? null
}

export function startLive(threadId: string, unsent: Unsent): void {
  writeStored(unsentKey(threadId), unsent)
  queryClient.setQueryData<LiveReply>(key(threadId), {
    ...unsent,
    reply: '',
    safety: null,
    failure: null,
    stopped: false,
  })
}

/** Changes the message that is on its way; one that has been overtaken by another is left alone. */
export function updateLive(
  threadId: string,
  messageId: string,
  change: (live: LiveReply) => LiveReply,
): void {
  queryClient.setQueryData<LiveReply | null>(key(threadId), (live) =>
    live?.messageId === messageId ? change(live) : live,
  )
}

/** The server has it: from here on it is part of the chat. */
export function endLive(threadId: string, messageId: string): void {
  if (liveReplyOf(threadId)?.messageId !== messageId) return
  writeStored(unsentKey(threadId), undefined)
  queryClient.setQueryData(key(threadId), null)
}

/** The server has heard it, so the phone need not keep it. */
export function forgetUnsent(threadId: string): void {
  writeStored(unsentKey(threadId), undefined)
}

/** What the phone still keeps of a message that may not have reached the server. */
export function unsentOf(threadId: string): Unsent | null {
  return readStored<Unsent>(unsentKey(threadId)) ?? null
}

/** The message of this chat that is on its way, or null. */
export function useLiveReply(threadId: string): LiveReply | null {
  const { data } = useQuery<LiveReply | null>({
    queryKey: key(threadId),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
