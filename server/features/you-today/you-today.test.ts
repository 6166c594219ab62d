import { afterAll, beforeAll, expect, test } from 'vitest'
import { tipInstruction } from '#content/you-today/instruction.ts'
import { addDays } from '#contract/calendar.ts'
import { dayIn } from '#contract/day.ts'
import * as youToday from '#contract/you-today.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ask = { name: 'Mia', mood: 'overwhelmed', energy: 'mid', focus: '' } as const

test('a check-in is answered by the recommendation and a tip, which is kept as the insight of her day', async () => {
  const member = await server.member()
  const asked = { ...ask, instruction: tipInstruction, format: 'text' } as const
  const { body } = await member.call(youToday.askInsight, { body: asked })
  expect(body).toMatchObject({
    primary: 'clear',
    secondary: 'relief',
    mode_action: 'clear',
    mood: 'overwhelmed',
  })
  expect(body.tip).not.toBe('')
  expect(body.bullets.length).toBeGreaterThan(1)
  expect(body.day).toBe(dayIn('Australia/Melbourne', new Date()))

  const { body: listed } = await member.call(youToday.listInsights, {})
  expect(listed.insights).toHaveLength(1)
  expect(listed.insights[0]).toMatchObject({ title: body.title, tip: body.tip, day: body.day })
})

test('what is kept of a day has the tip, its parts and the mode that it leads to', async () => {
  const member = await server.member()
  const { body } = await member.call(youToday.askInsight, { body: { ...ask, focus: 'forms' } })
  const rows = await server.testDatabase.asOwner(
    `select user_id, day::text as day, mood, energy, focus, ai_tip, title, bullets, tip, mode_action
     from you_today_insights where user_id = $1`,
    [member.userId],
  )
  const { day, mood, energy, focus, title, bullets, tip, mode_action } = body
  expect(rows).toEqual([
    { user_id: member.userId, day, mood, energy, focus, ai_tip: tip, title, bullets, tip, mode_action },
  ])
})

test('a mood or an energy that is not on the list is refused', async () => {
  const member = await server.member()
  for (const wrong of [{ mood: 'happy' }, { energy: 'none' }])
    expect((await member.send('POST', youToday.askInsight.path, { ...ask, ...wrong })).status).toBe(400)
})

test('telling again how the day is replaces what was kept of it', async () => {
  const member = await server.member()
  await member.call(youToday.askInsight, { body: ask })
  await member.call(youToday.askInsight, { body: { ...ask, energy: 'low', focus: 'no sleep' } })
  const { body } = await member.call(youToday.listInsights, {})
  expect(body.insights.map(({ energy, focus }) => ({ energy, focus }))).toEqual([
    { energy: 'low', focus: 'no sleep' },
  ])
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

test('what was told days ago belongs to that day; a clock that runs ahead is not believed', async () => {
  const member = await server.member()
  const today = dayIn('Australia/Melbourne', new Date())
  for (const [days, day] of [
    [1, addDays(today, -1)],
    [-2, today],
  ] as const) {
    const { body } = await member.call(youToday.askInsight, { body: { ...ask, answered_at: daysAgo(days) } })
    expect(body.day).toBe(day)
  }
})

test('when every tip for how she is has been seen, the one seen longest ago comes back', async () => {
  const member = await server.member()
  const titles: string[] = []
  for (const days of [4, 3, 2, 1, 0]) {
    const { body } = await member.call(youToday.askInsight, { body: { ...ask, answered_at: daysAgo(days) } })
    titles.push(body.title)
  }
  expect(new Set(titles.slice(0, 3)).size).toBe(3)
  expect(titles.slice(3)).toEqual(titles.slice(0, 2))
})

test('her focus is read for safety, and only that it spoke up is recorded', async () => {
  const member = await server.member()
  const focus = 'they would all be better off without me'
  const { body } = await member.call(youToday.askInsight, { body: { ...ask, focus } })
  expect(['crisis', 'emergency']).toContain(body.safety.level)
  expect(body.safety.cardId).not.toBeNull()
  const events = await server.testDatabase.asOwner<{ surface: string; level: string }>(
    'select * from safety_events where user_id = $1',
    [member.userId],
  )
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ surface: 'you-today', level: body.safety.level })
  expect(JSON.stringify(events)).not.toContain('better off')
})

test('beside grave words no tip is kept to look back on', async () => {
  const member = await server.member()
  const focus = 'they would all be better off without me'
  const { body } = await member.call(youToday.askInsight, { body: { ...ask, focus } })
  expect(body.title).not.toBe('')
  const { insights } = (await member.call(youToday.listInsights, {})).body
  expect(insights).toMatchObject([{ focus, title: '', tip: '', bullets: [] }])
})

test('another member sees none of it', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  await ana.call(youToday.askInsight, { body: ask })
  expect((await bea.call(youToday.listInsights, {})).body.insights).toEqual([])
})

test('she deletes a day with all that was kept of it, once or twice, and her other days stay', async () => {
  const member = await server.member()
  const today = dayIn('Australia/Melbourne', new Date())
  for (const days of [1, 0])
    await member.call(youToday.askInsight, {
      body: { ...ask, focus: 'he scares me', answered_at: daysAgo(days) },
    })
  for (const _ of ['once', 'twice'])
    expect((await member.call(youToday.deleteInsight, { params: { day: today } })).body).toEqual({ ok: true })
  const { body } = await member.call(youToday.listInsights, {})
  expect(body.insights.map(({ day }) => day)).toEqual([addDays(today, -1)])
  const rows = await server.testDatabase.asOwner<{ day: string }>(
    'select day::text as day from you_today_insights where user_id = $1',
    [member.userId],
  )
  expect(rows).toEqual([{ day: addDays(today, -1) }])
})

test('nobody else deletes a day of hers', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  const { day } = (await ana.call(youToday.askInsight, { body: ask })).body
  await bea.call(youToday.deleteInsight, { params: { day } })
  expect((await server.visitor().send('DELETE', `/api/you-today/${day}`)).status).toBe(401)
  expect((await ana.call(youToday.listInsights, {})).body.insights).toHaveLength(1)
})

test.each(['today', '2026-02-31', '0000-01-01', "2026-11-21'--"])(
  'a day that is none, such as %s, is refused',
  async (day) => {
    const member = await server.member()
    expect(await member.send('DELETE', `/api/you-today/${encodeURIComponent(day)}`)).toMatchObject({
      status: 400,
      body: { code: 'bad_input', error: expect.not.stringMatching(/invalid|expected/i) },
    })
  },
)
