import { skipToken, useQuery } from '@tanstack/react-query'
import type { Message } from '#contract/companion.ts'
import type { CardId, SafetyNotice } from '#contract/safety.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { threadQuery } from './api.ts'
import type { OutgoingMessage } from './queued-messages.ts'

/** Why no reply came, in words for her. */
export interface Failure {
  words: string
  /** False where the very same message would be refused again. */
  canRetry: boolean
  /** Nobody could be reached, or the connection broke: of what has no `safety` yet nobody has heard. */
  isOutage: boolean
}

/** A message on its way, and what has come of its reply so far. It outlives the screen that sent it. */
export interface LiveReply extends OutgoingMessage {
  reply: string
  safety: SafetyNotice | null
  /** It is what she is asked about, whether she is safe. */
  asksSafety: boolean
  /** The card of what it tells in so many words. */
  callsFor: CardId | null
  /** The card that stood when it was sent. */
  cardBefore: CardId | null
  failure: Failure | null
  /** She did not want to read on. */
  stopped: boolean
}

const key = (threadId: string) => ['live-reply', threadId]

export function liveReplyOf(threadId: string): LiveReply | null {
  return queryClient.getQueryData<LiveReply | null>(key(threadId)) ?? null
}

/** This message is on its way. */
export function startLive(threadId: string, { messageId, text, replaces }: OutgoingMessage): void {
  const chat = queryClient.getQueryData(threadQuery(threadId).queryKey)
  queryClient.setQueryData<LiveReply>(key(threadId), {
    messageId,
    text,
    replaces,
    reply: '',
    safety: null,
    asksSafety: false,
    callsFor: null,
    cardBefore: chat?.thread.safety.cardId ?? null,
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

/** From here on it is part of the chat, or waits. */
export function endLive(threadId: string, messageId: string): void {
  if (liveReplyOf(threadId)?.messageId === messageId) dropLive(threadId)
}

/** Whatever was on its way in this chat is not any more. */
export function dropLive(threadId: string): void {
  queryClient.setQueryData(key(threadId), null)
}

/** Whether the chat is on a screen of this tab. */
export function isWatched(threadId: string): boolean {
  return (
    queryClient
      .getQueryCache()
      .find({ queryKey: key(threadId) })
      ?.isActive() ?? false
  )
}

/** True once the server has it, so that it cannot get lost any more. */
export function isDelivered(live: LiveReply, messages: readonly Message[]): boolean {
  return live.stopped || live.safety !== null || messages.some(({ id }) => id === live.messageId)
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
