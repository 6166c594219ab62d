import * as companion from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { CallError } from '#web/lib/api/call.ts'
import { callStream } from '#web/lib/api/call-stream.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { writeStored } from '#web/lib/device/stored-state.ts'
import { removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import type { Send } from '#web/lib/offline/senders.ts'
import { isGraveCard } from '#web/safety/card-for-reply.ts'
import { toast } from '#web/ui/toast.ts'
import { threadQuery } from './api.ts'
import { setCardOpen } from './card-open.ts'
import { beside } from './chat-page.ts'
import { editKey } from './edit-draft.ts'
import { failureOf, follow, leaveChat, lookAgain, replyBefore, settle } from './live-reply.ts'
import { endLive, isWatched, startLive, updateLive } from './live-state.ts'
import { type QueuedMessage, readQueuedMessage } from './queued-messages.ts'

/**
 * The one way that a message goes out, whether she has just pressed Send or it waited: answers once the server has it,
 * and goes on following the reply, for the chat to show as it comes.
 * @throws CallError where the server has not heard it; the chat says so, and it waits on where it may be heard later
 */
export const deliverMessage: Send = async (item) => {
  const message = readQueuedMessage(item)
  await replyBefore(message.threadId)
  startLive(message.threadId, message)
  const messages = await readEarlier(message)
  return new Promise<unknown>((resolve, reject) =>
    follow(message.threadId, (signal) =>
      listen(message, { ...bodyOf(message), messages }, { member: item.owner, signal }, { resolve, reject }),
    ),
  )
}

function bodyOf(message: QueuedMessage) {
  const { threadId, messageId, isBeginning, text, replaces, isAnsweredOnPhone, before, context } = message
  return {
    ...(!isBeginning && { thread_id: threadId }),
    message_id: messageId,
    ...(replaces && { replaces }),
    ...before,
    ...(isAnsweredOnPhone && { answered_on_phone: true }),
    user_text: text,
    context,
  }
}

/** What was said before it. What cannot be read now cannot be heard now either, so that it may go without. */
async function readEarlier({ threadId, messageId, replaces }: QueuedMessage) {
  const query = threadQuery(threadId)
  const held = queryClient.getQueryData(query.queryKey)
  const chat = held ?? (await queryClient.fetchQuery({ ...query, retry: false }).catch(() => undefined))
  return beside(chat?.messages ?? [], messageId, replaces)
    .slice(-limits.chatContext)
    .map(({ role, content }) => ({ role, content }))
}

type Body = Parameters<typeof callStream<typeof companion.motherChat>>[1]['body']

/** Sends a message and shows what comes back, until it has all come. */
async function listen(
  message: QueuedMessage,
  body: Body,
  following: { member: string; signal: AbortSignal },
  heard: Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>,
): Promise<void> {
  const { threadId, messageId } = message
  let isReceived = false
  let settling: Promise<void> | undefined
  /** A card is shown by the chat itself while that is before her. */
  const hear = (safety: SafetyNotice) => {
    isReceived = true
    heard.resolve(isWatched(threadId) ? null : { safety })
  }
  try {
    await callStream(
      companion.motherChat,
      { body },
      (event) => {
        if (event.type === 'failed')
          throw event.code ? new CallError(event.error, event.code, 200) : new Error(event.error)
        if (event.type === 'text')
          updateLive(threadId, messageId, (live) => ({ ...live, reply: live.reply + event.text }))
        if (event.type === 'safety') {
          updateLive(threadId, messageId, (live) => ({
            ...live,
            safety: event.safety,
            asksSafety: live.asksSafety || event.asks_safety === true,
            callsFor: event.calls_for ?? live.callsFor,
            failure: null,
          }))
          setCardOpen(threadId, isGraveCard(event.safety.cardId))
          hear(event.safety)
        }
        if (event.type === 'done') {
          settling = settle(threadId, message, event.reply)
          hear(event.reply.safety)
        }
      },
      following,
    )
    if (!settling) throw new Error('the reply ended early')
    await settling
  } catch (error) {
    if (settling || (isReceived && following.signal.aborted)) return
    if (isReceived) return lookAgain(threadId, messageId, failureOf(error))
    await noteUndelivered(message, error)
    heard.reject(error)
  }
}

/** Says in the chat that nobody has heard it, or puts its words where she can say them anew. */
async function noteUndelivered(message: QueuedMessage, error: unknown): Promise<void> {
  const code = error instanceof CallError ? error.code : undefined
  if (code === 'not_found' && (await leaveChat(message.threadId))) return
  if (code === 'members_only' && takeBack(message)) {
    toast({ title: failureOf(error).words })
    return
  }
  const failure = failureOf(error)
  updateLive(message.threadId, message.messageId, (live) => ({ ...live, failure }))
  // The chat may be another than the phone knew.
  if (!failure.canRetry)
    void queryClient.invalidateQueries({ queryKey: threadQuery(message.threadId).queryKey })
}

/**
 * A change that gets no reply today took the place of nothing: the new words wait where she changes the old ones. Answers
 * whether it was one, and the phone could keep it.
 */
function takeBack({ threadId, messageId, text, replaces }: QueuedMessage): boolean {
  if (!replaces || !writeStored(editKey(threadId, replaces), text)) return false
  removeOutboxItem(messageId)
  endLive(threadId, messageId)
  return true
}
