import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as companion from '#contract/companion.ts'
import { modelReply, modelReplyText } from '#server/testing/model-reply.ts'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { replyChunks } from '#server/testing/model-stand-in.ts'
import { incoming, readTalk, startTalk, streamReply } from '#server/testing/talk.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const chunks = replyChunks(modelReply)

let server: ModelServer
let ana: Visitor
beforeAll(async () => {
  server = await startModelServer({ MODEL_REPLIES_PER_DAY: '100', MODEL_REPLIES_PER_MINUTE: '100' })
  ana = await server.member()
})
afterAll(() => server.close())
beforeEach(() => {
  server.model.asked.length = 0
})

const stream = (
  ...rest: [body: object, signal?: AbortSignal, onEvent?: (event: companion.ReplyEvent) => void]
) => streamReply(ana, ...rest)

describe('a reply outlives the tab', () => {
  test.each(Array.from({ length: 10 }, (_, at) => at))('closed at moment %i of ten', async (moment) => {
    const leaving = new AbortController()
    const asked = Math.round(((chunks.length - 1) * (moment - 1)) / 9)
    let left = false
    server.model.answer({
      chunks,
      before: async (at) => {
        if (moment === 0 || left || at < asked) return
        left = true
        leaving.abort()
      },
    })
    const id = await startTalk(ana)
    const body = incoming(id, 'she wakes every hour')
    const sent = stream(body, leaving.signal).catch(() => {})
    if (moment === 0) {
      // She leaves as soon as her message is there.
      await expect.poll(async () => (await readTalk(ana, id)).messages.length).toBeGreaterThan(0)
      leaving.abort()
    }
    await sent
    await expect.poll(async () => (await readTalk(ana, id)).messages.length).toBe(2)
    const chat = await readTalk(ana, id)
    expect(chat.messages[1]?.content).toBe(modelReplyText)
    expect(chat).toMatchObject({ replying: false, unanswered: null })
    const again = await ana.call(companion.motherChat, { body })
    expect(again.body.message.id).toBe(chat.messages[1]?.id)
    expect(server.model.asked).toHaveLength(1)
  })

  test('sent again while it comes, it is joined from its start, and asked for once', async () => {
    const id = await startTalk(ana)
    const body = incoming(id, 'she wakes every hour')
    const half = Promise.withResolvers<void>()
    const halfway = Promise.withResolvers<void>()
    server.model.answer({
      chunks,
      before: (at) => {
        if (at === 10) halfway.resolve()
        return at === 10 ? half.promise : undefined
      },
    })
    const stored = Promise.withResolvers<void>()
    const first = stream(body, undefined, () => stored.resolve())
    await Promise.all([halfway.promise, stored.promise])
    // However old her message is: what is being answered is not unanswered.
    await server.testDatabase.asOwner(
      `update messages set created_at = created_at - interval '61 s' where id = $1`,
      [body.message_id],
    )
    expect(await readTalk(ana, id)).toMatchObject({ replying: true, unanswered: null })
    const joined = Promise.withResolvers<void>()
    const others = [
      stream(body, undefined, () => joined.resolve()),
      ana.call(companion.motherChat, { body }),
    ] as const
    await joined.promise
    half.resolve()
    const [one, two, three] = await Promise.all([first, ...others])
    for (const { events } of [one, two]) {
      expect(events.flatMap((event) => (event.type === 'text' ? event.text : [])).join('')).toBe(
        modelReplyText,
      )
      const last = events.at(-1)
      expect(last?.type === 'done' && last.reply.message.id).toBe(three.body.message.id)
    }
    expect(server.model.asked).toHaveLength(1)
    expect((await readTalk(ana, id)).messages).toHaveLength(2)
  })

  test('a reply that is finished after the next one stands behind its own message all the same', async () => {
    const id = await startTalk(ana)
    const [asked, overtaken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const washing = { ...modelReply, ack: 'The washing can wait.', steps: [], question: 'Is it raining?' }
    const slow = {
      chunks: replyChunks(washing),
      before: (at: number) => {
        asked.resolve()
        return at === 10 ? overtaken.promise : undefined
      },
    }
    server.model.answer(slow, { chunks })
    const first = stream(incoming(id, 'three loads of washing'))
    await asked.promise
    await ana.call(companion.motherChat, { body: incoming(id, 'she wakes every hour') })
    overtaken.resolve()
    await first
    const inOrder = [
      'three loads of washing',
      'The washing can wait.\n\nIs it raining?',
      'she wakes every hour',
      modelReplyText,
    ]
    expect((await readTalk(ana, id)).messages.map(({ content }) => content)).toEqual(inOrder)
    const { threads } = (await ana.call(companion.listThreads, { query: {} })).body
    expect(threads.find((thread) => thread.id === id)?.preview).toMatch(/^Two hours is no night/)
    await ana.call(companion.motherChat, { body: incoming(id, 'and you?') })
    const [, ...talk] = server.model.asked.at(-1)?.body.messages ?? []
    expect(talk.map(({ content }) => content)).toEqual([...inOrder, 'and you?'])
  })

  test('where its message is changed meanwhile, whoever still reads it is told so', async () => {
    const id = await startTalk(ana)
    const body = incoming(id, 'she wakes every hour')
    const changed = Promise.withResolvers<void>()
    server.model.answer({ chunks, before: (at) => (at === 10 ? changed.promise : undefined) }, { chunks })
    const assessment = Promise.withResolvers<void>()
    const first = stream(body, undefined, ({ type }) => type === 'safety' && assessment.resolve())
    await assessment.promise
    await ana.call(companion.motherChat, {
      body: { ...incoming(id, 'she woke twice'), replaces: body.message_id },
    })
    changed.resolve()
    expect((await first).events.at(-1)).toEqual({
      type: 'failed',
      error: 'You changed this message while it was being answered.',
      code: 'conflict',
    })
    expect((await readTalk(ana, id)).messages.map(({ content }) => content)).toEqual([
      'she woke twice',
      modelReplyText,
    ])
  })
})
