import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as companion from '#contract/companion.ts'
import { modelReply } from '#server/testing/model-reply.ts'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { replyChunks } from '#server/testing/model-stand-in.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { incoming, startTalk } from '#server/testing/talk.ts'
import { read } from './read.ts'

let withModel: ModelServer
let withGuide: TestServer
beforeAll(async () => {
  ;[withModel, withGuide] = await Promise.all([startModelServer(), startTestServer()])
  withModel.model.answer({ chunks: replyChunks(modelReply) })
})
afterAll(() => Promise.all([withModel.close(), withGuide.close()]))

const sent = vi.spyOn(pg.Client.prototype, 'query')
const textOf = ([query]: readonly unknown[]) =>
  typeof query === 'string' ? query : ((query as { text?: string }).text ?? '')

/** What is sent to Postgres for one message in a chat that has begun. */
async function statementsFor(server: TestServer): Promise<string[]> {
  const member = await server.member()
  const threadId = await startTalk(member, 'the washing never ends')
  sent.mockClear()
  await member.call(companion.motherChat, { body: incoming(threadId, 'she wakes every hour') })
  return sent.mock.calls.map(textOf)
}
const reading = (statements: readonly string[], table: string) =>
  statements.filter((text) => text.includes(`from "${table}"`)).length

test('a message that a model answers takes thirty statements, and what is remembered of her is read in one', async () => {
  const statements = await statementsFor(withModel)
  expect(statements.length).toBeLessThanOrEqual(30)
  expect(reading(statements, 'memory_lines')).toBe(1)
  expect(reading(statements, 'children')).toBe(1)
})

test('where the guide answers nothing is read of what is remembered of her, which only a model is told', async () => {
  const statements = await statementsFor(withGuide)
  expect(statements.length).toBeLessThanOrEqual(25)
  expect(reading(statements, 'memory_lines')).toBe(0)
})

test('a change of what she said last does not ask what the shelf has, where her replies are not counted', async () => {
  const { database } = withGuide.services
  const [member, free] = [await withGuide.member(), await withGuide.freeMember()]
  const isFree = vi.fn(() => false)
  for (const each of [member, free]) {
    const threadId = await startTalk(each)
    const first = incoming(threadId, 'she wakes every hour')
    await each.call(companion.motherChat, { body: first })
    const changed = { ...incoming(threadId, 'she wakes every half hour'), replaces: first.message_id }
    const heard = await read(database, each.userId, changed, isFree)
    expect(heard).toMatchObject({ kind: 'heard' })
  }
  expect(isFree).not.toHaveBeenCalled()
})
