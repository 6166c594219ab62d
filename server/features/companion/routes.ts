import type { FastifyInstance } from 'fastify'
import { chatTexts } from '#content/chat.ts'
import * as companion from '#contract/companion.ts'
import type { Database } from '#server/database/client.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { type EventStream, openEventStream, wantsEvents } from '#server/platform/http/event-stream.ts'
import { implement } from '#server/platform/http/implement.ts'
import { noSuchThread, replyTo } from './reply.ts'
import { findThread, insertThread, listMessages, listThreads, setThreadSaved } from './repo.ts'

/** After this long without an answer a message counts as unanswered, not as being answered. */
const replyingMs = 60_000

/** Chats with the companion. */
export function companionRoutes(http: FastifyInstance, { database }: { database: Database }): void {
  implement(http, companion.listThreads, async ({ caller }) => ({
    threads: await listThreads(database.asMember(caller.userId), caller.userId),
  }))

  implement(http, companion.createThread, async ({ body, caller }) =>
    insertThread(database.asMember(caller.userId), caller.userId, body.mode),
  )

  implement(http, companion.getThread, async ({ params, caller }) => {
    const member = database.asMember(caller.userId)
    const [thread, messages] = await Promise.all([
      findThread(member, caller.userId, params.threadId),
      listMessages(member, caller.userId, params.threadId),
    ])
    if (!thread) throw notFound(noSuchThread)
    const last = messages.at(-1)
    const replying = last?.role === 'user' && Date.parse(last.created_at) > Date.now() - replyingMs
    return { thread, messages, replying }
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

  implement(http, companion.motherChat, async ({ body, caller, request, reply }) => {
    if (!wantsEvents(request)) return replyTo(database, caller.userId, body, () => {})
    let stream: EventStream<companion.ReplyEvent> | undefined
    const send = (event: companion.ReplyEvent) => {
      stream ??= openEventStream(reply)
      stream.send(event)
    }
    try {
      send({ type: 'done', reply: await replyTo(database, caller.userId, body, send) })
    } catch (error) {
      if (!stream) throw error
      request.log.error({ err: error }, 'a reply failed on its way')
      send({ type: 'failed', error: chatTexts.couldNotReply })
    }
    stream?.end()
    return undefined
  })
}
