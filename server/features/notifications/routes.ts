import type { FastifyInstance } from 'fastify'
import * as notifications from '#contract/notifications.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { countUnread, listInbox, markRead } from './inbox-repo.ts'
import { deleteSubscription, saveSubscription } from './subscriptions-repo.ts'
import { findSwitches, setSwitch } from './switches-repo.ts'

/** Her inbox, which kinds come to it, and the browsers that are told. */
export function notificationRoutes(http: FastifyInstance, { database, push }: Services): void {
  implement(http, notifications.listInbox, async ({ caller }) => ({
    notes: await listInbox(database.asMember(caller.userId), caller.userId),
  }))

  const unreadOf = async (userId: string) => ({
    unread: await countUnread(database.asMember(userId), userId),
  })
  implement(http, notifications.countUnread, async ({ caller }) => unreadOf(caller.userId))

  implement(http, notifications.markRead, async ({ body, caller }) => {
    await markRead(database.asMember(caller.userId), caller.userId, body.ids)
    return unreadOf(caller.userId)
  })

  const settingsOf = async (userId: string) => ({
    switches: await findSwitches(database.asMember(userId), userId),
    push_key: push.publicKey,
  })
  implement(http, notifications.getNotificationSettings, ({ caller }) => settingsOf(caller.userId))

  implement(http, notifications.switchKind, async ({ body, caller }) => {
    await setSwitch(database.asMember(caller.userId), caller.userId, body)
    return settingsOf(caller.userId)
  })

  implement(http, notifications.subscribePush, async ({ body, caller }) => {
    if (!push.accepts(body.endpoint))
      throw new AppError('bad_input', notifications.notificationErrors.pushUnusable)
    await saveSubscription(database.asSystem(), caller, body)
    return done
  })

  implement(http, notifications.unsubscribePush, async ({ body, caller }) => {
    await deleteSubscription(database.asSystem(), caller.userId, body.endpoint)
    return done
  })
}
