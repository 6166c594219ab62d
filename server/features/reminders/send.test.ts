import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bedtimeNudges, wakeNudges } from '#content/reminders/nudges.ts'
import { addDays } from '#contract/calendar.ts'
import { saveChild } from '#contract/children.ts'
import * as notifications from '#contract/notifications.ts'
import * as profile from '#contract/profile.ts'
import * as reminders from '#contract/reminders.ts'
import { type Database, openDatabase } from '#server/database/client.ts'
import { deliverPushes } from '#server/features/notifications/deliver-pushes.ts'
import { queueAllPushes } from '#server/features/notifications/jobs.ts'
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
  several,
  startReminderBench,
  today,
} from '#server/testing/reminder-bench.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { notifyDue } from './notify-due.ts'

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

describe('a reminder of her own', () => {
  beforeEach(() => onboard(ana))

  test('comes at its time, in her words in the app and in none of them on the lock screen', async () => {
    await remind(ana, 'ring Dr Nguyen about the results', '10:00')
    await bench.tick(at('09:59'))
    expect(await readInbox(ana)).toEqual([])
    await bench.tick(at('10:00'))
    expect(await readInbox(ana)).toMatchObject([
      { kind: 'reminder', text: 'ring Dr Nguyen about the results', is_read: false },
    ])
    expect(payloads()).toEqual([{ id: expect.any(String), ...one }])
    const [{ headers, claims } = {}] = browser.received
    // Until 9 pm, when her quiet hours begin, is less than the twelve hours that it keeps.
    expect(headers).toMatchObject({ ttl: String(11 * 3600), topic: 'notes' })
    expect(claims?.aud).toBe(new URL(browser.subscription.endpoint).origin)
    await bench.tick(at('10:01'))
    expect(browser.calls).toBe(1)
  })

  test('waits for the end of quiet hours', async () => {
    await remind(ana, 'late thought', '22:30', randomUUID(), addDays(today, -1))
    for (const time of ['00:30', '06:59']) await bench.tick(at(time))
    expect(await readInbox(ana)).toEqual([])
    await bench.tick(at('07:00'))
    expect(await kindsOf(ana)).toEqual(['reminder'])
  })

  describe('that quiet hours cut short', () => {
    const tomorrow = addDays(today, 1)
    const throughTheNight = async () => {
      for (const time of ['20:55', '21:00', '23:30']) await bench.tick(at(time))
      for (const time of ['00:30', '06:59', '07:00', '07:01', '08:44']) await bench.tick(at(time, tomorrow))
    }

    test('is told once more after them, in case the phone was off', async () => {
      await remind(ana, 'x', '20:45')
      await bench.tick(at('20:45'))
      expect(browser.received[0]?.headers.ttl).toBe(String(15 * 60))
      await throughTheNight()
      const [first, again] = payloads()
      expect([first, browser.calls]).toEqual([{ id: expect.any(String), ...one }, 2])
      // The same id: where it still stands on the lock screen, it makes no second sound.
      expect(again).toEqual(first)
    })

    test('is told after them where it could not be told before', async () => {
      for (let count = 0; count < 3; count++) browser.answers.push({ status: 503 })
      await remind(ana, 'x', '20:45')
      await bench.tick(at('20:45'))
      await throughTheNight()
      expect(payloads()).toEqual([{ id: expect.any(String), ...one }])
    })

    test('is told as one with what waited for the end of them', async () => {
      await remind(ana, 'x', '20:45')
      await remind(ana, 'y', '22:30')
      await bench.tick(at('20:45'))
      await throughTheNight()
      expect(payloads().slice(1)).toEqual([{ id: expect.any(String), ...several }])
    })

    test('is not told again once she has read or done it, nor half a day after it came', async () => {
      const done = randomUUID()
      await remind(ana, 'read', '20:40')
      await bench.tick(at('20:40'))
      await remind(ana, 'done', '20:45', done)
      await bench.tick(at('20:45'))
      const ids = (await readInbox(ana)).filter(({ text }) => text === 'read').map(({ id }) => id)
      await ana.call(notifications.markRead, { body: { ids } })
      await ana.call(reminders.finishReminder, { params: { reminderId: done }, body: { is_done: true } })
      await throughTheNight()
      expect(browser.calls).toBe(2)
      await remind(ana, 'in the morning', '10:00', randomUUID(), tomorrow)
      for (const time of ['10:00', '20:55']) await bench.tick(at(time, tomorrow))
      await bench.tick(at('07:00', addDays(today, 2)))
      expect(browser.calls).toBe(3)
    })
  })

  test('is not lost while the server is down; what came late together is told as one', async () => {
    for (const time of ['10:00', '10:30', '12:00']) await remind(ana, `at ${time}`, time)
    await bench.tick(at('16:00'))
    expect(await readInbox(ana)).toHaveLength(3)
    expect(payloads()).toEqual([{ id: expect.any(String), ...several }])
  })

  test('comes once with two workers at once, again and again', async () => {
    for (const time of ['10:00', '10:01', '10:02', '10:03']) await remind(ana, `at ${time}`, time)
    await onboard(ana, { realTalk: true })
    const now = at('10:30')
    const other = openDatabase(bench.server.testDatabase)
    const work = async (database: Database) => {
      for (let round = 0; round < 3; round++) {
        await notifyDue(database.asSystem(), now)
        await queueAllPushes(database.asSystem(), now)
        await deliverPushes(database.asSystem(), bench.server.services.push, now, refuse)
      }
    }
    await Promise.all(
      [bench.server.services.database, other, other, bench.server.services.database].map(work),
    )
    await other.close()
    expect(await kindsOf(ana)).toHaveLength(5)
    expect(browser.received.length).toBeLessThanOrEqual(2)
    expect(new Set(browser.received.map(({ payload }) => (payload as { id: string }).id)).size).toBe(
      browser.calls,
    )
  })

  test('moved to another time it comes again; done or deleted before its time it does not come', async () => {
    const [moved, finished, deleted] = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of [moved, finished, deleted]) await remind(ana, 'x', '10:00', id)
    await ana.call(reminders.finishReminder, { params: { reminderId: finished }, body: { is_done: true } })
    await ana.call(reminders.deleteReminder, { params: { reminderId: deleted } })
    await bench.tick(at('10:00'))
    expect(await readInbox(ana)).toMatchObject([{ reminder: { id: moved } }])
    await remind(ana, 'x', '15:00', moved)
    await bench.tick(at('15:00'))
    expect(await readInbox(ana)).toHaveLength(2)
    await remind(ana, 'other words', '15:00', moved)
    await bench.tick(at('15:01'))
    expect((await readInbox(ana)).map(({ text }) => text)).toEqual(['other words', 'other words'])
    await ana.call(reminders.deleteReminder, { params: { reminderId: moved } })
    expect(await readInbox(ana)).toEqual([])
  })

  test('set again for the same time it comes, though it was done; what has come does not come twice', async () => {
    const params = { reminderId: randomUUID() }
    const finish = () => ana.call(reminders.finishReminder, { params, body: { is_done: true } })
    await remind(ana, 'x', '10:00', params.reminderId)
    await finish()
    await remind(ana, 'x', '10:00', params.reminderId)
    await bench.tick(at('10:00'))
    expect(await kindsOf(ana)).toEqual(['reminder'])
    await finish()
    await remind(ana, 'x', '10:00', params.reminderId)
    await bench.tick(at('10:01'))
    expect(await kindsOf(ana)).toEqual(['reminder'])
    expect(browser.calls).toBe(1)
  })
})

describe('Real Talk', () => {
  test('comes to who allowed it, once a day, and says nothing twice in two months', async () => {
    await onboard(ana, { realTalk: true })
    const bea = await bench.server.member()
    await onboard(bea)
    for (let day = 0; day < 62; day++) await bench.announce(at('09:30', addDays(today, day)))
    const count = 'select count(*)::int as notes, count(distinct text)::int as texts from notifications'
    const found = await bench.server.testDatabase.asOwner(`${count} where user_id = $1`, [ana.userId])
    expect(found).toEqual([{ notes: 62, texts: 62 }])
    expect(await readInbox(bea)).toEqual([])
  })

  test('comes late after a pause, and is left out once the day is over', async () => {
    await onboard(ana, { realTalk: true })
    await bench.tick(at('14:00'))
    expect(await kindsOf(ana)).toEqual(['real_talk'])
    await bench.tick(at('20:00', addDays(today, 1)))
    expect(await kindsOf(ana)).toEqual(['real_talk'])
  })

  test('to one who is pregnant speaks of no day with a child, and of nothing else at all', async () => {
    await onboard(ana, { realTalk: true, season: 'Pregnant' })
    for (const time of ['07:00', '09:30', '19:00']) await bench.tick(at(time))
    expect(await kindsOf(ana)).toEqual(['real_talk'])
  })
})

describe('wake and bedtime nudges', () => {
  const born = (days: number) => addDays(today, -days)

  test('come for the youngest child who has one, once for all of them', async () => {
    await onboard(ana, { birthdates: [born(2400), born(30)] })
    await bench.tick(at('07:00'))
    await bench.tick(at('19:00'))
    const notes = await readInbox(ana)
    expect(notes.map(({ kind }) => kind)).toEqual(['bedtime', 'wake'])
    expect(bedtimeNudges.newborn).toContain(notes[0]?.text)
    expect(wakeNudges.newborn).toContain(notes[1]?.text)
  })

  test('are not sent once they are pointless', async () => {
    await onboard(ana, { birthdates: [born(30)] })
    await bench.tick(at('16:00'))
    await bench.tick(at('20:31'))
    expect([await readInbox(ana), browser.calls]).toEqual([[], 0])
  })

  test('go by each child’s own switches, and stop with the child', async () => {
    await onboard(ana, { birthdates: [born(30)] })
    const { ...settings } = (await ana.call(reminders.getReminderSettings, {})).body
    const only = settings.children.map(({ id }) => ({ id, notify_wake: false, notify_bedtime: true }))
    await ana.call(reminders.saveReminderSettings, { body: { ...settings, children: only } })
    await bench.tick(at('07:00'))
    await bench.tick(at('19:00'))
    expect(await kindsOf(ana)).toEqual(['bedtime'])
    await bench.server.testDatabase.asOwner('delete from children where user_id = $1', [ana.userId])
    await bench.tick(at('19:00', addDays(today, 1)))
    expect(await kindsOf(ana)).toEqual(['bedtime'])
  })

  test('go by no switch of another’s child that her phone named alike', async () => {
    await onboard(ana, { birthdates: [born(30)] })
    const { ...settings } = (await ana.call(reminders.getReminderSettings, {})).body
    const off = settings.children.map(({ id }) => ({ id, notify_wake: false, notify_bedtime: false }))
    await ana.call(reminders.saveReminderSettings, { body: { ...settings, children: off } })
    const [bea] = await bench.arrive()
    const [childId = ''] = off.map(({ id }) => id)
    const { body } = await ana.call(profile.getProfile, {})
    for (const { id: __, ...child } of body.children)
      await bea.call(saveChild, {
        params: { childId },
        body: { ...child, notification_prefs: { notify_wake: true, notify_bedtime: true } },
      })
    await bench.tick(at('07:00'))
    await bench.tick(at('19:00'))
    expect(await kindsOf(ana)).toEqual([])
  })

  test('do not come for the hour before the first child was added', async () => {
    await onboard(ana, { birthdates: [born(30)] })
    const added = `update children set created_at = $2 where user_id = $1`
    await bench.server.testDatabase.asOwner(added, [ana.userId, at('07:10')])
    await bench.tick(at('07:11'))
    expect(await readInbox(ana)).toEqual([])
    await bench.tick(at('19:00'))
    expect(await kindsOf(ana)).toEqual(['bedtime'])
  })

  test('do not come for a child who is not born yet, nor for one who is grown up', async () => {
    await onboard(ana, { birthdates: [born(-60), born(19 * 366)] })
    await bench.tick(at('07:00'))
    expect(await readInbox(ana)).toEqual([])
  })

  test('what falls together is told as one, and follows her to another zone', async () => {
    await onboard(ana, { realTalk: true, birthdates: [born(30)] })
    const { ...settings } = (await ana.call(reminders.getReminderSettings, {})).body
    await ana.call(reminders.saveReminderSettings, { body: { ...settings, real_talk_at: '06:00' } })
    await remind(ana, 'in the night', '03:00')
    await bench.tick(at('07:00'))
    expect((await kindsOf(ana)).sort()).toEqual(['real_talk', 'reminder', 'wake'])
    expect(payloads()).toEqual([{ id: expect.any(String), ...several }])
    // Two hours further west it is her morning once more, and the same day.
    const moved = { ...settings, real_talk_at: '06:00', timezone: 'Australia/Perth' }
    await ana.call(reminders.saveReminderSettings, { body: moved })
    await remind(ana, 'on her clock there', '08:00')
    await bench.tick(at('09:00'))
    expect(await kindsOf(ana)).toHaveLength(3)
    await bench.tick(at('10:00'))
    expect(await kindsOf(ana)).toHaveLength(4)
  })
})
