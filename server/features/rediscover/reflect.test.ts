import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as rediscover from '#contract/rediscover.ts'
import { type ExerciseId, exercises, type RediscoverModule } from '#contract/rediscover-exercises.ts'
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts'
import { replyChunks } from '#server/testing/model-stand-in.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.model.asked.length = 0
})

const words = 'The singing turns up twice, in the car and in what you hope for.'
const askedNow = () => JSON.stringify(server.model.asked.at(-1)?.body.messages)

function save(
  who: Visitor,
  sessionId: string,
  exercise: ExerciseId,
  data: Partial<rediscover.AnswerData> | null,
  edit_id: string = randomUUID(),
) {
  const { module } = exercises[exercise]
  const response = { module, exercise, data: data && { ...rediscover.emptyAnswer, ...data } }
  return who.call(rediscover.saveEntry, {
    params: { sessionId, prompt: exercise },
    body: { response, base: null, edit_id },
  })
}

const reflect = async (who: Visitor, sessionId: string, module: RediscoverModule = 'intake') =>
  (await who.call(rediscover.reflectOnModule, { params: { sessionId }, body: { module } })).body.text

test('the companion says something of a module in its prompts, once, and anew where she has changed it', async () => {
  const ana = await server.member()
  const [sessionId, edit] = [randomUUID(), randomUUID()]
  await save(ana, sessionId, 'tone', { choice: 'playful' })
  await save(ana, sessionId, 'hope', { texts: { hope: 'I would hear myself sing' } }, edit)
  server.model.answer({ chunks: replyChunks({ ack: words }) })
  expect(await reflect(ana, sessionId)).toBe(words)
  for (const told of ['She is in Rediscover', 'first module', 'playfulness is welcome', 'hear myself sing'])
    expect(askedNow()).toContain(told)
  expect(askedNow()).toContain('Never diagnose')
  expect(await reflect(ana, sessionId)).toBe(words)
  expect(server.model.asked).toHaveLength(1)
  const { current } = (await ana.call(rediscover.readProgramme, {})).body
  expect(current?.reflections).toEqual([{ module: 'intake', text: words }])
  expect(current?.entries).toHaveLength(2)

  await save(ana, sessionId, 'hope', { texts: { hope: 'hot tea' } }, edit)
  server.model.answer({ chunks: replyChunks({ ack: 'Hot tea, then.' }) })
  expect(await reflect(ana, sessionId)).toBe('Hot tea, then.')
  expect(askedNow()).toContain(words)
})

test('where nothing was said, or the model fails, the words beside each answer are all there is', async () => {
  const ana = await server.member()
  const sessionId = randomUUID()
  await save(ana, sessionId, 'hope', null)
  expect(await reflect(ana, sessionId)).toBeNull()
  expect(server.model.asked).toHaveLength(0)
  await save(ana, sessionId, 'changes', { texts: { kept: 'my laugh' } })
  server.model.answer({ status: 401 })
  expect(await reflect(ana, sessionId, 'snapshot')).toBeNull()
})

test('what is grave is told to the model as such', async () => {
  const ana = await server.member()
  const sessionId = randomUUID()
  await save(ana, sessionId, 'thought', { texts: { thought: 'I want to die' } })
  server.model.answer({ chunks: replyChunks({ ack: 'Thank you for telling me.' }) })
  await reflect(ana, sessionId, 'reframe')
  expect(askedNow()).toContain('Level: crisis')
})
