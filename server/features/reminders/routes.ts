import type { FastifyInstance } from 'fastify'
import * as reminders from '#contract/reminders.ts'
import { assess } from '#reading/safety/assess.ts'
import { noticeOf } from '#server/features/safety/notice.ts'
import { recordSafetyEvent } from '#server/features/safety/record.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { isFull, listReminders, removeReminder, saveReminder, setDone } from './reminders-repo.ts'
import { findSettings, saveSettings } from './settings-repo.ts'

const noSuchReminder = 'We could not find that reminder.'
const tooMany = 'That’s a lot of reminders. Please finish or delete one first.'

/** When something comes to her by the clock, and her own reminders. */
export function reminderRoutes(http: FastifyInstance, { database }: Services): void {
  implement(http, reminders.getReminderSettings, ({ caller }) =>
    findSettings(database.asMember(caller.userId), caller.userId),
  )

  implement(http, reminders.saveReminderSettings, async ({ body, caller }) => {
    const member = database.asMember(caller.userId)
    await member.transaction((scope) => saveSettings(scope, caller.userId, body))
    return findSettings(member, caller.userId)
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
    const removed = await database
      .asMember(caller.userId)
      .transaction((scope) => removeReminder(scope, caller.userId, params.reminderId))
    if (!removed) throw notFound(noSuchReminder)
    return { id: params.reminderId }
  })
}
