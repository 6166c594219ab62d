import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { type Answering, replyChunks } from '#server/testing/model-stand-in.ts'
import { incoming, readTalk, startTalk, streamReply } from '#server/testing/talk.ts'

const chunks = replyChunks({
  safety: 'none',
  ack: 'Two hours is no night. Your body is running on toast.',
  steps: ['Put both feet on the floor.'],
  question: 'Who else is awake?',
  options: ['Nobody', 'My mum'],
})
const never = () => new Promise<void>(() => {})

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer({
    MODEL_PROVIDER: 'anthropic',
    MODEL_API_KEY: 'a-key',
    MODEL_FIRST_TOKEN_MS: '2000',
  })
})
afterAll(() => server.close())

/** Says something in a new chat while the model behaves like this; answers what was shown and is stored. */
async function sayTo(answering: Answering): Promise<string> {
  server.model.answer(answering)
  const ana = await server.member()
  const id = await startTalk(ana)
  const { events } = await streamReply(ana, incoming(id, 'she wakes every hour'))
  const shown = events.flatMap((event) => (event.type === 'text' ? event.text : [])).join('')
  expect(events.at(-1)?.type).toBe('done')
  expect((await readTalk(ana, id)).messages[1]?.content).toBe(shown)
  return shown
}

test('the model at the other kind of end answers her, too', async () => {
  expect(await sayTo({ chunks })).toBe(
    'Two hours is no night. Your body is running on toast.\n\n• Put both feet on the floor.\n\nWho else is awake?',
  )
})

test('where its first word does not come, the guide answers', async () => {
  const shown = await sayTo({ chunks, before: never })
  expect(shown).not.toContain('toast')
  expect(shown).not.toBe('')
})

test('where it falls silent half-way, she keeps what she read, and nothing is joined to it', async () => {
  expect(await sayTo({ chunks: chunks.slice(0, 11), ending: 'silence' })).toBe(
    'Two hours is no night. Your body is running on toast.',
  )
})

test.each([
  ['words', 'That is a long night. Put her down in the cot and then do not'],
  ['an object', '{"ack": "That is a long night. Put her down in the cot and then do not'],
])('of %s that were cut off she reads no half sentence', async (_, said) => {
  expect(await sayTo({ chunks: [said], ending: 'length' })).toBe('That is a long night.')
})

test.each([
  ['in a chat', false],
  ['in SOS', true],
])('where what is remembered of her cannot be read, the guide answers %s', async (_, isSOS) => {
  server.model.answer({ chunks })
  const ana = await server.member()
  const id = await startTalk(ana)
  const said = incoming(id, 'she wakes every hour')
  const { asOwner } = server.testDatabase
  await asOwner('alter table memory_lines rename to memory_lines_away')
  try {
    const { events } = await streamReply(ana, { ...said, context: { ...said.context, isSOS } })
    expect(events.at(-1)).toMatchObject({
      type: 'done',
      reply: { ack: expect.not.stringContaining('toast') },
    })
  } finally {
    await asOwner('alter table memory_lines_away rename to memory_lines')
  }
})
