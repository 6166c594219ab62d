import { useQuery } from '@tanstack/react-query'
import { chatTexts } from '#content/chat.ts'
import * as companion from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import type { CheckInOfDay } from '#contract/you-today.ts'
import { callStream } from '#web/lib/call.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { readStored, writeStored } from '#web/lib/stored-state.ts'
import { threadQuery, threadsQuery } from './api.ts'
import { setCardOpen } from './card-open.ts'

/** A message on its way, and what has come of its reply so far. It outlives the screen that sent it. */
export interface LiveReply {
  messageId: string
  said: string
  reply: string
  safety: SafetyNotice | null
  failure: string | null
}

export interface ChatContext {
  isSOS: boolean
  youToday: CheckInOfDay | null
}

const key = (threadId: string) => ['live-reply', threadId]

function update(threadId: string, change: (live: LiveReply) => LiveReply | null): void {
  queryClient.setQueryData<LiveReply | null>(key(threadId), (live) => live && change(live))
}

/** Where the phone keeps what it has sent until the server has answered it. */
const unansweredKey = (threadId: string) => `unanswered:${threadId}`

/**
 * Takes up again what was on its way when the page was left: what never arrived, or was never answered, stands there as
 * failed and can be sent once more.
 */
export function recallUnanswered(threadId: string, messages: companion.Message[], replying: boolean): void {
  const kept = readStored<Pick<LiveReply, 'messageId' | 'said'>>(unansweredKey(threadId))
  if (!kept || replying || queryClient.getQueryData(key(threadId))) return
  const at = messages.findIndex(({ id }) => id === kept.messageId)
  if (at >= 0 && at < messages.length - 1) writeStored(unansweredKey(threadId), undefined)
  else
    queryClient.setQueryData<LiveReply>(key(threadId), {
      ...kept,
      reply: '',
      safety: null,
      failure: chatTexts.couldNotReply,
    })
}

/** The message of this chat that is on its way, or null. */
export function useLiveReply(threadId: string): LiveReply | null {
  const { data } = useQuery<LiveReply | null>({
    queryKey: key(threadId),
    queryFn: () => queryClient.getQueryData<LiveReply | null>(key(threadId)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}

/** Sends a message and follows its reply. With the same `messageId` it is a retry and never said twice. */
export async function say(
  threadId: string,
  said: string,
  context: ChatContext,
  messageId: string = crypto.randomUUID(),
): Promise<void> {
  writeStored(unansweredKey(threadId), { messageId, said })
  const earlier = queryClient.getQueryData(threadQuery(threadId).queryKey)?.messages ?? []
  queryClient.setQueryData<LiveReply>(key(threadId), {
    messageId,
    said,
    reply: '',
    safety: null,
    failure: null,
  })
  const body = {
    thread_id: threadId,
    message_id: messageId,
    messages: earlier
      .filter((message) => message.id !== messageId)
      .slice(-limits.chatContext)
      .map(({ role, content }) => ({ role, content })),
    user_text: said,
    context,
  }
  let finished = false
  try {
    await callStream(companion.motherChat, { body }, (event) => {
      if (event.type === 'safety') {
        update(threadId, (live) => ({ ...live, safety: event.safety }))
        setCardOpen(threadId, event.safety.cardId !== null)
      }
      if (event.type === 'text') update(threadId, (live) => ({ ...live, reply: live.reply + event.text }))
      if (event.type === 'failed') throw new Error(event.error)
      if (event.type === 'done') {
        finished = true
        void settle(threadId, { messageId, said }, event.reply)
      }
    })
    if (!finished) throw new Error('the reply ended early')
  } catch {
    if (!finished) update(threadId, (live) => ({ ...live, failure: chatTexts.couldNotReply }))
  }
}

/** The conversation's safety after a reply: the card stays when a message calls for no new one. */
function keepCard(before: SafetyNotice, now: SafetyNotice): SafetyNotice {
  return { level: now.level, cardId: now.cardId ?? before.cardId }
}

/**
 * Moves the finished pair from the live reply into the chat. A reading of the chat that was still on its way is
 * dropped first: it may be older than the pair.
 */
async function settle(
  threadId: string,
  sent: { messageId: string; said: string },
  reply: companion.MotherReply,
) {
  const { queryKey } = threadQuery(threadId)
  await queryClient.cancelQueries({ queryKey })
  const found = queryClient.getQueryData(queryKey)
  if (found) {
    const mine: companion.Message = {
      id: sent.messageId,
      thread_id: threadId,
      role: 'user',
      content: sent.said,
      options: [],
      created_at: reply.message.created_at,
    }
    const others = found.messages.filter(({ id }) => id !== mine.id && id !== reply.message.id)
    queryClient.setQueryData(queryKey, {
      thread: { ...found.thread, safety: keepCard(found.thread.safety, reply.safety) },
      messages: [...others, mine, reply.message],
      replying: false,
    })
  } else {
    await queryClient.prefetchQuery(threadQuery(threadId))
  }
  writeStored(unansweredKey(threadId), undefined)
  queryClient.setQueryData(key(threadId), null)
  void queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey })
}
