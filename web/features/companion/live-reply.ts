import { chatTexts } from '#content/chat.ts'
import * as companion from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import type { CheckInOfDay } from '#contract/you-today.ts'
import { CallError, callStream } from '#web/lib/call.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { readChat, threadQuery, threadsQuery } from './api.ts'
import { setCardOpen } from './card-open.ts'
import { before, keepCard } from './chat-page.ts'
import {
  endLive,
  type Failure,
  forgetUnheard,
  liveReplyOf,
  startLive,
  type Unheard,
  unheardOf,
  updateLive,
} from './live-state.ts'

export interface ChatContext {
  isSOS: boolean
  youToday: CheckInOfDay | null
}

const following = new Map<string, AbortController>()

/** A new message of hers; with `replaces` it takes the place of her last one. */
export function newMessage(said: string, replaces: string | null = null): Unheard {
  return { messageId: crypto.randomUUID(), said, replaces }
}

/** Sends a message and follows its reply. The same message sent again is a retry and never said twice. */
export async function say(threadId: string, message: Unheard, context: ChatContext): Promise<void> {
  const { messageId, said, replaces } = message
  const held = queryClient.getQueryData(threadQuery(threadId).queryKey)?.messages ?? []
  const earlier = before(before(held, messageId), replaces)
  startLive(threadId, message)
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
          forgetUnheard(threadId)
          updateLive(threadId, messageId, (live) => ({ ...live, safety: event.safety }))
          setCardOpen(threadId, event.safety.cardId !== null)
        }
        if (event.type === 'text')
          updateLive(threadId, messageId, (live) => ({ ...live, reply: live.reply + event.text }))
        if (event.type === 'failed')
          throw event.code ? new CallError(event.error, event.code, 403) : new Error(event.error)
        if (event.type === 'done') {
          finished = true
          void settle(threadId, message, event.reply)
        }
      },
      leaving.signal,
    )
    if (!finished) throw new Error('the reply ended early')
  } catch (error) {
    if (!finished && !leaving.signal.aborted) await lookAgain(threadId, messageId, failureOf(error))
  }
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

/**
 * Asks the server what became of a message whose reply could not be followed, as when the phone's screen was locked.
 * Where it was heard, the chat itself shows the reply or waits for it; else the message says that it failed.
 */
async function lookAgain(threadId: string, messageId: string, failure: Failure): Promise<void> {
  const chat = await readChat(threadId).catch(() => null)
  const isHeard = chat?.messages.some(({ id }) => id === messageId) && chat.unanswered !== messageId
  if (chat) queryClient.setQueryData(threadQuery(threadId).queryKey, chat)
  if (isHeard) endLive(threadId, messageId)
  else updateLive(threadId, messageId, (live) => ({ ...live, failure }))
}

/** Takes up a chat where it was left: a stopped reply is shown whole, a message that may be lost is looked for. */
export function resume(threadId: string): void {
  const live = liveReplyOf(threadId)
  const unheard = live ?? unheardOf(threadId)
  if (!unheard) return
  if (live?.stopped) {
    endLive(threadId, live.messageId)
    return
  }
  if (live && !live.failure) return
  if (!live) startLive(threadId, unheard)
  void lookAgain(threadId, unheard.messageId, live?.failure ?? noReply)
}

/** A connection can die without a word: where the server has answered meanwhile, the chat itself shows the reply. */
export async function catchUp(threadId: string): Promise<void> {
  const live = liveReplyOf(threadId)
  if (!live || live.failure || live.stopped) return
  const chat = await readChat(threadId).catch(() => null)
  const isAnswered =
    chat?.messages.some(({ id }) => id === live.messageId) && !chat.replying && !chat.unanswered
  if (!chat || !isAnswered || liveReplyOf(threadId)?.messageId !== live.messageId) return
  following.get(threadId)?.abort()
  queryClient.setQueryData(threadQuery(threadId).queryKey, chat)
  endLive(threadId, live.messageId)
}

/**
 * Moves the finished pair from the live reply into the chat. A reading of the chat that was still on its way is
 * dropped first: it may be older than the pair.
 */
async function settle(
  threadId: string,
  { messageId, said, replaces }: Unheard,
  reply: companion.MotherReply,
) {
  const { queryKey } = threadQuery(threadId)
  await queryClient.cancelQueries({ queryKey })
  const found = queryClient.getQueryData(queryKey)
  if (found) {
    const mine: companion.Message = {
      id: messageId,
      thread_id: threadId,
      role: 'user',
      content: said,
      options: [],
      is_starred: false,
      created_at: reply.message.created_at,
    }
    queryClient.setQueryData(queryKey, {
      ...found,
      thread: { ...found.thread, safety: keepCard(found.thread.safety, reply.safety) },
      messages: [...before(before(found.messages, messageId), replaces), mine, reply.message],
      replying: false,
      unanswered: null,
    })
  } else {
    await queryClient.prefetchQuery(threadQuery(threadId))
  }
  endLive(threadId, messageId)
  void queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey })
}
