import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { daily, list, save } from '#server/testing/check-ins.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { storeReply } from './repo.ts'

let server: TestServer
let ana: Visitor & { userId: string }
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  ana = await server.member()
})
afterAll(() => server.close())

test('where no reply comes the check-in is saved all the same, and answered when it is sent again', async () => {
  const { asOwner } = server.testDatabase
  await asOwner('alter table check_ins add constraint no_reply check (reply is null)')
  const { status, body } = await save(ana, daily('the nights'))
  await asOwner('alter table check_ins drop constraint no_reply')
  expect([status, body.reply]).toEqual([200, null])
  expect((await list(ana)).check_ins).toEqual([body])
  expect((await save(ana, daily('the nights'), body.id)).body.reply).toMatch(/\S/)
})

test('a reply to answers that she has changed meanwhile is not kept with the new ones', async () => {
  const { body: first } = await save(ana, daily('the nights'))
  await save(ana, daily('the mental load'), first.id)
  await server.testDatabase.asOwner('update check_ins set reply = null where id = $1', [first.id])
  const member = server.services.database.asMember(ana.userId)
  expect(await storeReply(member, ana.userId, { ...first, reply: 'Late.' })).toBe('Late.')
  expect((await list(ana)).check_ins[0]?.reply).toBeNull()
})
