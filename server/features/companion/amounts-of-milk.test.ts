import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { replyChunks } from '#server/testing/model-stand-in.ts'
import { readTalk, startTalk } from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: ModelServer
let ana: Visitor
beforeAll(async () => {
  server = await startModelServer()
  ana = await server.member()
})
afterAll(() => server.close())

/** What she is shown where the model says this, and something harmless when it is asked again. */
async function shown(
  ack: string,
  told = 'I pump 80mls at a time and she had 5ml of the syrup',
): Promise<string> {
  const answers = [ack, 'That is a day of work.'].map((said) => ({
    chunks: replyChunks({ safety: 'none', ack: said }),
  }))
  server.model.answer(...answers)
  const id = await startTalk(ana, told)
  return (await readTalk(ana, id)).messages.at(-1)?.content ?? ''
}

test.each([
  '80mls at a time is a day of work.',
  '80ml at a time is a day of work.',
  '80 ml at a time, then.',
])('%s is said back to her', async (ack) => {
  expect(await shown(ack)).toContain(ack)
})

test.each([
  '90 ml is what she needs.',
  'Give her 5ml more.',
  '80ml a side, so half a panadol and 5ml more is fine.',
])('%s is not said', async (ack) => {
  expect(await shown(ack)).not.toContain('ml')
})

test('an amount is no other that is written within it', async () => {
  expect(await shown('Give her 5ml of it.', 'she drank 125ml')).not.toContain('ml')
})
