import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerSafety } from '#contract/companion.ts'
import { modelReply } from '#server/testing/model-reply.ts'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { replyChunks } from '#server/testing/model-stand-in.ts'
import { incoming, readTalk, startTalk, streamReply } from '#server/testing/talk.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

test('of a card that she has said she is safe from she is asked no more, though the model calls for it again', async () => {
  const ana = await server.member()
  server.model.answer({ chunks: replyChunks({ ...modelReply, safety: 'crisis-violence' }) })
  const id = await startTalk(ana, 'she wakes every hour')
  const body = { answer: 'safe', cardId: 'crisis-violence' } as const
  await ana.call(answerSafety, { params: { threadId: id }, body })
  const { events } = await streamReply(ana, incoming(id, 'and the dog barks'))
  const calm = { level: 'none', cardId: null, softLine: null }
  expect(events.filter(({ type }) => type === 'safety').at(-1)).toEqual({ type: 'safety', safety: calm })
  expect((await readTalk(ana, id)).thread.safety).toEqual(calm)
})
