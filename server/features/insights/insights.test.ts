import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, weekStartOf } from '#contract/calendar.ts'
import type * as checkIns from '#contract/check-ins.ts'
import { dayIn } from '#contract/day.ts'
import * as insights from '#contract/insights.ts'
import { finishOnboarding } from '#contract/profile.ts'
import { askInsight } from '#contract/you-today.ts'
import type { Scope } from '#server/database/client.ts'
import { type NamedQuery, named } from '#server/database/statements.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { listRecordedDays } from './repo.ts'
import { insightsUpTo, weekOf } from './service.ts'

let server: TestServer
let ana: Visitor & { userId: string }
let bea: Visitor & { userId: string }
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  ;[ana, bea] = await Promise.all([server.member(), server.member()])
})
afterAll(() => server.close())

const today = dayIn('Australia/Melbourne', new Date())
/** Whoever reads on a day. */
const on = (today: string) => ({ today, isLossMode: false })
const lastWeek = addDays(weekStartOf(today), -7)

interface Entry {
  energy?: number
  mood?: number
  stress?: number
  text?: string
  next?: string
  type?: checkIns.CheckInType
  level?: string
}

/** Puts check-ins on days of the past, one an entry. */
async function tell(member: { userId: string }, days: [string, Entry][]): Promise<void> {
  const rows = days.map(([day, { text = '', next = 'less', type = 'daily', level = 'none', ...hearts }]) => ({
    id: randomUUID(),
    type,
    day,
    safety_level: level,
    safety_card: level === 'none' ? null : 'crisis-suicide',
    responses: {
      ...{ energy: 2, mood: 3, stress: 4, ...hearts },
      ...(type === 'daily'
        ? { prompt: '', promptResponse: text }
        : { hardest: '', energyGiving: text, nextWeek: next }),
    },
  }))
  await server.testDatabase.asOwner(
    `insert into check_ins (id, user_id, type, day, safety_level, safety_card, responses)
     select id, $1, type, day, safety_level, safety_card, responses from jsonb_to_recordset($2)
       as told (id uuid, type text, day date, safety_level text, safety_card text, responses jsonb)`,
    [member.userId, JSON.stringify(rows)],
  )
}

const read = async (member: Visitor) => (await member.call(insights.readInsights, {})).body
const readWeek = async (member: Visitor, week?: string) =>
  (await member.call(insights.readWeek, { query: week ? { week } : {} })).body

describe('her days', () => {
  test('hearts of one day are one mean; You Today stands in where there are none', async () => {
    await tell(ana, [
      [addDays(today, -1), { mood: 2 }],
      [addDays(today, -1), { mood: 5 }],
    ])
    await ana.call(askInsight, { body: { name: 'Ana', mood: 'flat', energy: 'high', focus: '' } })
    const { days, today: day } = await read(ana)
    expect(day).toBe(today)
    expect(days).toEqual([
      { day: addDays(today, -1), check_ins: 2, mood: 3.5, energy: 2, stress: 4, feeling: null },
      { day: today, check_ins: 0, mood: 2, energy: 4, stress: null, feeling: 'flat' },
    ])
  })

  test('go back over whole months and twelve whole weeks, and no further', async () => {
    const firstMonth = `${addDays(`${today.slice(0, 7)}-01`, -40).slice(0, 7)}-01`
    const firstWeek = addDays(weekStartOf(today), -77)
    const first = firstMonth < firstWeek ? firstMonth : firstWeek
    await tell(ana, [
      [addDays(first, -1), {}],
      [first, {}],
    ])
    expect((await read(ana)).days.map(({ day }) => day)).toEqual([first])
  })

  test('where none are left, it is known whether there were any before', async () => {
    await tell(ana, [[addDays(today, -200), {}]])
    expect(await read(ana)).toMatchObject({ days: [], has_earlier_answers: true })
    expect((await read(bea)).has_earlier_answers).toBe(false)
  })

  test('her looks back on a week are counted beside them, grave ones too', async () => {
    await tell(ana, [
      [addDays(today, -200), { type: 'weekly_reset' }],
      [today, { type: 'weekly_reset', level: 'crisis' }],
    ])
    expect(await read(ana)).toMatchObject({ days: [], weekly_resets: 1, named: [] })
  })

  test('are those of her own zone', async () => {
    const about = { first_name: 'Bea', season: null, focus: null, notes: null, allow_real_talk_push: false }
    await bea.call(finishOnboarding, {
      body: { about: { ...about, timezone: 'Pacific/Kiritimati' }, children: [] },
    })
    expect((await read(bea)).today).toBe(dayIn('Pacific/Kiritimati', new Date()))
  })

  test('nobody sees another’s', async () => {
    await tell(ana, [[today, { text: 'a walk' }]])
    expect(await read(bea)).toEqual({
      today,
      days: [],
      weekly_resets: 0,
      goals_kept: 0,
      goals_since: null,
      has_earlier_answers: false,
      helped: [],
      helped_from: 0,
      helped_days: 0,
      named: [],
    })
    expect((await readWeek(bea)).rests_on).toEqual({ days: 0, check_ins: 0, you_today: 0, weekly_resets: 0 })
  })
})

test('what came with the better days; grave words are left out of it', async () => {
  const better = (back: number): [string, Entry] => [addDays(today, -back), { mood: 5, text: 'a walk' }]
  const other = (back: number): [string, Entry] => [addDays(today, -back), { mood: 2, text: 'dishes' }]
  await tell(ana, [better(1), better(2), other(4), other(5), other(6)])
  await tell(ana, [[addDays(today, -3), { mood: 5, text: 'a walk', level: 'crisis' }]])
  await tell(ana, [[addDays(today, -8), { mood: 1 }]])
  expect((await read(ana)).helped).toEqual([])
  await tell(ana, [better(7)])
  expect(await read(ana)).toMatchObject({
    helped: [{ label: 'Time outside', days: 3, mood: 5, other_days: 3, other_mood: 2 }],
    helped_from: 6,
    helped_days: 6,
  })
  const reset = { type: 'weekly_reset', text: 'my book' } as const
  await tell(ana, [
    [lastWeek, reset],
    [addDays(lastWeek, -1), reset],
  ])
  expect((await read(ana)).named).toEqual([{ label: 'Something just for you', weeks: 2 }])
})

test('a week that ends in the next month looks back as far as the charts of today', async () => {
  const day = '2026-04-30'
  const well = { energy: 4, stress: 2 }
  const better = (on: string): [string, Entry] => [on, { ...well, mood: 5, text: 'a walk' }]
  const other = (on: string): [string, Entry] => [on, { ...well, mood: 3, text: 'dishes' }]
  await tell(ana, ['2026-02-02', '2026-02-03', '2026-04-28'].map(better))
  await tell(ana, ['2026-04-27', '2026-04-29', day].map(other))
  const scope = server.testDatabase.database.asMember(ana.userId)
  expect((await insightsUpTo(scope, ana.userId, day)).helped).toHaveLength(1)
  const { tips } = await weekOf(scope, ana.userId, day, on(day))
  expect(tips.map(({ because }) => because).join()).toContain('3 with it, 3 without')
})

test('a day told before she flew west is in the week once it has come, as in the charts; its card is there at once', async () => {
  const [monday, thursday] = ['2026-04-27', '2026-04-30']
  const recorded = [monday, '2026-04-28', '2026-04-29', thursday]
  await tell(ana, [
    ...recorded.map((day): [string, Entry] => [day, {}]),
    [thursday, { type: 'weekly_reset' }],
  ])
  const scope = server.testDatabase.database.asMember(ana.userId)
  const counts = { '2026-04-29': [3, 0], [thursday]: [4, 1] }
  for (const [now, [days = 0, resets = 0]] of Object.entries(counts)) {
    const { rests_on } = await weekOf(scope, ana.userId, now, on(now))
    expect(rests_on).toEqual({ days, check_ins: days, you_today: 0, weekly_resets: resets })
    const charts = await insightsUpTo(scope, ana.userId, now)
    expect([charts.days.length, charts.weekly_resets]).toEqual([days, resets])
  }
  await tell(ana, [[thursday, { level: 'crisis' }]])
  const week = await weekOf(scope, ana.userId, monday, on('2026-04-29'))
  expect(week).toMatchObject({ week_end: '2026-05-03', safety: { level: 'crisis' } })
})

describe('one week', () => {
  test('rests on its own days, from Monday to Sunday', async () => {
    await tell(ana, [
      [addDays(lastWeek, -1), { mood: 5 }],
      [lastWeek, { mood: 2 }],
      [addDays(lastWeek, 3), { mood: 2 }],
      [addDays(lastWeek, 6), { mood: 2 }],
      [addDays(lastWeek, 6), { type: 'weekly_reset', text: 'tea with Bea' }],
    ])
    const week = await readWeek(ana, addDays(lastWeek, 4))
    expect(week).toMatchObject({
      week_start: lastWeek,
      week_end: addDays(lastWeek, 6),
      is_this_week: false,
      has_earlier: true,
      rests_on: { days: 3, check_ins: 3, you_today: 0, weekly_resets: 1 },
      safety: { level: 'none', cardId: null, softLine: null },
    })
    expect(week.lines).toContain('You wrote that this gave you energy: “tea with Bea”')
    expect(week.tips[0]).toMatchObject({
      because: 'Energy was low on 3 of 3 days.',
      mode: expect.any(String),
    })
    expect((await readWeek(ana, addDays(lastWeek, -7))).has_earlier).toBe(false)
  })

  test('says nothing from too little', async () => {
    await tell(ana, [
      [lastWeek, {}],
      [lastWeek, {}],
      [addDays(lastWeek, 1), {}],
    ])
    expect(await readWeek(ana, lastWeek)).toMatchObject({ lines: [], tips: [], rests_on: { days: 2 } })
  })

  test('with something grave in it comes with the card and without tips', async () => {
    await tell(ana, [
      [lastWeek, { level: 'support' }],
      [addDays(lastWeek, 1), { level: 'crisis' }],
      [addDays(lastWeek, 2), {}],
    ])
    const week = await readWeek(ana, lastWeek)
    expect(week).toMatchObject({
      tips: [],
      safety: { level: 'crisis', cardId: 'crisis-suicide', softLine: null },
    })
    expect(week.lines).toHaveLength(1)
  })

  test('counts a grave weekly reset as told, and quotes nothing of it', async () => {
    await tell(ana, [[lastWeek, { type: 'weekly_reset', text: 'a bath', level: 'crisis' }]])
    const week = await readWeek(ana, lastWeek)
    expect(week).toMatchObject({ rests_on: { weekly_resets: 1 }, safety: { level: 'crisis' } })
    expect(week.lines.join()).not.toContain('a bath')
  })

  test('quotes of each question the newest answer that says something', async () => {
    const reset = (offset: number, text: string, next: string): [string, Entry] => [
      addDays(lastWeek, offset),
      { type: 'weekly_reset', text, next },
    ]
    await tell(ana, [
      reset(1, 'a walk', 'more sleep'),
      reset(2, 'tea with Bea', 'No idea'),
      reset(3, '', ' '),
    ])
    const { lines, rests_on } = await readWeek(ana, lastWeek)
    expect(rests_on.weekly_resets).toBe(3)
    expect(lines).toEqual([
      'You wrote that this gave you energy: “tea with Bea”',
      'For the week after, you wrote: “more sleep”',
    ])
    await tell(bea, [reset(1, 'Nothing.', 'idk')])
    expect((await readWeek(bea, lastWeek)).lines).toEqual([])
  })

  test('something grave in You Today counts as well', async () => {
    const cleo = await server.member()
    await server.testDatabase.asOwner(
      `insert into you_today_insights (user_id, day, mood, energy, focus, title, tip)
       select $1, $2::date + n, 'calm', 'low', case n when 1 then 'I want to end my life' else 'the car' end, 't', 't'
       from generate_series(0, 2) n`,
      [cleo.userId, lastWeek],
    )
    const week = await readWeek(cleo, lastWeek)
    expect(week).toMatchObject({ tips: [], rests_on: { you_today: 3 }, safety: { level: 'crisis' } })
    expect(week.safety.cardId).toMatch(/^crisis-/)
  })

  test('a day to come is this week, one of long ago a week of long ago, and no day is refused', async () => {
    expect((await readWeek(ana, '9999-12-31')).week_start).toBe(weekStartOf(today))
    expect((await readWeek(ana, '0001-01-01')).week_start).toBe('2020-01-06')
    for (const week of ['2026-02-30', 'x', '2026-1-1'])
      expect((await ana.send('GET', `/api/insights/weekly?week=${week}`)).status).toBe(400)
  })
})

test('reads a window by index, however much there is of others and of her own past', async () => {
  await server.testDatabase.asOwner(
    `insert into check_ins (id, user_id, type, responses, day, safety_level)
     select gen_random_uuid(), who, 'daily',
       '{"energy": 1, "mood": 1, "stress": 1, "prompt": "", "promptResponse": "tea"}', $3::date - n, 'none'
     from generate_series(1, 3000) n, unnest(array[$1, $2]::uuid[]) who`,
    [ana.userId, bea.userId, addDays(today, -120)],
  )
  await server.testDatabase.asOwner('analyze check_ins')
  const sent: NamedQuery[] = []
  const listening: Scope = {
    rows: async (query) => {
      sent.push(named(query))
      return []
    },
    row: async () => undefined,
  }
  await listRecordedDays(listening, ana.userId, { from: lastWeek, to: today })
  const { text, values } = sent.find((query) => query.text.includes('"check_ins"')) ?? { text: '' }
  const plan = await server.testDatabase.asOwner<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
  expect(plan.map((line) => line['QUERY PLAN']).join(' ')).toContain('check_ins_user_id_type_day_idx')
  expect((await read(ana)).days).toEqual([])
})
