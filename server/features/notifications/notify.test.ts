import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blockMember } from '#contract/moderation.ts'
import { type SwitchedKind, switchedKinds } from '#contract/notification-kinds.ts'
import * as notifications from '#contract/notifications.ts'
import * as privacy from '#contract/privacy.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { type NewNotification, notify } from './notify.ts'

type Member = Visitor & { userId: string }

let server: TestServer
let ana: Member
let bea: Member
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  ;[ana, bea] = await Promise.all([server.member(), server.member()])
})
afterAll(() => server.close())

const inbox = async (who: Visitor) => (await who.call(notifications.listInbox, {})).body.notes
const unread = async (who: Visitor) => (await who.call(notifications.countUnread, {})).body.unread
const readAll = async (who: Visitor) =>
  who.call(notifications.markRead, { body: { ids: (await inbox(who)).map(({ id }) => id) } })

/** Of one thing, which events may add to. */
const given = (more: Partial<NewNotification> = {}): NewNotification => ({
  userId: ana.userId,
  kind: 'payment_failed',
  key: 'one thing',
  ...more,
})
const bySystem = (more?: Partial<NewNotification>) => notify(server.services.database.asSystem(), given(more))
const by = (who: Member, more?: Partial<NewNotification>) =>
  notify(server.services.database.asMember(who.userId), given(more))

describe('a notification', () => {
  test('of one event is there once, in words made when it is read, and is hers alone', async () => {
    const subjectId = randomUUID()
    expect(await bySystem({ kind: 'export_ready', subjectId })).toBe(true)
    expect(await inbox(ana)).toEqual([
      {
        id: expect.any(String),
        kind: 'export_ready',
        text: 'The copy of your data is ready. It’s there for 7 days.',
        count: 1,
        is_read: false,
        subject_id: subjectId,
        reminder: null,
        created_at: expect.any(String),
      },
    ])
    expect([await inbox(bea), await unread(bea)]).toEqual([[], 0])
  })

  test('stands for many of a kind: each event counts once, however often and by however many it is told', async () => {
    const events = [randomUUID(), randomUUID(), randomUUID()]
    await Promise.all([...events, ...events].map((eventId) => bySystem({ eventId })))
    expect(await inbox(ana)).toMatchObject([{ count: 3 }])
    expect(await unread(ana)).toBe(1)
    await bySystem({ key: 'another thing' })
    expect(await unread(ana)).toBe(2)
  })

  test('that is read counts anew from the next event on, and not for one that is told again', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    await bySystem({ eventId: first })
    await readAll(ana)
    expect(await bySystem({ eventId: first })).toBe(false)
    expect(await unread(ana)).toBe(0)
    expect(await bySystem({ eventId: second })).toBe(true)
    expect(await inbox(ana)).toMatchObject([{ count: 1, is_read: false }])
  })

  test('without an event comes once and never again, though she has read it', async () => {
    const came = await Promise.all([bySystem(), bySystem(), bySystem()])
    expect(came.filter(Boolean)).toHaveLength(1)
    await readAll(ana)
    expect([await bySystem(), await unread(ana)]).toEqual([false, 0])
  })

  test('goes with the transaction that it tells of', async () => {
    const { database } = server.services
    const broken = database.asSystem().transaction(async (scope) => {
      await notify(scope, given())
      throw new Error('not after all')
    })
    await expect(broken).rejects.toThrow('not after all')
    expect(await inbox(ana)).toEqual([])
  })

  test('of a kind that nobody knows any more is neither shown nor counted', async () => {
    await server.testDatabase.asOwner(
      `insert into notifications (user_id, kind, key) values ($1, 'village_picnic', 'x')`,
      [ana.userId],
    )
    await bySystem()
    expect(await inbox(ana)).toMatchObject([{ kind: 'payment_failed' }])
    expect(await unread(ana)).toBe(1)
  })

  test('keeps no end of ids', async () => {
    for (let count = 0; count < 105; count += 1) await bySystem({ eventId: randomUUID() })
    expect(await inbox(ana)).toMatchObject([{ count: 105 }])
    const [row] = await server.testDatabase.asOwner<{ ids: number }>(
      'select cardinality(event_ids) as ids from notifications where user_id = $1',
      [ana.userId],
    )
    expect(row?.ids).toBe(100)
  })
})

describe('nothing comes', () => {
  const nothing = async (made: Promise<boolean>) => {
    expect(await made).toBe(false)
    expect(await inbox(ana)).toEqual([])
  }

  test('of what she does herself', () => nothing(by(ana)))

  test('of a member whom she has blocked', async () => {
    await ana.call(blockMember, { params: { memberId: bea.userId }, body: { name: 'Bea' } })
    await nothing(by(bea))
  })

  test('of a member who has blocked her', async () => {
    await bea.call(blockMember, { params: { memberId: ana.userId }, body: { name: 'Ana' } })
    await nothing(by(bea))
  })

  test('while her account is about to go', async () => {
    await ana.call(privacy.deleteAccount, {})
    expect(await bySystem()).toBe(false)
  })

  test('to nobody, and nothing breaks', async () => {
    expect(await bySystem({ userId: randomUUID() })).toBe(false)
  })

  test('but of another member it does', async () => {
    expect(await by(bea)).toBe(true)
    expect(await unread(ana)).toBe(1)
  })
})

describe('a switch', () => {
  const turn = (kind: SwitchedKind, is_on: boolean) =>
    ana.call(notifications.switchKind, { body: { kind, is_on } })

  test('is on until she turns it off, and holds for its kind and for her alone', async () => {
    const { body } = await ana.call(notifications.getNotificationSettings, {})
    expect(body).toEqual({
      switches: [
        { kind: 'follow_up', is_on: true },
        { kind: 'village_reply', is_on: true },
        { kind: 'village_followed', is_on: true },
        { kind: 'trial_ends', is_on: true },
        { kind: 'export_ready', is_on: true },
      ],
      push_key: expect.stringMatching(/^[\w-]{87}$/),
    })
    await Promise.all([turn('trial_ends', false), turn('trial_ends', false)])
    expect(await bySystem({ kind: 'trial_ends' })).toBe(false)
    expect(await bySystem({ kind: 'export_ready' })).toBe(true)
    expect(await bySystem({ kind: 'trial_ends', userId: bea.userId })).toBe(true)
    expect((await turn('trial_ends', true)).body.switches).toContainEqual({
      kind: 'trial_ends',
      is_on: true,
    })
    expect(await bySystem({ kind: 'trial_ends' })).toBe(true)
  })

  test('turned at the same time as another loses nothing', async () => {
    await Promise.all(switchedKinds.map((kind) => turn(kind, false)))
    const { body } = await ana.call(notifications.getNotificationSettings, {})
    expect(body.switches.map(({ is_on }) => is_on)).toEqual(switchedKinds.map(() => false))
  })

  test.each(['payment_failed', 'reminder', 'village_picnic'])('there is none for %s', async (kind) => {
    const { status } = await ana.send('PATCH', '/api/notification-settings', { kind, is_on: false })
    expect(status).toBe(400)
    await bySystem()
    expect(await inbox(ana)).toMatchObject([{ kind: 'payment_failed' }])
  })
})
