import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteThread, motherChat } from '#contract/companion.ts'
import { build, sql } from '#server/database/client.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { incoming, startTalk } from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { addUsage, claimReply } from './usage-repo.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const limits = { repliesPerDay: 1, repliesPerMinute: 9 }

/** A message of hers that has no reply yet. */
const asked = async (member: Visitor) => ({ threadId: await startTalk(member), messageId: randomUUID() })

async function memberIn(timezone: string) {
  const ana = await server.member()
  await server.testDatabase.asOwner('update profiles set timezone = $2 where user_id = $1', [
    ana.userId,
    timezone,
  ])
  return { userId: ana.userId, message: await asked(ana) }
}

// The two are 25 hours apart: no moment has one date for both.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('a day begins at midnight in %s', async (timezone) => {
  const { userId, message } = await memberIn(timezone)
  // The clock of a transaction stands still.
  await server.services.database.asSystem().transaction(async (scope) => {
    expect(await claimReply(scope, userId, message, limits)).toBe('granted')
    expect(await claimReply(scope, userId, message, limits)).toBe('just-used-up')
    const today = sql<object>`select user_id from model_usage
      where user_id = ${userId} and replies = 2 and day = (now() at time zone ${timezone})::date`.compile(
      build,
    )
    expect(await scope.rows(today)).toHaveLength(1)
  })
})

test('a message that has its reply is not counted again, nor one to a chat that she does not have', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  const message = await asked(ana)
  const { threadId, messageId } = message
  await ana.call(motherChat, { body: incoming(threadId, 'she is asleep', messageId) })
  const system = server.services.database.asSystem()
  expect(await claimReply(system, ana.userId, message, limits)).toBeNull()
  expect(await claimReply(system, bea.userId, { threadId, messageId: randomUUID() }, limits)).toBeNull()
  expect(await claimReply(system, ana.userId, { threadId, messageId: randomUUID() }, limits)).toBe('granted')
  await ana.call(deleteThread, { params: { threadId } })
  expect(await claimReply(system, ana.userId, { threadId, messageId: randomUUID() }, limits)).toBeNull()
})

test('a minute has its limit too, for her alone, and the next minute is another', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  const [hers, others] = await Promise.all([asked(ana), asked(bea)])
  const perMinute = { repliesPerDay: 50, repliesPerMinute: 2 }
  const system = server.services.database.asSystem()
  // The clock of a transaction stands still.
  await system.transaction(async (scope) => {
    const claims: unknown[] = []
    for (let count = 0; count < 3; count++) claims.push(await claimReply(scope, ana.userId, hers, perMinute))
    claims.push(await claimReply(scope, bea.userId, others, perMinute))
    expect(claims).toEqual(['granted', 'granted', 'too-fast', 'granted'])
  })
  await server.testDatabase.asOwner(
    `update model_usage set minute = minute - interval '1 minute' where user_id = $1`,
    [ana.userId],
  )
  expect(await claimReply(system, ana.userId, hers, perMinute)).toBe('granted')
})

test('she may read her own counts and nobody else’s, and write none', async () => {
  const { database } = server.services
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  await claimReply(database.asSystem(), ana.userId, await asked(ana), limits)
  const read = (userId: string) =>
    database.asMember(userId).rows(build.selectFrom('model_usage').select('user_id'))
  expect(await read(ana.userId)).toEqual([{ user_id: ana.userId }])
  expect(await read(bea.userId)).toEqual([])
  const message = await asked(bea)
  await expect(claimReply(database.asMember(bea.userId), bea.userId, message, limits)).rejects.toThrow()
})

test('what a reply took past midnight goes to the day that it was counted on', async () => {
  const { userId, message } = await memberIn('Australia/Melbourne')
  const system = server.services.database.asSystem()
  await claimReply(system, userId, message, limits)
  await server.testDatabase.asOwner('update model_usage set day = day - 1 where user_id = $1', [userId])
  await addUsage(system, userId, { inputTokens: 120, outputTokens: 40 }, { input: 1, output: 1 }, false)
  const rows = await server.testDatabase.asOwner(
    'select input_tokens::int as input from model_usage where user_id = $1',
    [userId],
  )
  expect(rows).toEqual([{ input: 120 }])
})
