import { skipToken, useQuery } from '@tanstack/react-query'
import type { Message } from '#contract/companion.ts'
import type { CardId, SafetyNotice } from '#contract/safety.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { asText, orNull } from '#web/lib/device/parse.ts'
import { asObject } from '#web/lib/device/parse-composed.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { draftKeys } from './draft-keys.ts'

/** A message as the phone keeps it until the server has it. */
export interface UndeliveredMessage {
  messageId: string
  said: string
  /** Her last message, where this one takes its place. */
  replaces: string | null
}

/** Why no reply came, in words for her. */
export interface Failure {
  words: string
  /** False where the very same message would be refused again. */
  canRetry: boolean
}

/** A message on its way, and what has come of its reply so far. It outlives the screen that sent it. */
export interface LiveReply extends UndeliveredMessage {
  reply: string
  safety: SafetyNotice | null
  /** The card that stood when it was sent. */
  cardBefore: CardId | null
  failure: Failure | null
  /** She did not want to read on. */
  stopped: boolean
}

const readUnheard = asObject<UndeliveredMessage>({
  messageId: asText,
  said: asText,
  replaces: orNull(asText),
})

const key = (threadId: string) => ['live-reply', threadId]
const unheardKey = (threadId: string) => `${draftKeys.unheard}${threadId}`

export function liveReplyOf(threadId: string): LiveReply | null {
  return queryClient.getQueryData<LiveReply | null>(key(threadId)) ?? null
}

export function startLive(
  threadId: string,
  undelivered: UndeliveredMessage,
  cardBefore: CardId | null,
): void {
  storeUndelivered(threadId, undelivered)
  queryClient.setQueryData<LiveReply>(key(threadId), {
    ...undelivered,
    reply: '',
    safety: null,
    cardBefore,
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
  removeUndelivered(threadId)
  queryClient.setQueryData(key(threadId), null)
}

/** The server has heard it, so the phone need not keep it. */
export function removeUndelivered(threadId: string): void {
  writeStored(unheardKey(threadId), undefined)
}

/** Tells whenever the server has heard what another tab sent to this chat. Answers how to stop. */
export function followOtherTabs(threadId: string, tell: () => void): () => void {
  const hear = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === unheardKey(threadId) && newValue === null) tell()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** The chat is gone, and what was still on its way to it. Answers what the server had not heard of it. */
export function dropLive(threadId: string): UndeliveredMessage | null {
  const undelivered = undeliveredIn(threadId)
  removeUndelivered(threadId)
  queryClient.setQueryData(key(threadId), null)
  return undelivered
}

/** The chat is back, and so is what the server had not heard. */
export function storeUndelivered(threadId: string, undelivered: UndeliveredMessage): void {
  writeStored(unheardKey(threadId), undelivered)
}

/** What the phone still keeps of a message that may not have reached the server. */
export function undeliveredIn(threadId: string): UndeliveredMessage | null {
  return readStored(unheardKey(threadId), readUnheard) ?? null
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
