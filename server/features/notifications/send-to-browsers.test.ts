import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#contract/calendar.ts'
import * as notifications from '#contract/notifications.ts'
import * as reminders from '#contract/reminders.ts'
import type { TestBrowser } from '#server/testing/push-service.ts'
import {
  at,
  kindsOf,
  onboard,
  one,
  type ReminderBench,
  readInbox,
  refuse,
  remind,
  startReminderBench,
  today,
} from '#server/testing/reminder-bench.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { deliverPushes } from './deliver-pushes.ts'

let bench: ReminderBench
let ana: Visitor & { userId: string }
let browser: TestBrowser
beforeAll(async () => {
  bench = await startReminderBench()
})
beforeEach(async () => {
  ;[ana, browser] = await bench.arrive()
})
afterAll(() => bench.close())

const payloads = () => browser.received.map(({ payload }) => payload)

describe('a browser', () => {
  beforeEach(async () => {
    await onboard(ana)
    await remind(ana, 'x', '10:00')
  })
  const subscriptions = () =>
    bench.server.testDatabase.asOwner('select id from push_subscriptions where user_id = $1', [ana.userId])

  test.each([404, 410])('that answers %s is forgotten', async (status) => {
    browser.answers.push({ status })
    await bench.tick(at('10:00'))
    expect([await subscriptions(), await kindsOf(ana)]).toEqual([[], ['reminder']])
  })

  test('that cannot be told now is told later, once, and not before its service wants it', async () => {
    browser.answers.push({ status: 503 }, { status: 429, headers: { 'retry-after': '600' } })
    await bench.tick(at('10:00'))
    await bench.tick(at('10:01'))
    expect(browser.calls).toBe(2)
    for (const time of ['10:02', '10:10']) await bench.tick(at(time))
    expect(browser.calls).toBe(2)
    for (const time of ['10:11', '10:12', '11:00']) await bench.tick(at(time))
    expect([browser.calls, payloads()]).toEqual([3, [{ id: expect.any(String), ...one }]])
  })

  test.each(['read', 'done'] as const)(
    'that could not be told of what is %s by now is not told',
    async (how) => {
      browser.answers.push({ status: 503 })
      await bench.tick(at('10:00'))
      const [note] = await readInbox(ana)
      if (how === 'read') await ana.call(notifications.markRead, { body: { ids: [note?.id ?? ''] } })
      else
        await ana.call(reminders.finishReminder, {
          params: { reminderId: note?.reminder?.id ?? '' },
          body: { is_done: true },
        })
      for (const time of ['10:01', '10:10', '12:00']) await bench.tick(at(time))
      expect([browser.calls, payloads()]).toEqual([1, []])
    },
  )

  test('whose service is away for hours is told once it is back', async () => {
    for (let count = 0; count < 7; count++) browser.answers.push({ status: 500 })
    for (const hour of ['10', '11', '12'])
      for (const minute of ['00', '10', '20', '30', '40', '50']) await bench.tick(at(`${hour}:${minute}`))
    expect([browser.calls, payloads()]).toEqual([8, [{ id: expect.any(String), ...one }]])
  })

  test('that never answers well is left alone once that is pointless', async () => {
    for (let count = 0; count < 20; count++) browser.answers.push({ status: 500 })
    for (const time of ['19:00', '19:30', '20:30', '21:00', '23:00']) await bench.tick(at(time))
    for (const time of ['06:00', '07:00', '08:00']) await bench.tick(at(time, addDays(today, 1)))
    expect(browser.calls).toBe(3)
    expect(await subscriptions()).toHaveLength(1)
  })

  test('whose sender died is told after a while by another', async () => {
    await bench.announce(at('10:00'))
    // It was claimed, and whoever claimed it is gone.
    await bench.server.testDatabase.asOwner(
      `update pushes set attempts = 1, next_at = $1
       where subscription_id in (select id from push_subscriptions where user_id = $2)`,
      [at('10:02'), ana.userId],
    )
    await bench.deliver(at('10:01'))
    const before = browser.calls
    await bench.deliver(at('10:02'))
    expect([before, browser.calls]).toEqual([0, 1])
  })

  test('that another note joins while it is being told is told of that one too', async () => {
    const { push } = bench.server.services
    await bench.announce(at('10:00'))
    await remind(ana, 'y', '10:01')
    await deliverPushes(
      bench.server.services.database.asSystem(),
      {
        ...push,
        async send(...given) {
          if (given[0].endpoint === browser.subscription.endpoint) await bench.announce(at('10:01'))
          return push.send(...given)
        },
      },
      at('10:00'),
      refuse,
    )
    await bench.deliver(at('10:03'))
    expect(payloads()).toHaveLength(2)
  })

  test('of a session that is over hears nothing', async () => {
    await bench.server.testDatabase.asOwner(
      `update auth.session set "expiresAt" = now() where "userId" = $1`,
      [ana.userId],
    )
    await bench.tick(at('10:00'))
    expect([browser.calls, await subscriptions()]).toEqual([0, []])
  })
})
