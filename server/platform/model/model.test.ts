import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ModelStandIn, startModelStandIn } from '#server/testing/model-stand-in.ts'
import { type Model, ModelError, type ModelUsage, openModel } from './model.ts'
import type { ModelConfig } from './model-config.ts'

let standIn: ModelStandIn
beforeAll(async () => {
  standIn = await startModelStandIn()
})
afterAll(() => standIn.close())

const chunks = ['One ', 'two ', 'three.']
const never = () => new Promise<void>(() => {})

describe.each(['openai-compatible', 'anthropic'] as const)('%s', (provider) => {
  const open = (change: Partial<ModelConfig> = {}) =>
    openModel({
      provider,
      baseUrl: standIn.baseUrl,
      apiKey: 'a-key',
      name: 'a-model',
      hostedBy: null,
      firstTokenMs: 5000,
      totalMs: 10_000,
      maxTokens: 100,
      repliesPerDay: 1,
      repliesPerMinute: 1,
      price: { input: 1, output: 1 },
      ...change,
    })
  let model: Model
  beforeEach(() => {
    model = open()
    standIn.asked.length = 0
  })

  async function ask(
    end = model,
    signal = new AbortController().signal,
    isUrgent = false,
    afterFirst: () => unknown = () => undefined,
  ) {
    const received: string[] = []
    const usages: ModelUsage[] = []
    const request = {
      instructions: 'Be kind.',
      messages: [{ role: 'user' as const, content: 'something private' }],
      signal,
      isUrgent,
      onUsage: (usage: ModelUsage) => usages.push(usage),
    }
    let error: unknown
    try {
      for await (const text of end.stream(request)) if (received.push(text) === 1) await afterFirst()
    } catch (thrown) {
      error = thrown
    }
    return { received: received.join(''), usages, error }
  }

  test('answers piece by piece, with its instructions, key, name and count of tokens', async () => {
    standIn.answer({ chunks })
    expect(await ask()).toEqual({
      received: 'One two three.',
      usages: [{ inputTokens: 120, outputTokens: 40 }],
      error: undefined,
    })
    const [asked] = standIn.asked
    expect(asked?.headers[provider === 'anthropic' ? 'x-api-key' : 'authorization']).toContain('a-key')
    expect(asked?.body.model).toBe('a-model')
    expect(JSON.stringify(asked?.body)).toContain('Be kind.')
  })

  test.each([429, 500, 503, 529])('after %i tries once more', async (status) => {
    standIn.answer({ status }, { chunks })
    expect((await ask()).received).toBe('One two three.')
    expect(standIn.asked).toHaveLength(2)
  })

  test('after two failures gives up', async () => {
    standIn.answer({ status: 500 })
    expect((await ask()).error).toMatchObject({ reason: 'unreachable', status: 500 })
    expect(standIn.asked).toHaveLength(2)
  })

  test.each([400, 401, 403, 404])('after %i does not ask the same again', async (status) => {
    standIn.answer({ status })
    expect((await ask()).error).toMatchObject({ reason: 'rejected', status })
    expect(standIn.asked).toHaveLength(1)
  })

  test('a first word that does not come is waited for only so long, twice', async () => {
    standIn.answer({ chunks, before: never })
    // Long enough for a busy machine to send the question before it is given up.
    expect((await ask(open({ firstTokenMs: 900 }))).error).toMatchObject({ reason: 'silent' })
    expect(standIn.asked).toHaveLength(2)
  })

  test('thoughts are waited for no longer than silence', async () => {
    const thoughts = ['<think>', ...Array<string>(150).fill('hm ')]
    standIn.answer({ chunks: thoughts, before: () => pause(20), ending: 'silence' })
    const { received, error, usages } = await ask(open({ firstTokenMs: 400, totalMs: 2000 }))
    expect(received).toBe('')
    expect(error).toMatchObject({ reason: 'silent' })
    expect(usages).toHaveLength(2)
  })

  test('where somebody cannot wait, a third of the patience and one try are enough', async () => {
    standIn.answer({ chunks, before: never })
    const end = open({ firstTokenMs: 900, totalMs: 600 })
    expect((await ask(end, undefined, true)).error).toMatchObject({ reason: 'silent' })
    expect(standIn.asked).toHaveLength(1)
  })

  test('what its reader takes over a word is no silence of the model', async () => {
    const read = Promise.withResolvers<void>()
    standIn.answer({ chunks, before: (at) => (at === 1 ? read.promise : undefined) })
    const { received, error } = await ask(open({ firstTokenMs: 600 }), undefined, false, async () => {
      await pause(900)
      read.resolve()
    })
    expect({ received, error }).toEqual({ received: 'One two three.', error: undefined })
  })

  test('a stream that stalls ends, and is not asked for again once it has spoken', async () => {
    standIn.answer({ chunks, ending: 'silence' })
    const { received, error, usages } = await ask(open({ firstTokenMs: 700 }))
    expect(received).toBe('One two three.')
    expect(error).toMatchObject({ reason: 'silent' })
    expect(usages[0]?.outputTokens).toBeGreaterThan(0)
    expect(standIn.asked).toHaveLength(1)
  })

  test.each(['cut', 'nonsense', 'end-without-reason'] as const)(
    'a stream that ends in %s is no whole answer',
    async (ending) => {
      standIn.answer({ chunks, ending })
      const { received, error } = await ask()
      expect('One two three.').toContain(received)
      expect(error).toBeInstanceOf(ModelError)
    },
  )

  test('a refusal is told apart', async () => {
    standIn.answer({ chunks: ['No'], ending: 'refusal' })
    expect((await ask()).error).toMatchObject({ reason: 'refused' })
  })

  test('an answer that its tokens do not suffice for is told apart, and not asked for again', async () => {
    standIn.answer({ chunks: [], ending: 'length' })
    expect((await ask()).error).toMatchObject({ reason: 'cut-off' })
    standIn.answer({ chunks, ending: 'length' })
    expect(await ask()).toMatchObject({ received: 'One two three.', error: { reason: 'cut-off' } })
    expect(standIn.asked).toHaveLength(2)
  })

  test('the time in all is bounded, and so is what a caller waits who stops', async () => {
    standIn.answer({ chunks, ending: 'silence' })
    expect((await ask(open({ totalMs: 100 }))).error).toMatchObject({ reason: 'stopped' })
    const stop = new AbortController()
    standIn.answer({ chunks, before: async (at) => at === 1 && stop.abort(), ending: 'silence' })
    expect((await ask(model, stop.signal)).error).toMatchObject({ reason: 'stopped' })
  })

  test('nobody there is an error like any other, and no error holds what she wrote', async () => {
    const { error } = await ask(open({ baseUrl: 'http://127.0.0.1:9/v1' }))
    expect(error).toMatchObject({ reason: 'unreachable' })
    standIn.answer({ status: 401 })
    const rejected = (await ask()).error
    for (const each of [error, rejected])
      expect(JSON.stringify({ ...(each as Error), message: String(each) })).not.toContain('private')
    expect((rejected as Error).cause).toBeUndefined()
  })
})

test('a small model that thinks aloud is not overheard', async () => {
  standIn.answer({ chunks: ['<think>', 'she is ', 'tired</think>', 'Sit down.'] })
  const model = openModel({
    provider: 'openai-compatible',
    baseUrl: standIn.baseUrl,
    apiKey: null,
    name: 'small',
    hostedBy: null,
    firstTokenMs: 5000,
    totalMs: 10_000,
    maxTokens: 100,
    repliesPerDay: 1,
    repliesPerMinute: 1,
    price: { input: 0, output: 0 },
  })
  const received: string[] = []
  const request = {
    instructions: '',
    messages: [{ role: 'user' as const, content: 'hi' }],
    isUrgent: false,
  }
  for await (const text of model.stream({
    ...request,
    signal: new AbortController().signal,
    onUsage: () => {},
  }))
    received.push(text)
  expect(received.join('').trim()).toBe('Sit down.')
})
