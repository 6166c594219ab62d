import { chatTexts } from '#content/chat.ts'
import type * as companion from '#contract/companion.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { CallError, isOutage } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { isGraveCard } from '#web/safety/card-for-reply.ts'
import { readChat, threadQuery, threadsQuery } from './api.ts'
import { setCardOpen } from './card-open.ts'
import { beside, hasGap, mergeSafety } from './chat-page.ts'
import { endLive, type Failure, type LiveReply, liveReplyOf, updateLive } from './live-state.ts'
import { isNotFound, moveToNewChat } from './not-found.ts'
import { type OutgoingMessage, queuedIn } from './queued-messages.ts'
import { refetchSaved } from './saving.ts'

/** The replies that this tab listens to, by their chat. */
const following = new Map<string, { leaving: AbortController; ended: Promise<void> }>()

/** Chats in which something else happened while a message of this page was on its way. */
const changedMeanwhile = new Set<string>()

/** Longer than this no reply is made. */
const longestReplyMs = 60_000

/** Listens to a reply, and to no other of the same chat: what still listened for an earlier try would write it a second time. */
export function follow(threadId: string, listen: (signal: AbortSignal) => Promise<void>): void {
  following.get(threadId)?.leaving.abort()
  const leaving = new AbortController()
  const ended = listen(leaving.signal).finally(() => {
    if (following.get(threadId)?.leaving === leaving) following.delete(threadId)
  })
  following.set(threadId, { leaving, ended })
}

/** Waits for the reply that this tab listens to: what she says next comes after it. */
export async function replyBefore(threadId: string): Promise<void> {
  const before = following.get(threadId)
  if (!before) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const longEnough = new Promise((resolve) => {
    timer = setTimeout(resolve, longestReplyMs)
  })
  await Promise.race([before.ended, longEnough])
  clearTimeout(timer)
}

/** What the server says no to in words of its own, and whether it may say yes another time. */
const refusals: Partial<Record<CallError['code'], { canRetry: boolean }>> = {
  too_many: { canRetry: true },
  members_only: { canRetry: true },
  conflict: { canRetry: false },
  not_found: { canRetry: false },
  bad_input: { canRetry: false },
}
/** What is said in the chat of what went wrong. */
export function failureOf(error: unknown): Failure {
  const refusal = error instanceof CallError && refusals[error.code]
  if (refusal) return { words: error.message, ...refusal, isOutage: false }
  return { words: chatTexts.couldNotReply, canRetry: true, isOutage: isOutage(error) }
}

/** Stops following: what has come so far stays in view, and the server finishes the reply for when she is back. */
export function stopFollowing(threadId: string): void {
  const live = liveReplyOf(threadId)
  if (!live) return
  updateLive(threadId, live.messageId, (found) => ({ ...found, stopped: true }))
  following.get(threadId)?.leaving.abort()
  void queryClient.invalidateQueries({ queryKey: threadQuery(threadId).queryKey })
}

/** Opens the card that her message called for, or asks what it asks for, where the word of it was lost on its way. */
function openMissedCard(threadId: string, live: LiveReply, safety: SafetyNotice): void {
  if (live.safety) return
  updateLive(threadId, live.messageId, (found) => ({
    ...found,
    safety,
    asksSafety: safety.softLine !== null,
  }))
  if (safety.cardId !== live.cardBefore && isGraveCard(safety.cardId)) setCardOpen(threadId, true)
}

/**
 * Reads a chat to learn what became of the message on its way. 'overtaken' where it was settled, sent again or heard of
 * meanwhile, so that what was read may be older; 'heard' also where another wording has taken its place.
 */
async function fateOf(
  threadId: string,
  messageId: string,
): Promise<'unknown' | 'overtaken' | 'gone' | 'missing' | 'unanswered' | 'heard'> {
  const attempt = following.get(threadId)
  const wasHeard = Boolean(liveReplyOf(threadId)?.safety)
  const chat = await readChat(threadId).catch((error: unknown) => (isNotFound(error) ? 'gone' : null))
  const live = liveReplyOf(threadId)
  if (live?.messageId !== messageId || following.get(threadId) !== attempt) return 'overtaken'
  if (live.safety && !wasHeard) return 'overtaken'
  if (!chat) return 'unknown'
  if (chat === 'gone') return chat
  queryClient.setQueryData(threadQuery(threadId).queryKey, chat)
  if (!chat.messages.some(({ id }) => id === messageId)) return wasHeard ? 'heard' : 'missing'
  openMissedCard(threadId, live, chat.thread.safety)
  return chat.unanswered === messageId ? 'unanswered' : 'heard'
}

/** The screen learns that its chat is gone, and her words are kept for a new one. Answers whether they could be. */
export async function leaveChat(threadId: string): Promise<boolean> {
  following.get(threadId)?.leaving.abort()
  await queryClient.invalidateQueries({ queryKey: threadQuery(threadId).queryKey })
  return moveToNewChat(threadId)
}

/**
 * Asks the server what became of a message whose reply could not be followed, as when the phone's screen was locked.
 * Where it was heard, the chat itself shows the reply or waits for it; else the message says that it failed.
 */
export async function lookAgain(threadId: string, messageId: string, failure: Failure): Promise<void> {
  const fate = await fateOf(threadId, messageId)
  if (fate === 'overtaken' || (fate === 'gone' && (await leaveChat(threadId)))) return
  if (fate === 'heard') endLive(threadId, messageId)
  else updateLive(threadId, messageId, (live) => ({ ...live, failure }))
}

/** Takes up a chat where it was left: a stopped reply is shown whole, what failed and does not wait is looked for. */
export function resume(threadId: string): void {
  const live = liveReplyOf(threadId)
  if (live?.stopped) endLive(threadId, live.messageId)
  else if (live?.failure && !queuedIn(threadId).some(({ messageId }) => messageId === live.messageId))
    void lookAgain(threadId, live.messageId, live.failure)
}

/**
 * A connection can die without a word: where the server has her message, the chat itself shows the reply, waits for it
 * or offers another try; where it has not, the message goes out anew.
 */
export async function catchUp(threadId: string): Promise<void> {
  const live = liveReplyOf(threadId)
  if (!live || live.failure || live.stopped) return
  const fate = await fateOf(threadId, live.messageId)
  if (fate === 'gone') await leaveChat(threadId)
  if (fate === 'heard' || fate === 'unanswered') {
    removeOutboxItem(live.messageId)
    endLive(threadId, live.messageId)
  }
  if (fate !== 'unknown' && fate !== 'overtaken') following.get(threadId)?.leaving.abort()
}

/**
 * Something happened to a chat. What this page does there it follows itself; only a reply that it follows no more, such as after a
 * reload, is for the chat to show.
 */
export function noteChange(threadId: string, isOwn: boolean): void {
  const { queryKey } = threadQuery(threadId)
  const live = liveReplyOf(threadId)
  if (isOwn && !queryClient.getQueryData(queryKey)?.replying) return
  if (live && !live.failure && !live.stopped) changedMeanwhile.add(threadId)
  else void queryClient.invalidateQueries({ queryKey })
}

/** A message of hers as the chat has it, with what was made of it while it was on its way. */
function messageOf(
  threadId: string,
  { messageId, text }: Pick<OutgoingMessage, 'messageId' | 'text'>,
  created_at: string,
): companion.Message {
  const live = liveReplyOf(threadId)
  return {
    id: messageId,
    thread_id: threadId,
    role: 'user',
    content: text,
    ...(live?.asksSafety && { asks_safety: true }),
    ...(live?.callsFor && { calls_for: live.callsFor }),
    options: [],
    is_starred: false,
    created_at,
  }
}

/**
 * What the server has heard before the connection broke is part of the chat, with what it made of it, once she says something else: that
 * takes its place as what is on its way.
 */
export function settleHeard(threadId: string): void {
  const live = liveReplyOf(threadId)
  if (!live?.safety || !live.failure) return
  const { safety } = live
  const mine = messageOf(threadId, live, new Date().toISOString())
  queryClient.setQueryData(
    threadQuery(threadId).queryKey,
    (chat) =>
      chat && {
        ...chat,
        thread: { ...chat.thread, safety: mergeSafety(chat.thread.safety, safety) },
        messages: [...beside(chat.messages, live.messageId, live.replaces), mine],
      },
  )
}

/**
 * Moves the finished pair from the live reply into the chat. A reading of the chat that was still on its way is
 * dropped first: it may be older than the pair. The chat is read anew then, and where an earlier reply was on its way
 * as well.
 */
export async function settle(
  threadId: string,
  { messageId, text, replaces }: OutgoingMessage,
  reply: companion.MotherReply,
): Promise<void> {
  const { queryKey } = threadQuery(threadId)
  const live = liveReplyOf(threadId)
  if (live?.messageId === messageId) openMissedCard(threadId, live, reply.safety)
  const wasReading = queryClient.isFetching({ queryKey }) > 0
  await queryClient.cancelQueries({ queryKey })
  const { data: found, dataUpdatedAt: updatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {}
  if (found) {
    const isStarred = found.messages.some(
      ({ id, is_starred }) => is_starred && (id === messageId || id === replaces),
    )
    const mine = {
      ...messageOf(threadId, { messageId, text }, reply.message.created_at),
      is_starred: isStarred,
    }
    const messages = [...beside(found.messages, messageId, replaces), mine, reply.message]
    const settled = {
      ...found,
      thread: { ...found.thread, safety: mergeSafety(found.thread.safety, reply.safety) },
      messages,
      replying: false,
      unanswered: null,
    }
    // What else was said, on another phone, is as old as it was.
    queryClient.setQueryData(queryKey, settled, { updatedAt })
    if (replaces && isStarred) void refetchSaved()
    if (changedMeanwhile.delete(threadId) || wasReading || hasGap(messages))
      void queryClient.invalidateQueries({ queryKey })
  } else {
    await queryClient.prefetchQuery(threadQuery(threadId))
  }
  endLive(threadId, messageId)
  void queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey })
}
