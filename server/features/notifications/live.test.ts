import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as notifications from '#contract/notifications.ts'
import { hearLive } from '#server/testing/live.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { notify } from './notify.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const unread = async (who: Visitor) => (await who.call(notifications.countUnread, {})).body.unread

test('she hears that her inbox has changed, and what she then reads is what there is', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  const [stream, other] = await Promise.all([hearLive(ana), hearLive(bea)])
  const come = (key: string, eventId: string = randomUUID()) =>
    notify(server.services.database.asMember(bea.userId), {
      userId: ana.userId,
      kind: 'payment_failed',
      key,
      eventId,
    })
  await come('x')
  await stream.next('inbox')
  expect(await unread(ana)).toBe(1)
  const again = randomUUID()
  await come('y', again)
  await stream.next('inbox')
  expect(await unread(ana)).toBe(2)
  const { notes } = (await ana.call(notifications.listInbox, {})).body
  await ana.call(notifications.markRead, { body: { ids: notes.map(({ id }) => id) } })
  await stream.next('inbox')
  expect(await unread(ana)).toBe(0)

  // What changes nothing is no news: an event that is told again, and that her browsers were told.
  await come('y', again)
  await server.testDatabase.asOwner('update notifications set told_at = now() where user_id = $1', [
    ana.userId,
  ])
  await server.testDatabase.asOwner(`select publish($1, '{"type": "threads"}')`, [`member:${ana.userId}`])
  await server.testDatabase.asOwner(`select publish($1, '{"type": "threads"}')`, [`member:${bea.userId}`])
  await Promise.all([stream.next('threads'), other.next('threads')])
  const inboxOf = ({ received }: typeof stream) => received.filter(({ type }) => type === 'inbox').length
  expect([inboxOf(stream), inboxOf(other)]).toEqual([3, 0])
  stream.leave()
  other.leave()
})
