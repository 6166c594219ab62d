import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { chatTexts } from '#content/chat.ts'
import * as companion from '#contract/companion.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { type EventStream, openEventStream, wantsEvents } from '#server/platform/http/event-stream.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { answerSafety } from './answer-safety.ts'
import { findFollowUp, setFollowUp } from './follow-up.ts'
import { listMessages, listMessagesBefore, markNotHelpful, setMessageStarred } from './messages-repo.ts'
import { noSuchThread } from './read.ts'
import { repliesUnderWay } from './replies-under-way.ts'
import { replyTo } from './reply.ts'
import { searchThreads } from './search-threads.ts'
import {
  beginThread,
  deleteThread,
  findThread,
  insertThread,
  listThreads,
  restoreThread,
  setThreadSaved,
} from './threads-repo.ts'

/** After this long without an answer a message counts as unanswered, not as being answered. */
const replyingMs = 60_000

const replyKey = (userId: string, threadId: string, messageId: string) =>
  [userId, threadId, messageId].join(' ')

/** Chats with the companion. */
export function companionRoutes(http: FastifyInstance, { config, database, model }: Services): void {
  const underWay = repliesUnderWay()
  http.addHook('preClose', () => underWay.close())

  implement(http, companion.listThreads, async ({ query, caller }) =>
    listThreads(database.asMember(caller.userId), caller.userId, query.before),
  )

  implement(http, companion.searchThreads, async ({ body, caller }) =>
    searchThreads(database.asMember(caller.userId), caller.userId, body.words),
  )

  implement(http, companion.createThread, async ({ body, caller }) =>
    insertThread(database.asMember(caller.userId), caller.userId, { mode: body.mode, isSOS: body.is_sos }),
  )

  implement(http, companion.getThread, async ({ params, caller }) => {
    const member = database.asMember(caller.userId)
    const { lastSaid: last, ...page } = await listMessages(member, caller.userId, params.threadId)
    // Read after what was said, so that its safety is not the one before that.
    const [thread, followUpAt] = await Promise.all([
      findThread(member, caller.userId, params.threadId),
      findFollowUp(member, caller.userId, params.threadId),
    ])
    if (!thread) throw notFound(noSuchThread)
    const isWaiting = last !== undefined && last.answer !== 'reply'
    const replying =
      isWaiting &&
      (underWay.has(replyKey(caller.userId, params.threadId, last.id)) ||
        (last.answer === null && last.createdAt.getTime() > Date.now() - replyingMs))
    return {
      thread,
      ...page,
      replying,
      unanswered: isWaiting && !replying ? last.id : null,
      ...(followUpAt && { follow_up_at: followUpAt.toISOString() }),
    }
  })

  implement(http, companion.listEarlierMessages, async ({ params, caller }) => {
    const member = database.asMember(caller.userId)
    const [thread, page] = await Promise.all([
      findThread(member, caller.userId, params.threadId),
      listMessagesBefore(member, caller.userId, params.threadId, params.messageId),
    ])
    if (!thread) throw notFound(noSuchThread)
    return page
  })

  implement(http, companion.setFollowUp, async ({ params, body, caller }) => {
    const member = database.asMember(caller.userId)
    const set = await setFollowUp(member, caller.userId, params.threadId, body.is_wanted)
    if (!set) throw notFound(noSuchThread)
    return set
  })

  implement(http, companion.answerSafety, async ({ params, body, caller }) =>
    answerSafety(database, caller.userId, params.threadId, body),
  )

  implement(http, companion.deleteThread, async ({ params, caller }) => {
    const thread = await deleteThread(database.asMember(caller.userId), caller.userId, params.threadId)
    if (!thread) throw notFound(noSuchThread)
    return thread
  })

  implement(http, companion.restoreThread, async ({ params, caller }) => {
    const thread = await restoreThread(database.asMember(caller.userId), caller.userId, params.threadId)
    if (!thread) throw notFound(noSuchThread)
    return thread
  })

  implement(http, companion.starMessage, async ({ params, body, caller }) => {
    const message = await setMessageStarred(
      database.asMember(caller.userId),
      caller.userId,
      params.messageId,
      body.is_starred,
    )
    if (!message) throw notFound('We could not find that message.')
    return message
  })

  implement(http, companion.markNotHelpful, async ({ params, body, caller }) => {
    const isFound = await markNotHelpful(
      database.asMember(caller.userId),
      params.replyId,
      body.is_not_helpful,
    )
    if (!isFound) throw notFound('We could not find that message.')
    return { id: params.replyId, ...body }
  })

  implement(http, companion.updateThread, async ({ params, body, caller }) => {
    const thread = await setThreadSaved(
      database.asMember(caller.userId),
      caller.userId,
      params.threadId,
      body.is_saved,
    )
    if (!thread) throw notFound(noSuchThread)
    return thread
  })

  const services = {
    database,
    model: model && config.model && { end: model, config: config.model },
    isVillageShown: config.village !== 'closed',
  }

  implement(http, companion.motherChat, async ({ body, caller, request, reply }) => {
    const onFallback = (cause: unknown) =>
      request.log.warn({ err: cause }, 'a reply of the model is not whole')
    const messageId = body.message_id ?? randomUUID()
    const threadId =
      body.thread_id ??
      (await beginThread(database.asMember(caller.userId), caller.userId, messageId, body.context))
    const incoming = { ...body, thread_id: threadId, message_id: messageId }
    const follow = (send: (event: companion.ReplyEvent) => void) =>
      underWay.follow(replyKey(caller.userId, threadId, messageId), send, (tell, stopping) =>
        replyTo({ ...services, stopping, onFallback }, caller.userId, incoming, tell),
      )
    if (!wantsEvents(request)) return follow(() => {})
    let stream: EventStream<companion.ReplyEvent> | undefined
    const send = (event: companion.ReplyEvent) => {
      stream ??= openEventStream(reply)
      stream.send(event)
    }
    try {
      send({ type: 'done', reply: await follow(send) })
    } catch (error) {
      if (!stream) throw error
      if (error instanceof AppError && (error.code === 'members_only' || error.code === 'conflict')) {
        send({ type: 'failed', error: error.message, code: error.code })
      } else {
        request.log.error({ err: error }, 'a reply failed on its way')
        send({ type: 'failed', error: chatTexts.couldNotReply })
      }
    }
    stream?.end()
    return undefined
  })
}
