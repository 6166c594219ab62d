import { motherChat } from '#contract/companion.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sendLane } from '#web/lib/offline/outbox.ts'
import { queueWrite, sendUnqueued } from '#web/lib/offline/queue-or-send.ts'
import { emptyChat, threadQuery } from './api.ts'
import { beforeHer } from './before-her.ts'
import { settleHeard } from './live-reply.ts'
import { startLive } from './live-state.ts'
import { type Beginning, type ChatContext, type OutgoingMessage, queuedIn } from './queued-messages.ts'

/** A new message of hers; with `replaces` it takes the place of her last one. */
export function newMessage(text: string, replaces: string | null = null): OutgoingMessage {
  return { messageId: crypto.randomUUID(), text, replaces }
}

/**
 * Says something in a chat: it is on the phone before it is sent, and goes after what still waits for this chat. The same
 * message sent again is another try, and never said twice. A phone that can keep nothing sends it at once or not at all.
 */
export function sendMessage(threadId: string, message: OutgoingMessage, context: ChatContext): void {
  const isQueued = queuedIn(threadId).some(({ messageId }) => messageId === message.messageId)
  if (isQueued) void sendLane(threadId)
  else put(threadId, message, { thread_id: threadId }, context)
}

/** Begins a chat with its first words, which need no network yet, and answers its id: that of the message. */
export function beginChat(beginning: Beginning, text: string, context: ChatContext): string {
  const message = newMessage(text)
  const threadId = message.messageId
  const { mode } = beginning
  queryClient.setQueryData(threadQuery(threadId).queryKey, emptyChat(threadId, beginning))
  put(threadId, message, {}, { ...context, ...(mode && { mode }) })
  return threadId
}

function put(
  threadId: string,
  message: OutgoingMessage,
  chat: { thread_id?: string },
  context: ChatContext,
): void {
  const { messageId, text, replaces } = message
  const isFirst = queuedIn(threadId).every((queued) => queued.messageId === messageId)
  // What was said before is added when it goes out, as it stands then.
  const input = {
    body: {
      ...chat,
      message_id: messageId,
      ...(replaces && { replaces }),
      messages: [],
      ...beforeHer(threadId),
      user_text: text,
      context,
    },
  }
  const place = { id: messageId, refreshes: [], lane: threadId }
  const isQueued = queueWrite(motherChat, input, place)
  if (isFirst) {
    settleHeard(threadId)
    startLive(threadId, message)
  }
  if (isQueued) void sendLane(threadId)
  else void sendUnqueued(motherChat, input, place).catch(() => undefined)
}
