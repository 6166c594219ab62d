import type { FastifyInstance } from 'fastify'
import * as companion from '#contract/companion.ts'
import type { Database } from '#server/database/client.ts'
import { implement } from '#server/platform/http/implement.ts'
import { listStarredMessages } from './messages-repo.ts'
import { findChatSettings, upsertChatSettings } from './settings-repo.ts'
import { listSavedThreads } from './threads-repo.ts'

/** What she kept of her chats, and how long the rest is kept. */
export function savedChatRoutes(http: FastifyInstance, { database }: { database: Database }): void {
  implement(http, companion.listSavedThreads, async ({ caller }) => ({
    threads: await listSavedThreads(database.asMember(caller.userId), caller.userId),
  }))

  implement(http, companion.listStarredMessages, async ({ caller }) => ({
    messages: await listStarredMessages(database.asMember(caller.userId), caller.userId),
  }))

  implement(http, companion.getChatSettings, async ({ caller }) =>
    findChatSettings(database.asMember(caller.userId), caller.userId),
  )

  implement(http, companion.saveChatSettings, async ({ body, caller }) => {
    await upsertChatSettings(database.asMember(caller.userId), caller.userId, body)
    return body
  })
}
