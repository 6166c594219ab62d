import { chatTexts } from '#content/chat.ts'
import * as companion from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import type { CheckInOfDay } from '#contract/you-today.ts'
import { CallError, callStream } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { writeStored } from '#web/lib/device/stored-state.ts'
import { isGraveCard } from '#web/safety/card-for-reply.ts'
import { toast } from '#web/ui/toast.ts'
import { readChat, threadQuery, threadsQuery } from './api.ts'
import { setCardOpen } from './card-open.ts'
import { beside, hasGap, mergeSafety } from './chat-page.ts'
import { draftKeys } from './draft-keys.ts'
import {
  endLive,
  type Failure,
  type LiveReply,
  liveReplyOf,
  removeUndelivered,
  startLive,
  type UndeliveredMessage,
  undeliveredIn,
  updateLive,
} from './live-state.ts'
import { isNotFound, moveToNewChat } from './not-found.ts'
import { refetchSaved } from './saving.ts'
import { noteStarted } from './started-chats.ts'

export interface ChatContext {
  isSOS: boolean
  youToday: CheckInOfDay | null
}

const following = new Map<string, AbortController>()

/** A new message of hers; with `replaces` it takes the place of her last one. */
export function newMessage(said: string, replaces: string | null = null): UndeliveredMessage {
  return { messageId: crypto.randomUUID(), said, replaces }
}

function start(threadId: string, message: UndeliveredMessage): void {
  const chat = queryClient.getQueryData(threadQuery(threadId).queryKey)
  startLive(threadId, message, chat?.thread.safety.cardId ?? null)
  if (chat?.messages.length === 0) noteStarted(chat.thread.mode ?? 'chat', threadId)
}

/** Sends a message and follows its reply. The same message sent again is a retry and never said twice. */
export async function sendMessage(
  threadId: string,
  message: UndeliveredMessage,
  context: ChatContext,
): Promise<void> {
  const { messageId, said, replaces } = message
  const held = queryClient.getQueryData(threadQuery(threadId).queryKey)?.messages ?? []
  const earlier = beside(held, messageId, replaces)
  // What still listens for an earlier try would write the reply a second time.
  following.get(threadId)?.abort()
  start(threadId, message)
  const body = {
    thread_id: threadId,
    message_id: messageId,
    ...(replaces && { replaces }),
    messages: earlier.slice(-limits.chatContext).map(({ role, content }) => ({ role, content })),
    user_text: said,
    context,
  }
  const leaving = new AbortController()
  following.set(threadId, leaving)
  let finished = false
  try {
    await callStream(
      companion.motherChat,
      { body },
      (event) => {
        if (event.type === 'safety') {
          removeUndelivered(threadId)
          updateLive(threadId, messageId, (live) => ({ ...live, safety: event.safety, failure: null }))
          setCardOpen(threadId, isGraveCard(event.safety.cardId))
        }
        if (event.type === 'text')
          updateLive(threadId, messageId, (live) => ({ ...live, reply: live.reply + event.text }))
        if (event.type === 'failed')
          throw event.code ? new CallError(event.error, event.code, 200) : new Error(event.error)
        if (event.type === 'done') {
          finished = true
          void settle(threadId, message, event.reply)
        }
      },
      leaving.signal,
    )
    if (!finished) throw new Error('the reply ended early')
  } catch (error) {
    if (finished || leaving.signal.aborted) return
    const failure = failureOf(error)
    const isUsedUp = error instanceof CallError && error.code === 'members_only'
    if (!(isUsedUp && takeBack(threadId, message, failure))) await lookAgain(threadId, messageId, failure)
  }
}

/**
 * A change that gets no reply today took the place of nothing: the new words wait where she changes the old ones. Answers
 * whether it was one, and the phone could keep it.
 */
function takeBack(
  threadId: string,
  { messageId, said, replaces }: UndeliveredMessage,
  { words }: Failure,
): boolean {
  // Once it was heard, the old words are gone.
  if (!replaces || liveReplyOf(threadId)?.safety) return false
  if (!writeStored(`${draftKeys.edit}${replaces}`, said)) return false
  endLive(threadId, messageId)
  toast({ title: words })
  return true
}

/** What the server says no to in words of its own, and whether it may say yes another time. */
const refusals: Partial<Record<CallError['code'], { canRetry: boolean }>> = {
  too_many: { canRetry: true },
  members_only: { canRetry: true },
  conflict: { canRetry: false },
  not_found: { canRetry: false },
  bad_input: { canRetry: false },
}
const noReply: Failure = { words: chatTexts.couldNotReply, canRetry: true }

function failureOf(error: unknown): Failure {
  const refusal = error instanceof CallError && refusals[error.code]
  return refusal ? { words: error.message, ...refusal } : noReply
}

/** Stops following: what has come so far stays in view, and the server finishes the reply for when she is back. */
export function stopFollowing(threadId: string): void {
  const live = liveReplyOf(threadId)
  if (!live) return
  updateLive(threadId, live.messageId, (found) => ({ ...found, stopped: true }))
  following.get(threadId)?.abort()
  void queryClient.invalidateQueries({ queryKey: threadQuery(threadId).queryKey })
}

/** Opens the card that her message called for where the word of it was lost on its way. */
function openMissedCard(threadId: string, live: LiveReply, safety: SafetyNotice): void {
  if (live.safety) return
  updateLive(threadId, live.messageId, (found) => ({ ...found, safety }))
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
async function leave(threadId: string): Promise<boolean> {
  following.get(threadId)?.abort()
  await queryClient.invalidateQueries({ queryKey: threadQuery(threadId).queryKey })
  return moveToNewChat(threadId)
}

/**
 * Asks the server what became of a message whose reply could not be followed, as when the phone's screen was locked.
 * Where it was heard, the chat itself shows the reply or waits for it; else the message says that it failed.
 */
async function lookAgain(threadId: string, messageId: string, failure: Failure): Promise<void> {
  const fate = await fateOf(threadId, messageId)
  if (fate === 'overtaken' || (fate === 'gone' && (await leave(threadId)))) return
  if (fate === 'heard') endLive(threadId, messageId)
  else updateLive(threadId, messageId, (live) => ({ ...live, failure }))
}

/** Takes up a chat where it was left: a stopped reply is shown whole, a message that may be lost is looked for. */
export function resume(threadId: string): void {
  const live = liveReplyOf(threadId)
  const undelivered = live ?? undeliveredIn(threadId)
  if (!undelivered) return
  if (live?.stopped) {
    endLive(threadId, live.messageId)
    return
  }
  if (live && !live.failure) return
  if (!live) start(threadId, undelivered)
  void lookAgain(threadId, undelivered.messageId, live?.failure ?? noReply)
}

/**
 * A connection can die without a word: where the server has her message, the chat itself shows the reply, waits for it
 * or offers another try; where it has not, the message says that it failed, until a word of it comes after all.
 */
export async function catchUp(threadId: string): Promise<void> {
  const live = liveReplyOf(threadId)
  if (!live || live.failure || live.stopped) return
  const fate = await fateOf(threadId, live.messageId)
  if (fate === 'gone') await leave(threadId)
  if (fate === 'missing') updateLive(threadId, live.messageId, (found) => ({ ...found, failure: noReply }))
  if (fate !== 'heard' && fate !== 'unanswered') return
  following.get(threadId)?.abort()
  endLive(threadId, live.messageId)
}

/**
 * Moves the finished pair from the live reply into the chat. A reading of the chat that was still on its way is
 * dropped first: it may be older than the pair. The chat is read anew then, and where an earlier reply was on its way
 * as well.
 */
async function settle(
  threadId: string,
  { messageId, said, replaces }: UndeliveredMessage,
  reply: companion.MotherReply,
) {
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
    const mine: companion.Message = {
      id: messageId,
      thread_id: threadId,
      role: 'user',
      content: said,
      options: [],
      is_starred: isStarred,
      created_at: reply.message.created_at,
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
    if (wasReading || hasGap(messages)) void queryClient.invalidateQueries({ queryKey })
  } else {
    await queryClient.prefetchQuery(threadQuery(threadId))
  }
  endLive(threadId, messageId)
  void queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey })
}
