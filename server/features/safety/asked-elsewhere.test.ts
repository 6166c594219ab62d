import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveChild } from '#contract/children.ts'
import { saveProfile } from '#contract/profile.ts'
import { saveReminder } from '#contract/reminders.ts'
import { answerSafety } from '#contract/safety.ts'
import { askInsight } from '#contract/you-today.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const mayBe = 'he scares me when he drinks'
const asked = { level: 'support', cardId: null, softLine: 'crisis-violence' }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const eventsOf = (userId: string) =>
  server.testDatabase.asOwner(
    'select surface, level, certainty, class from safety_events where user_id = $1 order by id',
    [userId],
  )

const places: Record<string, (member: Visitor) => Promise<unknown>> = {
  'notes of the profile': async (member) => {
    const body = { full_name: null, phone: null, notes: mayBe }
    return (await member.call(saveProfile, { body })).body.safety
  },
  'notes of a child': async (member) => {
    const body = {
      ...{ name: 'Noa', birthdate: null, age_note: null, notes: mayBe, sensitivities: [], allergies: [] },
      notification_prefs: { notify_wake: false, notify_bedtime: false },
    }
    return (await member.call(saveChild, { params: { childId: randomUUID() }, body })).body.safety
  },
  'a reminder': async (member) => {
    const given = { params: { reminderId: randomUUID() }, body: { text: mayBe, due: '2031-03-04T09:00' } }
    return (await member.call(saveReminder, given)).body.safety
  },
  'You Today': async (member) => {
    const body = { name: 'Ana', mood: 'flat', energy: 'low', focus: mayBe } as const
    return (await member.call(askInsight, { body })).body.safety
  },
}

test.each(Object.entries(places))(
  'what is only inferred in %s has her asked, and brings no card',
  async (_, tell) => {
    expect(await tell(await server.member())).toEqual(asked)
  },
)

test('her answer is recorded where she was asked, with no word of hers and for nobody else', async () => {
  const [ana, bea] = [await server.member(), await server.member()]
  await places['a reminder']?.(ana)
  const body = { answer: 'no', cardId: 'crisis-violence', surface: 'reminder' } as const
  expect((await ana.call(answerSafety, { body })).status).toBe(200)
  expect(await eventsOf(ana.userId)).toEqual([
    { surface: 'reminder', level: 'crisis', certainty: 'inferred', class: 'crisis-violence' },
    { surface: 'reminder', level: 'crisis', certainty: 'explicit', class: 'said-no' },
  ])
  expect(await eventsOf(bea.userId)).toEqual([])
  const wrong = await ana.send('POST', answerSafety.path, { ...body, surface: 'chat' })
  expect(wrong.status).toBe(400)
})
