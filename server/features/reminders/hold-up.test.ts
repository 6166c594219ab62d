import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wallClockIn } from '#contract/clock.ts'
import * as notifications from '#contract/notifications.ts'
import * as reminders from '#contract/reminders.ts'
import { notificationJobs } from '#server/features/notifications/jobs.ts'
import { type PushService, startPushService } from '#server/testing/push-service.ts'
import { at, onboard, one } from '#server/testing/reminder-bench.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { notifyDue } from './notify-due.ts'

let server: TestServer
let pushService: PushService
beforeAll(async () => {
  ;[server, pushService] = await Promise.all([startTestServer(), startPushService()])
})
afterAll(async () => {
  await pushService.close()
  await server.close()
})

test('a row that breaks in one zone keeps no other zone and no notification waiting', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  await onboard(ana, { timezone: 'Australia/Melbourne' })
  await onboard(bea, { timezone: 'Australia/Perth' })
  const browser = pushService.browser()
  await bea.call(notifications.subscribePush, { body: browser.subscription })
  const now = at('12:00')
  for (const [member, timezone] of [
    [ana, 'Australia/Melbourne'],
    [bea, 'Australia/Perth'],
  ] as const)
    await member.call(reminders.saveReminder, {
      params: { reminderId: randomUUID() },
      body: { text: timezone, due: wallClockIn(timezone, now) },
    })
  const { asOwner } = server.testDatabase
  await asOwner(`create function break() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`)
  await asOwner(`create trigger break before insert on notifications for each row
    when (new.user_id = '${ana.userId}') execute function break()`)
  const job = notificationJobs(server.services, notifyDue).find(({ name }) => name === 'send-notifications')
  await expect(job?.run(now)).rejects.toThrow('1 of 3 failed')
  const { notes } = (await bea.call(notifications.listInbox, {})).body
  expect(notes).toMatchObject([{ text: 'Australia/Perth' }])
  expect(browser.received.map(({ payload }) => payload)).toEqual([{ id: expect.any(String), ...one }])
  await asOwner('drop trigger break on notifications')
  await job?.run(now)
  expect((await ana.call(notifications.listInbox, {})).body.notes).toMatchObject([
    { text: 'Australia/Melbourne' },
  ])
})
