import type { FastifyInstance } from 'fastify'
import * as reminders from '#contract/reminders.ts'
import { assess } from '#reading/safety/assess.ts'
import type { RootScope } from '#server/database/client.ts'
import { noticeOf } from '#server/features/safety/notice.ts'
import { recordSafetyEvent } from '#server/features/safety/record.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { countUnread, listNotes, markRead } from './inbox-repo.ts'
import { isFull, listReminders, removeReminder, saveReminder, setDone } from './reminders-repo.ts'
import { findSettings, saveSettings } from './settings-repo.ts'
import { deleteSubscription, saveSubscription } from './subscriptions-repo.ts'

const noSuchReminder = 'We could not find that reminder.'
const tooMany = 'That’s a lot of reminders. Please finish or delete one first.'

/** What comes to her: settings, her own reminders, her inbox, and the browsers that are told. */
export function reminderRoutes(http: FastifyInstance, { database, push }: Services): void {
  const settingsOf = async (member: RootScope, userId: string) => ({
    ...(await findSettings(member, userId)),
    push_key: push.publicKey,
  })

  implement(http, reminders.getReminderSettings, async ({ caller }) =>
    settingsOf(database.asMember(caller.userId), caller.userId),
  )

  implement(http, reminders.saveReminderSettings, async ({ body, caller }) => {
    const member = database.asMember(caller.userId)
    await member.transaction((scope) => saveSettings(scope, caller.userId, body))
    return settingsOf(member, caller.userId)
  })

  implement(http, reminders.listReminders, async ({ caller }) => ({
    reminders: await listReminders(database.asMember(caller.userId), caller.userId),
  }))

  implement(http, reminders.saveReminder, async ({ params, body, caller }) => {
    const assessment = assess(body.text, { recentTexts: [] })
    const member = database.asMember(caller.userId)
    // Words that ask for the card are never refused: the answer is what brings it to her.
    if (!assessment.cardId && (await isFull(member, caller.userId, params.reminderId)))
      throw new AppError('conflict', tooMany)
    const { reminder, isNewText } = await saveReminder(member, caller.userId, {
      id: params.reminderId,
      ...body,
    })
    // The same words sent again are no second event.
    if (isNewText)
      await recordSafetyEvent(database.asSystem(), {
        userId: caller.userId,
        surface: 'reminder',
        ...assessment,
      })
    return { reminder, safety: noticeOf(assessment) }
  })

  implement(http, reminders.finishReminder, async ({ params, body, caller }) => {
    const reminder = await database
      .asMember(caller.userId)
      .transaction((scope) => setDone(scope, caller.userId, params.reminderId, body.is_done))
    if (!reminder) throw notFound(noSuchReminder)
    return reminder
  })

  implement(http, reminders.deleteReminder, async ({ params, caller }) => {
    const removed = await removeReminder(database.asMember(caller.userId), caller.userId, params.reminderId)
    if (!removed) throw notFound(noSuchReminder)
    return { id: params.reminderId }
  })

  implement(http, reminders.listInbox, async ({ caller }) => ({
    notes: await listNotes(database.asMember(caller.userId), caller.userId),
  }))

  const unreadOf = async (userId: string) => ({
    unread: await countUnread(database.asMember(userId), userId),
  })
  implement(http, reminders.countUnread, async ({ caller }) => unreadOf(caller.userId))

  implement(http, reminders.markRead, async ({ body, caller }) => {
    await markRead(database.asMember(caller.userId), caller.userId, body.ids)
    return unreadOf(caller.userId)
  })

  implement(http, reminders.subscribePush, async ({ body, caller }) => {
    if (!push.accepts(body.endpoint)) throw new AppError('bad_input', reminders.reminderErrors.pushUnusable)
    await saveSubscription(database.asSystem(), caller, body)
    return done
  })

  implement(http, reminders.unsubscribePush, async ({ body, caller }) => {
    await deleteSubscription(database.asSystem(), caller.userId, body.endpoint)
    return done
  })
}
