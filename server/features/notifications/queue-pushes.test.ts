import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#contract/calendar.ts'
import * as notifications from '#contract/notifications.ts'
import type { TestBrowser } from '#server/testing/push-service.ts'
import {
  at,
  onboard,
  one,
  type ReminderBench,
  readInbox,
  several,
  startReminderBench,
  today,
} from '#server/testing/reminder-bench.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { notify } from './notify.ts'

let bench: ReminderBench
let ana: Visitor & { userId: string }
let browser: TestBrowser
beforeAll(async () => {
  bench = await startReminderBench()
})
beforeEach(async () => {
  ;[ana, browser] = await bench.arrive()
  await onboard(ana)
})
afterAll(() => bench.close())

const payloads = () => browser.received.map(({ payload }) => payload)
const come = (key: string, eventId?: string) =>
  notify(bench.server.services.database.asSystem(), {
    userId: ana.userId,
    kind: 'payment_failed',
    key,
    ...(eventId && { eventId }),
  })

test('her phone is told in neutral words, once, and of no second event while the first is unread', async () => {
  await come('x', crypto.randomUUID())
  await bench.tick(at('10:00'))
  await come('x', crypto.randomUUID())
  await bench.tick(at('10:01'))
  expect(payloads()).toEqual([{ id: expect.any(String), ...one }])
  const ids = (await readInbox(ana)).map(({ id }) => id)
  await ana.call(notifications.markRead, { body: { ids } })
  await come('x', crypto.randomUUID())
  await bench.tick(at('10:02'))
  expect(payloads()).toHaveLength(2)
})

test('what comes in her quiet hours waits in the inbox, and is told as one when they end', async () => {
  await come('x')
  await come('y')
  for (const time of ['21:00', '23:30']) await bench.tick(at(time))
  expect([(await readInbox(ana)).length, browser.calls]).toEqual([2, 0])
  await bench.tick(at('06:59', addDays(today, 1)))
  expect(browser.calls).toBe(0)
  await bench.tick(at('07:00', addDays(today, 1)))
  expect(payloads()).toEqual([{ id: expect.any(String), ...several }])
})

test('what she has read before her phone was told is not told', async () => {
  await come('x')
  await ana.call(notifications.markRead, { body: { ids: (await readInbox(ana)).map(({ id }) => id) } })
  await bench.tick(at('10:00'))
  expect(browser.calls).toBe(0)
})

test('members in quiet hours keep nobody else waiting, however many they are', async () => {
  const asleep = await bench.server.member()
  await onboard(asleep)
  await bench.server.testDatabase.asOwner(
    `insert into notifications (user_id, kind, key)
     select $1, 'payment_failed', 'n' || n from generate_series(1, 600) n`,
    [asleep.userId],
  )
  await bench.server.testDatabase.asOwner(
    'insert into notification_settings (user_id, quiet_from, quiet_until) values ($1, 540, 1020)',
    [asleep.userId],
  )
  await come('x')
  await bench.tick(at('10:00'))
  expect(browser.calls).toBe(1)
})
