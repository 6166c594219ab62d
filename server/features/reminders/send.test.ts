import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bedtimeNudges, wakeNudges } from '#content/reminders/nudges.ts'
import { addDays } from '#contract/calendar.ts'
import { limits } from '#contract/limits.ts'
import * as reminders from '#contract/reminders.ts'
import { type Database, openDatabase } from '#server/database/client.ts'
import { type PushService, startPushService, type TestBrowser } from '#server/testing/push-service.ts'
import { at, onboard, one, several, today } from '#server/testing/reminder-bench.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { announceDue } from './announce.ts'
import { removeOldNotes } from './clean-up.ts'
import { deliverPushes } from './deliver.ts'

let server: TestServer
let pushService: PushService
let other: Database
let ana: Visitor & { userId: string }
let browser: TestBrowser
beforeAll(async () => {
  ;[server, pushService] = await Promise.all([startTestServer(), startPushService()])
  other = openDatabase({ url: server.testDatabase.url })
})
beforeEach(async () => {
  ana = await server.member()
  browser = pushService.browser()
  await ana.call(reminders.subscribePush, { body: browser.subscription })
})
afterAll(async () => {
  await Promise.all([other.close(), pushService.close()])
  await server.close()
})

const system = () => server.services.database.asSystem()
const refuse = (status: number) => expect.unreachable(`refused with ${status}`)
const announce = (now: Date) => announceDue(system(), now)
const deliver = (now: Date) => deliverPushes(system(), server.services.push, now, refuse)
async function tick(now: Date) {
  await announce(now)
  await deliver(now)
}

const remind = (text: string, time: string, reminderId: string = randomUUID(), day = today) =>
  ana.call(reminders.saveReminder, { params: { reminderId }, body: { text, due: `${day}T${time}` } })
const inbox = async (who: Visitor = ana) => (await who.call(reminders.listInbox, {})).body.notes
const kinds = async () => (await inbox()).map(({ kind }) => kind)
const payloads = () => browser.received.map(({ payload }) => payload)

describe('a reminder of her own', () => {
  beforeEach(() => onboard(ana))

  test('comes at its time, in her words in the app and in none of them on the lock screen', async () => {
    await remind('ring Dr Nguyen about the results', '10:00')
    await tick(at('09:59'))
    expect(await inbox()).toEqual([])
    await tick(at('10:00'))
    expect(await inbox()).toMatchObject([
      { kind: 'reminder', text: 'ring Dr Nguyen about the results', is_read: false },
    ])
    expect(payloads()).toEqual([{ id: expect.any(String), ...one }])
    const [{ headers, claims } = {}] = browser.received
    // Until 9 pm, when her quiet hours begin, is less than the twelve hours that it keeps.
    expect(headers).toMatchObject({ ttl: String(11 * 3600), topic: 'notes' })
    expect(claims?.aud).toBe(new URL(browser.subscription.endpoint).origin)
    await tick(at('10:01'))
    expect(browser.calls).toBe(1)
  })

  test('waits for the end of quiet hours', async () => {
    await remind('late thought', '22:30', randomUUID(), addDays(today, -1))
    for (const time of ['00:30', '06:59']) await tick(at(time))
    expect(await inbox()).toEqual([])
    await tick(at('07:00'))
    expect(await kinds()).toEqual(['reminder'])
  })

  describe('that quiet hours cut short', () => {
    const tomorrow = addDays(today, 1)
    const throughTheNight = async () => {
      for (const time of ['20:55', '21:00', '23:30']) await tick(at(time))
      for (const time of ['00:30', '06:59', '07:00', '07:01', '08:44']) await tick(at(time, tomorrow))
    }

    test('is told once more after them, in case the phone was off', async () => {
      await remind('x', '20:45')
      await tick(at('20:45'))
      expect(browser.received[0]?.headers.ttl).toBe(String(15 * 60))
      await throughTheNight()
      const [first, again] = payloads()
      expect([first, browser.calls]).toEqual([{ id: expect.any(String), ...one }, 2])
      // The same id: where it still stands on the lock screen, it makes no second sound.
      expect(again).toEqual(first)
    })

    test('is told after them where it could not be told before', async () => {
      for (let count = 0; count < 3; count++) browser.answers.push({ status: 503 })
      await remind('x', '20:45')
      await tick(at('20:45'))
      await throughTheNight()
      expect(payloads()).toEqual([{ id: expect.any(String), ...one }])
    })

    test('is told as one with what waited for the end of them', async () => {
      await remind('x', '20:45')
      await remind('y', '22:30')
      await tick(at('20:45'))
      await throughTheNight()
      expect(payloads().slice(1)).toEqual([{ id: expect.any(String), ...several }])
    })

    test('is not told again once she has read or done it, nor half a day after it came', async () => {
      const done = randomUUID()
      await remind('read', '20:40')
      await tick(at('20:40'))
      await remind('done', '20:45', done)
      await tick(at('20:45'))
      const ids = (await inbox()).filter(({ text }) => text === 'read').map(({ id }) => id)
      await ana.call(reminders.markRead, { body: { ids } })
      await ana.call(reminders.finishReminder, { params: { reminderId: done }, body: { is_done: true } })
      await throughTheNight()
      expect(browser.calls).toBe(2)
      await remind('in the morning', '10:00', randomUUID(), tomorrow)
      for (const time of ['10:00', '20:55']) await tick(at(time, tomorrow))
      await tick(at('07:00', addDays(today, 2)))
      expect(browser.calls).toBe(3)
    })
  })

  test('is not lost while the server is down; what came late together is told as one', async () => {
    for (const time of ['10:00', '10:30', '12:00']) await remind(`at ${time}`, time)
    await tick(at('16:00'))
    expect(await inbox()).toHaveLength(3)
    expect(payloads()).toEqual([{ id: expect.any(String), ...several }])
  })

  test('comes once with two workers at once, again and again', async () => {
    for (const time of ['10:00', '10:01', '10:02', '10:03']) await remind(`at ${time}`, time)
    await onboard(ana, { realTalk: true })
    const now = at('10:30')
    const work = async (database: Database) => {
      for (let round = 0; round < 3; round++) {
        await announceDue(database.asSystem(), now)
        await deliverPushes(database.asSystem(), server.services.push, now, refuse)
      }
    }
    await Promise.all([server.services.database, other, other, server.services.database].map(work))
    expect(await kinds()).toHaveLength(5)
    expect(browser.received.length).toBeLessThanOrEqual(2)
    expect(new Set(browser.received.map(({ payload }) => (payload as { id: string }).id)).size).toBe(
      browser.calls,
    )
  })

  test('moved to another time it comes again; done or deleted before its time it does not come', async () => {
    const [moved, finished, deleted] = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of [moved, finished, deleted]) await remind('x', '10:00', id)
    await ana.call(reminders.finishReminder, { params: { reminderId: finished }, body: { is_done: true } })
    await ana.call(reminders.deleteReminder, { params: { reminderId: deleted } })
    await tick(at('10:00'))
    expect(await inbox()).toMatchObject([{ reminder: { id: moved } }])
    await remind('x', '15:00', moved)
    await tick(at('15:00'))
    expect(await inbox()).toHaveLength(2)
    await remind('other words', '15:00', moved)
    await tick(at('15:01'))
    expect((await inbox()).map(({ text }) => text)).toEqual(['other words', 'other words'])
    await ana.call(reminders.deleteReminder, { params: { reminderId: moved } })
    expect(await inbox()).toEqual([])
  })

  test('set again for the same time it comes, though it was done; what has come does not come twice', async () => {
    const params = { reminderId: randomUUID() }
    const finish = () => ana.call(reminders.finishReminder, { params, body: { is_done: true } })
    await remind('x', '10:00', params.reminderId)
    await finish()
    await remind('x', '10:00', params.reminderId)
    await tick(at('10:00'))
    expect(await kinds()).toEqual(['reminder'])
    await finish()
    await remind('x', '10:00', params.reminderId)
    await tick(at('10:01'))
    expect(await kinds()).toEqual(['reminder'])
    expect(browser.calls).toBe(1)
  })
})

describe('Real Talk', () => {
  test('comes to who allowed it, once a day, and says nothing twice in two months', async () => {
    await onboard(ana, { realTalk: true })
    const bea = await server.member()
    await onboard(bea)
    for (let day = 0; day < 62; day++) await announce(at('09:30', addDays(today, day)))
    const count = 'select count(*)::int as notes, count(distinct text)::int as texts from notes'
    const found = await server.testDatabase.asOwner(`${count} where user_id = $1`, [ana.userId])
    expect(found).toEqual([{ notes: 62, texts: 62 }])
    expect(await inbox(bea)).toEqual([])
  })

  test('comes late after a pause, and is left out once the day is over', async () => {
    await onboard(ana, { realTalk: true })
    await tick(at('14:00'))
    expect(await kinds()).toEqual(['real_talk'])
    await tick(at('20:00', addDays(today, 1)))
    expect(await kinds()).toEqual(['real_talk'])
  })

  test('to one who is pregnant speaks of no day with a child, and of nothing else at all', async () => {
    await onboard(ana, { realTalk: true, season: 'Pregnant' })
    for (const time of ['07:00', '09:30', '19:00']) await tick(at(time))
    expect(await kinds()).toEqual(['real_talk'])
  })
})

describe('wake and bedtime nudges', () => {
  const born = (days: number) => addDays(today, -days)

  test('come for the youngest child who has one, once for all of them', async () => {
    await onboard(ana, { birthdates: [born(2400), born(30)] })
    await tick(at('07:00'))
    await tick(at('19:00'))
    const notes = await inbox()
    expect(notes.map(({ kind }) => kind)).toEqual(['bedtime', 'wake'])
    expect(bedtimeNudges.newborn).toContain(notes[0]?.text)
    expect(wakeNudges.newborn).toContain(notes[1]?.text)
  })

  test('are not sent once they are pointless', async () => {
    await onboard(ana, { birthdates: [born(30)] })
    await tick(at('16:00'))
    await tick(at('20:31'))
    expect([await inbox(), browser.calls]).toEqual([[], 0])
  })

  test('go by each child’s own switches, and stop with the child', async () => {
    await onboard(ana, { birthdates: [born(30)] })
    const { push_key: _, ...settings } = (await ana.call(reminders.getReminderSettings, {})).body
    const only = settings.children.map(({ id }) => ({ id, notify_wake: false, notify_bedtime: true }))
    await ana.call(reminders.saveReminderSettings, { body: { ...settings, children: only } })
    await tick(at('07:00'))
    await tick(at('19:00'))
    expect(await kinds()).toEqual(['bedtime'])
    await server.testDatabase.asOwner('delete from children where user_id = $1', [ana.userId])
    await tick(at('19:00', addDays(today, 1)))
    expect(await kinds()).toEqual(['bedtime'])
  })

  test('do not come for the hour before the first child was added', async () => {
    await onboard(ana, { birthdates: [born(30)] })
    const added = `update children set created_at = $2 where user_id = $1`
    await server.testDatabase.asOwner(added, [ana.userId, at('07:10')])
    await tick(at('07:11'))
    expect(await inbox()).toEqual([])
    await tick(at('19:00'))
    expect(await kinds()).toEqual(['bedtime'])
  })

  test('do not come for a child who is not born yet, nor for one who is grown up', async () => {
    await onboard(ana, { birthdates: [born(-60), born(19 * 366)] })
    await tick(at('07:00'))
    expect(await inbox()).toEqual([])
  })

  test('what falls together is told as one, and follows her to another zone', async () => {
    await onboard(ana, { realTalk: true, birthdates: [born(30)] })
    const { push_key: _, ...settings } = (await ana.call(reminders.getReminderSettings, {})).body
    await ana.call(reminders.saveReminderSettings, { body: { ...settings, real_talk_at: '06:00' } })
    await remind('in the night', '03:00')
    await tick(at('07:00'))
    expect((await kinds()).sort()).toEqual(['real_talk', 'reminder', 'wake'])
    expect(payloads()).toEqual([{ id: expect.any(String), ...several }])
    // Two hours further west it is her morning once more, and the same day.
    const moved = { ...settings, real_talk_at: '06:00', timezone: 'Australia/Perth' }
    await ana.call(reminders.saveReminderSettings, { body: moved })
    await remind('on her clock there', '08:00')
    await tick(at('09:00'))
    expect(await kinds()).toHaveLength(3)
    await tick(at('10:00'))
    expect(await kinds()).toHaveLength(4)
  })
})

describe('a browser', () => {
  beforeEach(async () => {
    await onboard(ana)
    await remind('x', '10:00')
  })
  const subscriptions = () =>
    server.testDatabase.asOwner('select id from push_subscriptions where user_id = $1', [ana.userId])

  test.each([404, 410])('that answers %s is forgotten', async (status) => {
    browser.answers.push({ status })
    await tick(at('10:00'))
    expect([await subscriptions(), await kinds()]).toEqual([[], ['reminder']])
  })

  test('that cannot be told now is told later, once, and not before its service wants it', async () => {
    browser.answers.push({ status: 503 }, { status: 429, headers: { 'retry-after': '600' } })
    await tick(at('10:00'))
    await tick(at('10:01'))
    expect(browser.calls).toBe(2)
    for (const time of ['10:02', '10:10']) await tick(at(time))
    expect(browser.calls).toBe(2)
    for (const time of ['10:11', '10:12', '11:00']) await tick(at(time))
    expect([browser.calls, payloads()]).toEqual([3, [{ id: expect.any(String), ...one }]])
  })

  test.each(['read', 'done'] as const)(
    'that could not be told of what is %s by now is not told',
    async (how) => {
      browser.answers.push({ status: 503 })
      await tick(at('10:00'))
      const [note] = await inbox()
      if (how === 'read') await ana.call(reminders.markRead, { body: { ids: [note?.id ?? ''] } })
      else
        await ana.call(reminders.finishReminder, {
          params: { reminderId: note?.reminder?.id ?? '' },
          body: { is_done: true },
        })
      for (const time of ['10:01', '10:10', '12:00']) await tick(at(time))
      expect([browser.calls, payloads()]).toEqual([1, []])
    },
  )

  test('whose service is away for hours is told once it is back', async () => {
    for (let count = 0; count < 7; count++) browser.answers.push({ status: 500 })
    for (const hour of ['10', '11', '12'])
      for (const minute of ['00', '10', '20', '30', '40', '50']) await tick(at(`${hour}:${minute}`))
    expect([browser.calls, payloads()]).toEqual([8, [{ id: expect.any(String), ...one }]])
  })

  test('that never answers well is left alone once that is pointless', async () => {
    for (let count = 0; count < 20; count++) browser.answers.push({ status: 500 })
    for (const time of ['19:00', '19:30', '20:30', '21:00', '23:00']) await tick(at(time))
    for (const time of ['06:00', '07:00', '08:00']) await tick(at(time, addDays(today, 1)))
    expect(browser.calls).toBe(3)
    expect(await subscriptions()).toHaveLength(1)
  })

  test('whose sender died is told after a while by another', async () => {
    await announce(at('10:00'))
    // It was claimed, and whoever claimed it is gone.
    await server.testDatabase.asOwner(
      `update pushes set attempts = 1, next_at = $1
       where subscription_id in (select id from push_subscriptions where user_id = $2)`,
      [at('10:02'), ana.userId],
    )
    await deliver(at('10:01'))
    const before = browser.calls
    await deliver(at('10:02'))
    expect([before, browser.calls]).toEqual([0, 1])
  })

  test('that another note joins while it is being told is told of that one too', async () => {
    const { push } = server.services
    await announce(at('10:00'))
    await remind('y', '10:01')
    await deliverPushes(
      system(),
      {
        ...push,
        async send(...given) {
          if (given[0].endpoint === browser.subscription.endpoint) await announce(at('10:01'))
          return push.send(...given)
        },
      },
      at('10:00'),
      refuse,
    )
    await deliver(at('10:03'))
    expect(payloads()).toHaveLength(2)
  })

  test('of a session that is over hears nothing', async () => {
    await server.testDatabase.asOwner(`update auth.session set "expiresAt" = now() where "userId" = $1`, [
      ana.userId,
    ])
    await tick(at('10:00'))
    expect([browser.calls, await subscriptions()]).toEqual([0, []])
  })
})

describe('the inbox', () => {
  test('counts no more as unread than it shows, so that opening it leaves nothing new', async () => {
    await server.testDatabase.asOwner(
      `insert into notes (user_id, kind, key, text, created_at)
       select $1, 'real_talk', 'real_talk:' || n, 'x', now() from generate_series(0, $2) n`,
      [ana.userId, limits.inboxShown],
    )
    expect((await ana.call(reminders.countUnread, {})).body.unread).toBe(limits.inboxShown)
    const ids = (await inbox()).map(({ id }) => id)
    expect((await ana.call(reminders.markRead, { body: { ids } })).body.unread).toBe(0)
  })

  test('counts what is unread, marks it, and forgets it after its time', async () => {
    await onboard(ana, { realTalk: true })
    const id = randomUUID()
    await remind('x', '09:30', id)
    await tick(at('09:30'))
    const unread = async () => (await ana.call(reminders.countUnread, {})).body.unread
    expect(await unread()).toBe(2)
    await ana.call(reminders.finishReminder, { params: { reminderId: id }, body: { is_done: true } })
    expect(await unread()).toBe(1)
    const bea = await server.member()
    const ids = (await inbox()).map((note) => note.id)
    await bea.call(reminders.markRead, { body: { ids } })
    expect(await unread()).toBe(1)
    expect((await ana.call(reminders.markRead, { body: { ids } })).body.unread).toBe(0)
    await removeOldNotes(system(), at('09:30', addDays(today, 89)))
    expect(await kinds()).toContain('real_talk')
    await removeOldNotes(system(), at('09:31', addDays(today, 90)))
    expect(await inbox()).toEqual([])
    expect((await ana.call(reminders.listReminders, {})).body.reminders).toEqual([])
  })
})
