import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import * as profile from '#contract/profile.ts'
import * as reminders from '#contract/reminders.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
let ana: Visitor & { userId: string; email: string }
let bea: Visitor & { userId: string; email: string }
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  ;[ana, bea] = await Promise.all([server.member(), server.member()])
})
afterAll(() => server.close())

const due = '2031-03-04T09:00'
const save = (who: Visitor, text: string, reminderId: string = randomUUID(), at = due) =>
  who.call(reminders.saveReminder, { params: { reminderId }, body: { text, due: at } })
const list = async (who: Visitor) => (await who.call(reminders.listReminders, {})).body.reminders

const child = (name: string) => ({
  id: randomUUID(),
  name,
  birthdate: '2025-01-05',
  notes: null,
  sensitivities: ['wool'],
  allergies: ['egg'],
  notification_prefs: { notify_wake: true, notify_bedtime: false },
})

async function onboard(who: Visitor, children: ReturnType<typeof child>[], allow_real_talk_push = true) {
  const about = {
    first_name: 'Ana',
    timezone: 'Australia/Perth',
    season: null,
    focus: null,
    notes: null,
    allow_real_talk_push,
  }
  await who.call(profile.finishOnboarding, { body: { about, children } })
}

describe('her own reminders', () => {
  test('are kept once, the next one first, and are hers alone', async () => {
    const id = randomUUID()
    const words = 'winter coats 👩‍👧 שלום'
    await Promise.all(Array.from({ length: 6 }, () => save(ana, words, id)))
    await save(ana, 'sooner', randomUUID(), '2031-03-03T23:59')
    expect((await list(ana)).map(({ text }) => text)).toEqual(['sooner', words])
    expect(await list(bea)).toEqual([])
    await save(bea, 'my own', id)
    expect((await list(ana))[1]).toMatchObject({ id, text: words, due, has_come: false, is_done: false })
  })

  test('can be moved, done, not done after all, and deleted', async () => {
    const params = { reminderId: randomUUID() }
    await save(ana, 'ring the school', params.reminderId)
    await save(ana, 'ring the school', params.reminderId, '2031-03-05T10:30')
    expect(await list(ana)).toMatchObject([{ due: '2031-03-05T10:30' }])
    await ana.call(reminders.finishReminder, { params, body: { is_done: true } })
    expect(await list(ana)).toEqual([])
    await ana.call(reminders.finishReminder, { params, body: { is_done: false } })
    expect(await list(ana)).toHaveLength(1)
    expect((await bea.call(reminders.deleteReminder, { params })).status).toBe(404)
    await ana.call(reminders.deleteReminder, { params })
    expect(await list(ana)).toEqual([])
  })

  test.each(['2031-02-30T09:00', '2031-03-04', '2031-03-04T24:00', '2031-03-04T09:00Z', 'tomorrow'])(
    'a time such as %s is refused in words',
    async (at) => {
      const { status, body } = await ana.send('PUT', `/api/reminders/${randomUUID()}`, { text: 'x', due: at })
      expect([status, body.error]).toEqual([400, 'Please choose a day and a time.'])
    },
  )

  test('blank or far too long words are refused', async () => {
    const put = (text: string) => ana.send('PUT', `/api/reminders/${randomUUID()}`, { text, due })
    expect((await put('  ')).body.error).toBe('Please write a word or two.')
    expect((await put('x'.repeat(limits.reminderMax + 1))).status).toBe(400)
    expect((await put('x'.repeat(limits.reminderMax))).status).toBe(200)
  })

  test('a hard word in one brings the card, is recorded once, and the record has no word of it', async () => {
    const id = randomUUID()
    const text = 'end my life tonight'
    const { body } = await save(ana, text, id)
    expect(body.safety).toMatchObject({ level: 'emergency', cardId: expect.any(String) })
    await save(ana, text, id)
    const events = await server.testDatabase.asOwner('select * from safety_events where user_id = $1', [
      ana.userId,
    ])
    expect(events).toMatchObject([{ surface: 'reminder', level: 'emergency' }])
    expect(JSON.stringify(events)).not.toContain('tonight')
  })

  test('more than two hundred at once are too many', async () => {
    await server.testDatabase.asOwner(
      `insert into reminders (id, user_id, text, due)
       select gen_random_uuid(), $1, 'x', '2031-03-04T09:00' from generate_series(1, $2)`,
      [ana.userId, limits.remindersMax],
    )
    expect((await save(ana, 'one more')).status).toBe(409)
    expect(await list(ana)).toHaveLength(limits.remindersMax)
    // A hard word is heard all the same.
    const { body } = await save(ana, 'end my life tonight')
    expect(body.safety).toMatchObject({ level: 'emergency', cardId: expect.any(String) })
    const events = await server.testDatabase.asOwner('select surface from safety_events where user_id = $1', [
      ana.userId,
    ])
    expect(events).toEqual([{ surface: 'reminder' }])
  })
})

describe('settings', () => {
  test('begin with quiet nights, both nudges as onboarding has them, and Real Talk as she chose', async () => {
    await onboard(ana, [child('Noa')])
    const { body } = await ana.call(reminders.getReminderSettings, {})
    expect(body).toMatchObject({
      allow_real_talk_push: true,
      real_talk_at: '09:30',
      wake_at: '07:00',
      bedtime_at: '19:00',
      quiet_from: '21:00',
      quiet_until: '07:00',
      children: [{ name: 'Noa', notify_wake: true, notify_bedtime: false }],
    })
  })

  test('are saved together; what else is known of a child stays, and another’s child is not touched', async () => {
    const [noa, ivy] = [child('Noa'), child('Ivy')]
    await onboard(ana, [noa])
    await onboard(bea, [ivy])
    const { ...before } = (await ana.call(reminders.getReminderSettings, {})).body
    const off = { notify_wake: false, notify_bedtime: true }
    const { body } = await ana.call(reminders.saveReminderSettings, {
      body: {
        ...before,
        allow_real_talk_push: false,
        quiet_from: '20:15',
        children: [
          { id: noa.id, ...off },
          { id: ivy.id, ...off },
        ],
      },
    })
    expect(body).toMatchObject({ allow_real_talk_push: false, quiet_from: '20:15', children: [off] })
    const known = (await ana.call(profile.getProfile, {})).body
    expect(known.profile.allow_real_talk_push).toBe(false)
    expect(known.children).toMatchObject([{ allergies: ['egg'], notification_prefs: off }])
    expect((await bea.call(reminders.getReminderSettings, {})).body.children).toMatchObject([
      { notify_wake: true, notify_bedtime: false },
    ])
  })

  test('her time zone can be changed, and is hers alone', async () => {
    await onboard(ana, [])
    await onboard(bea, [])
    const zoneOf = async (who: Visitor) => (await who.call(profile.getProfile, {})).body.profile.timezone
    const { timezone, ...known } = (await ana.call(reminders.getReminderSettings, {})).body
    expect(timezone).toBe('Australia/Perth')
    const moved = { ...known, timezone: 'Pacific/Auckland' }
    const { body } = await ana.call(reminders.saveReminderSettings, { body: moved })
    expect(body.timezone).toBe('Pacific/Auckland')
    // Where it is not named she stays where she is.
    await ana.call(reminders.saveReminderSettings, { body: known })
    expect([await zoneOf(ana), await zoneOf(bea)]).toEqual(['Pacific/Auckland', 'Australia/Perth'])
    for (const nowhere of ['', 'Mars/Olympus']) {
      const refused = await ana.send('PUT', '/api/reminder-settings', { ...known, timezone: nowhere })
      expect([refused.status, refused.body.error]).toEqual([400, 'Please choose your timezone.'])
    }
    expect(await zoneOf(ana)).toBe('Pacific/Auckland')
  })

  test('her season can be changed and left unsaid, and is hers alone', async () => {
    for (const who of [ana, bea]) await onboard(who, [])
    const seasonOf = async (who: Visitor) => (await who.call(profile.getProfile, {})).body.profile.season
    const { season, ...known } = (await ana.call(reminders.getReminderSettings, {})).body
    const save = (changed: object) => ana.send('PUT', '/api/reminder-settings', { ...known, ...changed })
    expect((await save({ season: 'Pregnant' })).body).toMatchObject({ season: 'Pregnant' })
    // Where it is not named it stays.
    expect((await save({})).body).toMatchObject({ season: 'Pregnant' })
    expect([await seasonOf(ana), await seasonOf(bea)]).toEqual(['Pregnant', season])
    expect((await save({ season: 'Winter' })).status).toBe(400)
    expect((await save({ season: null })).body).toMatchObject({ season: null })
    expect(await seasonOf(ana)).toBeNull()
  })

  test('a child of whom nothing was said has both nudges, until she says otherwise', async () => {
    await server.testDatabase.asOwner(`insert into children (user_id, name) values ($1, 'Bo')`, [ana.userId])
    const { ...before } = (await ana.call(reminders.getReminderSettings, {})).body
    expect(before.children).toMatchObject([{ name: 'Bo', notify_wake: true, notify_bedtime: true }])
    const children = before.children.map(({ id }) => ({ id, notify_wake: true, notify_bedtime: false }))
    const { body } = await ana.call(reminders.saveReminderSettings, { body: { ...before, children } })
    expect(body.children).toMatchObject(children)
  })

  test('a time that is none is refused in words', async () => {
    const { ...known } = (await ana.call(reminders.getReminderSettings, {})).body
    const { status, body } = await ana.send('PUT', '/api/reminder-settings', { ...known, wake_at: '7:00' })
    expect([status, body.error]).toEqual([400, 'Please choose a time.'])
  })

  test('without onboarding nothing is switched on and nobody is missing', async () => {
    const { body } = await ana.call(reminders.getReminderSettings, {})
    expect(body).toMatchObject({ allow_real_talk_push: false, children: [] })
  })
})
