import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#contract/calendar.ts'
import * as checkIns from '#contract/check-ins.ts'
import { dayIn } from '#contract/day.ts'
import { hearts as heartNames } from '#contract/hearts.ts'
import { readWeek } from '#contract/insights.ts'
import { ask, daily, dayMs, hearts, list, save, weekly } from '#server/testing/check-ins.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

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

describe('keeping', () => {
  test('several a day are kept, newest first, each kind on its own list', async () => {
    await save(ana, daily('first'))
    await save(ana, daily('second'))
    await save(ana, weekly('the nights'))
    const { check_ins } = await list(ana)
    expect(
      check_ins.map(
        ({ type, responses }) =>
          type === 'daily' && 'promptResponse' in responses && responses.promptResponse,
      ),
    ).toEqual(['second', 'first'])
    expect((await list(ana, 'weekly_reset')).check_ins).toHaveLength(1)
    expect(check_ins[0]).toMatchObject({ is_starred: false, safety: { level: 'none' } })
  })

  test('sent ten times at once it is there once, and each is answered the same', async () => {
    const id = randomUUID()
    const body = daily('once')
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(ana, body, id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body: { reply } }) => reply)).size).toBe(1)
    expect((await list(ana)).check_ins.map((checkIn) => checkIn.id)).toEqual([id])
  })

  test('sent again with other words, those are kept, with its star and a reply of their own', async () => {
    const id = randomUUID()
    await save(ana, daily('the washing', 1), id)
    await ana.call(checkIns.starCheckIn, { params: { checkInId: id }, body: { is_starred: true } })
    const first = (await save(ana, daily('the washing'), id)).body.reply
    const { body } = await save(ana, daily('nobody helps me'), id)
    expect(body).toMatchObject({ is_starred: true, responses: { promptResponse: 'nobody helps me' } })
    expect([body.reply, first]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)])
    expect(body.reply).not.toBe(first)
    expect(body.day).toBe(addDays(dayIn('Australia/Melbourne', new Date()), -1))
  })

  test('a look back on the week before is filed under that week, and on no other one', async () => {
    const today = dayIn('Australia/Melbourne', new Date())
    const week = checkIns.lastWeekOf(today)
    const sunday = addDays(week, 6)
    expect((await save(ana, { ...weekly('the nights'), week })).body.day).toBe(sunday)
    for (const other of [addDays(week, 7), addDays(week, -7), addDays(week, 14)])
      expect((await save(ana, { ...weekly('the nights'), week: other })).body.day).toBe(today)
    expect((await save(ana, { ...daily('the nights'), week })).body.day).toBe(today)
    const read = await ana.call(readWeek, { query: { week } })
    expect(read.body.rests_on.weekly_resets).toBe(1)
    const nonsense = await ana.send('PUT', `/api/check-ins/${randomUUID()}`, { ...weekly('x'), week: 'last' })
    expect(nonsense).toMatchObject({
      status: 400,
      body: { fields: { week: 'That week does not look right.' } },
    })
  })

  test.each(heartNames)('without a heart for %s it is refused in the product’s words', async (rating) => {
    const body = daily('x')
    body.answers.responses[rating] = 0
    const answer = await ana.send('PUT', `/api/check-ins/${randomUUID()}`, body)
    expect(answer).toMatchObject({ status: 400, body: { error: 'All three heart ratings are required.' } })
    expect((await list(ana)).check_ins).toEqual([])
  })

  test.each([6, 1.5, -1, '3', null])('a heart of %s is refused', async (energy) => {
    const whole = daily('x')
    const body = {
      ...whole,
      answers: { ...whole.answers, responses: { ...whole.answers.responses, energy } },
    }
    expect((await ana.send('PUT', `/api/check-ins/${randomUUID()}`, body)).status).toBe(400)
  })

  test('the database itself refuses answers that are not whole', async () => {
    const insert = (type: string, responses: object) =>
      server.testDatabase.asOwner(
        `insert into check_ins (id, user_id, type, responses, day, safety_level)
         values (gen_random_uuid(), $1, $2, $3, '2026-11-21', 'none')`,
        [ana.userId, type, JSON.stringify(responses)],
      )
    await expect(insert('daily', { ...hearts })).rejects.toThrow('check')
    await expect(insert('daily', { prompt: '', promptResponse: '' })).rejects.toThrow('check')
    await expect(insert('weekly_reset', { ...hearts, prompt: '', promptResponse: '' })).rejects.toThrow(
      'check',
    )
    await expect(insert('daily', { ...hearts, energy: 6, prompt: '', promptResponse: '' })).rejects.toThrow(
      'check',
    )
  })

  test('what was typed days ago belongs to that day; a clock that runs ahead is not believed', async () => {
    const today = dayIn('Australia/Melbourne', new Date())
    expect((await save(ana, daily('x', 3))).body.day).toBe(addDays(today, -3))
    expect((await save(ana, daily('x', -2))).body.day).toBe(today)
    expect((await save(ana, daily('x', 400))).body.day).toBe(today)
  })
})

test('the list comes by the page: nothing twice, nothing left out', async () => {
  await server.testDatabase.asOwner(
    `insert into check_ins (id, user_id, type, responses, day, safety_level, created_at)
     select gen_random_uuid(), $1, 'daily',
       '{"energy": 1, "mood": 1, "stress": 1, "prompt": "", "promptResponse": ""}', now() - make_interval(days => n),
       'none', now() - make_interval(days => case when n between 50 and 70 then 50 else n end)
     from generate_series(1, 130) n`,
    [ana.userId],
  )
  await save(ana, weekly('the nights'))
  await save(bea, daily('hers', 2))
  const pages: string[][] = []
  let before: string | null = ''
  while (before !== null) {
    const query: { type: 'daily'; before?: string } = { type: 'daily', ...(before && { before }) }
    const { body } = await ana.call(checkIns.listCheckIns, { query })
    pages.push(body.check_ins.map(({ id }) => id))
    before = body.next
  }
  expect(pages.map(({ length }) => length)).toEqual([60, 60, 10])
  expect(new Set(pages.flat()).size).toBe(130)
  expect((await ana.send('GET', '/api/check-ins?type=daily&before=x')).status).toBe(400)
})

describe('the run of days', () => {
  test('counts back from today, and stands while today is still open', async () => {
    for (const daysAgo of [1, 2, 2, 4]) await save(ana, daily('x', daysAgo))
    expect((await list(ana)).streak).toEqual({ days: 2, today_open: true })
    await save(ana, daily())
    expect((await list(ana)).streak).toEqual({ days: 3, today_open: false })
    expect((await list(ana, 'weekly_reset')).streak.days).toBe(3)
    expect((await list(bea)).streak).toEqual({ days: 0, today_open: true })
  })

  test('is exact over years', async () => {
    await server.testDatabase.asOwner(
      `insert into check_ins (id, user_id, type, responses, day, safety_level)
       select gen_random_uuid(), $1, 'daily',
         '{"energy": 1, "mood": 1, "stress": 1, "prompt": "", "promptResponse": ""}',
         $2::date - n, 'none'
       from generate_series(0, 800) n where n <> 731`,
      [ana.userId, dayIn('Australia/Melbourne', new Date())],
    )
    expect((await list(ana)).streak).toEqual({ days: 731, today_open: false })
    expect((await list(ana)).check_ins).toHaveLength(60)
  })
})

describe('words back', () => {
  test.each([daily('she woke every hour again'), daily(), weekly('nobody helps me')])(
    'come with what is saved, and the same where it is sent again: %j',
    async (body) => {
      const { body: saved } = await save(ana, body)
      expect(saved.reply).toMatch(/\S/)
      expect((await save(ana, body, saved.id)).body).toEqual(saved)
      expect((await list(ana, body.answers.type)).check_ins).toEqual([saved])
    },
  )

  test('a daily check-in gets a reply, a weekly reset a response', async () => {
    const one = await ask(ana, 'she woke every hour again and I am so tired')
    expect(one.body.reply).toMatch(/\S/)
    expect(one.body).not.toHaveProperty('response')
    const other = await ana.call(checkIns.generateChatResponse, { body: { message: 'nobody helps me' } })
    expect(other.body.response).toMatch(/\S/)
    expect(other.body).not.toHaveProperty('reply')
  })

  test('the reply is kept with its check-in, and the same when asked for again', async () => {
    const { body: saved } = await save(ana, daily('the mental load'))
    const first = await ask(ana, 'the mental load', saved.id)
    const second = await ask(ana, 'something else', saved.id)
    expect(second.body.reply).toBe(first.body.reply)
    expect((await list(ana)).check_ins[0]?.reply).toBe(first.body.reply)
  })

  test('hearts alone are answered by a text that fits them', async () => {
    const { body: saved } = await save(ana, daily())
    expect((await ask(ana, '', saved.id)).body.reply).toContain('Not much in the tank')
  })

  test.each(['', 'she woke every hour again and I am so tired'])(
    'told %j again and again, the next reply is another than the last ones',
    async (words) => {
      const replies: (string | undefined)[] = []
      for (let time = 0; time < 4; time += 1) {
        const { body: saved } = await save(ana, daily(words))
        replies.push((await ask(ana, words, saved.id)).body.reply)
      }
      expect(replies.every(Boolean)).toBe(true)
      for (const [time, reply] of replies.entries()) expect(replies[time + 1]).not.toBe(reply)
      expect(new Set(replies).size).toBeGreaterThan(2)
    },
  )
})

describe('another member', () => {
  test('sees, stars, deletes and is answered on nothing of hers', async () => {
    const { body: saved } = await save(ana, daily('mine'))
    const params = { checkInId: saved.id }
    expect((await list(bea)).check_ins).toEqual([])
    expect((await bea.call(checkIns.starCheckIn, { params, body: { is_starred: true } })).status).toBe(404)
    expect((await bea.call(checkIns.deleteCheckIn, { params })).status).toBe(404)
    const asked = await bea.call(checkIns.generateChatResponse, {
      body: { check_in_id: saved.id, message: 'x' },
    })
    expect(asked.status).toBe(404)
    expect((await list(ana)).check_ins[0]).toEqual(saved)
  })

  test('who happens on the same id keeps her own under it', async () => {
    const { body: saved } = await save(ana, daily('mine'))
    await save(bea, daily('hers'), saved.id)
    expect((await list(ana)).check_ins[0]).toEqual(saved)
    expect((await list(bea)).check_ins[0]).toMatchObject({ responses: { promptResponse: 'hers' } })
  })
})

test('a check-in is starred, unstarred and deleted for good', async () => {
  const { body: saved } = await save(ana, daily('x'))
  const params = { checkInId: saved.id }
  for (const is_starred of [true, false])
    expect((await ana.call(checkIns.starCheckIn, { params, body: { is_starred } })).body.is_starred).toBe(
      is_starred,
    )
  expect((await ana.call(checkIns.deleteCheckIn, { params })).status).toBe(200)
  expect((await ana.call(checkIns.deleteCheckIn, { params })).status).toBe(404)
  const rows = await server.testDatabase.asOwner('select id from check_ins where id = $1', [saved.id])
  expect(rows).toEqual([])
})

test('the twelve newest that she starred, of either kind, are found under saved, and by nobody else', async () => {
  const starred = async (who: Visitor) =>
    (await who.call(checkIns.listStarredCheckIns, {})).body.check_ins.map(({ id }) => id)
  const ids: string[] = []
  for (let daysAgo = 13; daysAgo >= 0; daysAgo -= 1) {
    const body = daysAgo === 5 ? weekly('the nights') : daily('x', daysAgo)
    const answeredAt = new Date(Date.now() - daysAgo * dayMs).toISOString()
    const { id } = (await save(ana, { ...body, answered_at: answeredAt })).body
    ids.unshift(id)
    if (daysAgo !== 3)
      await ana.call(checkIns.starCheckIn, { params: { checkInId: id }, body: { is_starred: true } })
  }
  expect(await starred(ana)).toEqual(ids.filter((_, daysAgo) => daysAgo !== 3).slice(0, 12))
  expect(await starred(bea)).toEqual([])
})
