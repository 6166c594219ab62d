import { afterAll, beforeAll, expect, test } from 'vitest'
import * as companion from '#contract/companion.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { incoming, readTalk, startTalk } from '#server/testing/talk.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Member = Awaited<ReturnType<TestServer['member']>>

const mark = (member: Member, replyId: string, is_not_helpful: boolean) =>
  member.call(companion.markNotHelpful, { params: { replyId }, body: { is_not_helpful } })

const counted = () =>
  server.testDatabase.asOwner(
    `select surface, answered_by, not_helpful from reply_feedback order by surface, answered_by`,
    [],
  )

/** The reply in a new chat of hers. */
async function replyOf(member: Member) {
  const threadId = await startTalk(member, 'three loads of washing today')
  const reply = (await readTalk(member, threadId)).messages.at(-1)
  if (!reply) throw new Error('nothing was answered')
  return { threadId, reply }
}

test('a reply that did not help is counted once, taken back once, and by nobody but her', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  const { threadId, reply } = await replyOf(ana)
  expect(reply.is_not_helpful).toBe(false)
  expect((await mark(bea, reply.id, true)).status).toBe(404)
  expect(await counted()).toEqual([])

  const answers = await Promise.all([1, 2, 3].map(() => mark(ana, reply.id, true)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await counted()).toEqual([{ surface: 'chat', answered_by: 'guide', not_helpful: 1 }])
  expect((await readTalk(ana, threadId)).messages.at(-1)?.is_not_helpful).toBe(true)

  await mark(ana, reply.id, false)
  await mark(ana, reply.id, false)
  expect(await counted()).toEqual([{ surface: 'chat', answered_by: 'guide', not_helpful: 0 }])
  expect((await readTalk(ana, threadId)).messages.at(-1)?.is_not_helpful).toBe(false)
})

test('it is counted apart for SOS and for a model, and the count stays when the chat goes', async () => {
  const ana = await server.member()
  const { threadId, reply } = await replyOf(ana)
  await server.testDatabase.asOwner('update threads set is_sos = true where id = $1', [threadId])
  await server.testDatabase.asOwner(`update messages set entry_id = 'model' where id = $1`, [reply.id])
  await mark(ana, reply.id, true)
  await ana.call(companion.deleteThread, { params: { threadId } })
  expect((await mark(ana, reply.id, false)).status).toBe(404)
  expect(await counted()).toContainEqual({ surface: 'sos', answered_by: 'model', not_helpful: 1 })
})

test('a chat and a message of another member that have the same ids change nothing, and stay as they are', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  const { threadId, reply } = await replyOf(ana)
  const { thread_id: _, ...begins } = incoming(threadId, 'three loads of washing today', threadId)
  await bea.call(companion.motherChat, { body: begins })
  await bea.call(companion.motherChat, { body: incoming(threadId, 'and the ironing', reply.id) })
  await server.testDatabase.asOwner('delete from reply_feedback', [])

  expect((await mark(ana, reply.id, true)).status).toBe(200)
  expect(await counted()).toEqual([{ surface: 'chat', answered_by: 'guide', not_helpful: 1 }])
  const marked = 'select user_id from messages where id = $1 and not_helpful_on is not null'
  expect(await server.testDatabase.asOwner(marked, [reply.id])).toEqual([{ user_id: ana.userId }])

  await ana.call(companion.deleteThread, { params: { threadId } })
  expect((await mark(ana, reply.id, false)).status).toBe(404)
})

test('of her own message nothing is asked', async () => {
  const ana = await server.member()
  const { threadId } = await replyOf(ana)
  const [hers] = (await readTalk(ana, threadId)).messages
  expect(hers && 'is_not_helpful' in hers).toBe(false)
  expect((await mark(ana, hers?.id ?? '', true)).status).toBe(404)
})
