import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as checkIns from '#contract/check-ins.ts'
import { readInsights } from '#contract/insights.ts'
import { ask, daily, list, save } from '#server/testing/check-ins.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { readResponses, storeResponses } from './stored-responses.ts'

let server: TestServer
let ana: Visitor & { userId: string }
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  ana = await server.member()
})
afterAll(() => server.close())

const whole = { energy: 2, mood: 3, stress: 4, prompt: 'How is it?', promptResponse: 'the nights' }

test('what is stored is read back, with its version and without one', () => {
  const answers = { type: 'daily', responses: whole } as const
  expect(readResponses('daily', JSON.parse(storeResponses(answers)))).toEqual(answers)
  expect(readResponses('daily', whole)).toEqual(answers)
})

test.each([
  [{ ...whole, v: 7, more: ['x'] }, whole],
  [
    { ...whole, stress: undefined },
    { ...whole, stress: 0 },
  ],
  [
    { ...whole, mood: 'good', energy: 9 },
    { ...whole, mood: 0, energy: 0 },
  ],
  [
    { ...whole, prompt: null, promptResponse: { text: 'x' } },
    { ...whole, prompt: '', promptResponse: '' },
  ],
  [null, { energy: 0, mood: 0, stress: 0, prompt: '', promptResponse: '' }],
  ['x', { energy: 0, mood: 0, stress: 0, prompt: '', promptResponse: '' }],
])('of %j all is read that can be', (stored, responses) => {
  expect(readResponses('daily', stored)).toEqual({ type: 'daily', responses })
})

const store = (id: string, responses: object) =>
  server.testDatabase.asOwner('update check_ins set responses = $2 where id = $1', [
    id,
    JSON.stringify(responses),
  ])

test('answers that cannot be read whole are shown with what can be, everywhere', async () => {
  const { id } = (await save(ana, daily('the mental load'))).body
  await store(id, { energy: 2, mood: 3, stress: 4, prompt: null, promptResponse: null })
  const shown = { id, responses: { energy: 2, mood: 3, stress: 4, prompt: '', promptResponse: '' } }
  expect((await list(ana)).check_ins).toMatchObject([shown])
  const star = { params: { checkInId: id }, body: { is_starred: true } }
  expect((await ana.call(checkIns.starCheckIn, star)).body).toMatchObject(shown)
  expect((await ana.call(checkIns.listStarredCheckIns, {})).body.check_ins).toMatchObject([shown])
  expect((await ask(ana, '', id)).status).toBe(200)
  expect((await ana.call(readInsights, {})).status).toBe(200)
})

test('answers of before there were versions keep their level and their reply when they are sent again', async () => {
  const id = randomUUID()
  await save(ana, daily('the mental load'), id)
  await store(id, { ...daily('the mental load').answers.responses })
  await server.testDatabase.asOwner(
    "update check_ins set safety_level = 'crisis', safety_card = 'crisis-suicide', reply = 'As it was.' where id = $1",
    [id],
  )
  expect((await save(ana, daily('the mental load'), id)).body).toMatchObject({
    safety: { level: 'crisis', cardId: 'crisis-suicide', softLine: null },
    reply: 'As it was.',
  })
})
