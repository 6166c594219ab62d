import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#contract/calendar.ts'
import { limits } from '#contract/limits.ts'
import * as notifications from '#contract/notifications.ts'
import * as reminders from '#contract/reminders.ts'
import {
  at,
  kindsOf,
  onboard,
  type ReminderBench,
  readInbox,
  remind,
  startReminderBench,
  today,
} from '#server/testing/reminder-bench.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { removeOldNotifications } from './clean-up.ts'

let bench: ReminderBench
let ana: Visitor & { userId: string }
beforeAll(async () => {
  bench = await startReminderBench()
})
beforeEach(async () => {
  ;[ana] = await bench.arrive()
})
afterAll(() => bench.close())

describe('the inbox', () => {
  test('counts no more as unread than it shows, so that opening it leaves nothing new', async () => {
    await bench.server.testDatabase.asOwner(
      `insert into notifications (user_id, kind, key, text, created_at)
       select $1, 'real_talk', 'real_talk:' || n, 'x', now() from generate_series(0, $2) n`,
      [ana.userId, limits.inboxShown],
    )
    expect((await ana.call(notifications.countUnread, {})).body.unread).toBe(limits.inboxShown)
    const ids = (await readInbox(ana)).map(({ id }) => id)
    expect((await ana.call(notifications.markRead, { body: { ids } })).body.unread).toBe(0)
  })

  test('counts what is unread, marks it, and forgets it after its time', async () => {
    await onboard(ana, { realTalk: true })
    const id = randomUUID()
    await remind(ana, 'x', '09:30', id)
    await bench.tick(at('09:30'))
    const unread = async () => (await ana.call(notifications.countUnread, {})).body.unread
    expect(await unread()).toBe(2)
    await ana.call(reminders.finishReminder, { params: { reminderId: id }, body: { is_done: true } })
    expect(await unread()).toBe(1)
    const bea = await bench.server.member()
    const ids = (await readInbox(ana)).map((note) => note.id)
    await bea.call(notifications.markRead, { body: { ids } })
    expect(await unread()).toBe(1)
    expect((await ana.call(notifications.markRead, { body: { ids } })).body.unread).toBe(0)
    await removeOldNotifications(bench.server.services.database.asSystem(), at('09:30', addDays(today, 89)))
    expect(await kindsOf(ana)).toContain('real_talk')
    await removeOldNotifications(bench.server.services.database.asSystem(), at('09:31', addDays(today, 90)))
    expect(await readInbox(ana)).toEqual([])
    expect((await ana.call(reminders.listReminders, {})).body.reminders).toEqual([])
  })
})
