import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/calendar.ts'
import { dayIn } from '#contract/day.ts'
import { readInsights } from '#contract/insights.ts'
import * as rediscover from '#contract/rediscover.ts'
import * as board from '#contract/vision-board.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const now = () => new Date().toISOString()
const today = () => dayIn('Australia/Melbourne', new Date())
const open = async (who: Visitor) => (await who.call(board.openBoard, { body: {} })).body
const goalOf = async (who: Visitor) => (await who.call(rediscover.readGoal, {})).body.goal

/** A finished programme with a goal of a week. Answers its id. */
async function finished(who: Visitor, goal = 'Swim for five minutes'): Promise<string> {
  const sessionId = randomUUID()
  const data = { ...rediscover.emptyAnswer, words: [goal] }
  const response = { module: 'experiments', exercise: 'tiny', data } as const
  await who.call(rediscover.saveEntry, {
    params: { sessionId, prompt: 'tiny' },
    body: { response, base: null, edit_id: randomUUID() },
  })
  await who.call(rediscover.finishSession, { params: { sessionId }, body: { finished_at: now() } })
  return sessionId
}

const toBoard = (who: Visitor, sessionId: string) => who.call(board.putGoalOnBoard, { params: { sessionId } })

async function addGoal(who: Visitor, text: string) {
  const { id: boardId } = await open(who)
  const params = { boardId, itemId: randomUUID() }
  await who.call(board.addItem, { params, body: { item: { kind: 'goal', content: { text } } } })
  return params
}
type Params = Awaited<ReturnType<typeof addGoal>>
const take = (who: Visitor, params: Params, session_id: string = randomUUID()) =>
  who.call(board.takeGoal, { params, body: { session_id, taken_at: now() } })

async function settle(who: Visitor, goal_status: 'done' | 'renewed' | 'let_go'): Promise<void>
async function settle(who: Visitor, goal_status: 'smaller', weekly_goal: string): Promise<void>
async function settle(
  who: Visitor,
  goal_status: 'done' | 'renewed' | 'let_go' | 'smaller',
  weekly_goal?: string,
) {
  const goal = await goalOf(who)
  if (!goal) throw new Error('no goal is open')
  const body = { goal_status, goal_due: goal.due, answered_at: now(), ...(weekly_goal && { weekly_goal }) }
  await who.call(rediscover.answerGoal, { params: { sessionId: goal.session_id }, body })
}

test('the goal of a programme goes on the board once, from two phones too, and each knows of the other', async () => {
  const ana = await server.member()
  const sessionId = await finished(ana)
  expect(await goalOf(ana)).toMatchObject({ on_board: false })
  const [first, second] = await Promise.all([toBoard(ana, sessionId), toBoard(ana, sessionId)])
  expect(second.body).toEqual(first.body)
  const { items, has_open_goal } = await open(ana)
  expect([items.length, has_open_goal]).toEqual([1, true])
  expect(items[0]).toMatchObject({
    kind: 'goal',
    content: { text: 'Swim for five minutes' },
    week: { session_id: sessionId, status: 'pending', due: addDays(today(), 7) },
  })
  expect(await goalOf(ana)).toMatchObject({ on_board: true })
  const { body } = await ana.call(rediscover.readSession, { params: { sessionId } })
  expect(body.session.on_board).toBe(true)
})

test('what becomes of the goal shows on the board: smaller with its words, renewed, done', async () => {
  const ana = await server.member()
  await toBoard(ana, await finished(ana))
  const shown = async () => {
    const [item] = (await open(ana)).items
    return item?.kind === 'goal' ? [item.content.text, item.week?.status] : undefined
  }
  await settle(ana, 'smaller', 'Feet in the bath')
  expect(await shown()).toEqual(['Feet in the bath', 'smaller'])
  await settle(ana, 'renewed')
  expect(await shown()).toEqual(['Feet in the bath', 'renewed'])
  await settle(ana, 'done')
  expect(await shown()).toEqual(['Feet in the bath', 'done'])
  expect((await open(ana)).has_open_goal).toBe(false)
})

test('a goal of the board becomes this week’s, once however often it is sent, and only where none is open', async () => {
  const ana = await server.member()
  const walk = await addGoal(ana, 'Walk round the block')
  const sing = await addGoal(ana, 'Sing one song')
  const session_id = randomUUID()
  const taken = await take(ana, walk, session_id)
  const week = { session_id, status: 'pending', due: addDays(today(), 7) }
  expect(taken.body.item).toMatchObject({ week })
  expect((await take(ana, walk, session_id)).body).toEqual(taken.body)
  // Another phone that took the same is answered with what stands.
  expect((await take(ana, walk)).body.item).toMatchObject({ week })
  expect(await goalOf(ana)).toMatchObject({ session_id, text: 'Walk round the block', on_board: true })
  // It is no programme: there is nothing to read again.
  expect((await ana.call(rediscover.readProgramme, {})).body).toEqual({ sessions: [], current: null })

  const second = await take(ana, sing)
  expect([second.status, second.body]).toMatchObject([409, { code: 'conflict' }])
  await settle(ana, 'let_go')
  const both = await Promise.all([take(ana, sing), take(ana, walk)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('goals kept are counted from the board and from the programme alike, since the first of them', async () => {
  const ana = await server.member()
  const params = await addGoal(ana, 'Walk round the block')
  for (const _ of ['this week', 'another']) {
    await take(ana, params)
    await settle(ana, 'done')
  }
  await finished(ana)
  await settle(ana, 'done')
  const { goals_kept, goals_since } = (await ana.call(readInsights, {})).body
  expect([goals_kept, goals_since?.slice(0, 10)]).toEqual([3, now().slice(0, 10)])
})

test('the item that goes takes no goal along, and the goal that goes no item; brought back, it shows the goal again', async () => {
  const ana = await server.member()
  const sessionId = await finished(ana)
  const { item } = (await toBoard(ana, sessionId)).body
  const { id: boardId } = await open(ana)
  const params = { boardId, itemId: item.id }
  await ana.call(board.removeItem, { params })
  expect(await goalOf(ana)).toMatchObject({ session_id: sessionId, on_board: false })

  const back = {
    item: { kind: 'goal', content: { text: 'Swim for five minutes' } },
    session_id: sessionId,
  } as const
  expect((await ana.call(board.addItem, { params, body: back })).body.item).toMatchObject({
    week: { session_id: sessionId },
  })
  // Where another item shows it by now, or it is nobody's, it comes back alone.
  for (const session_id of [sessionId, randomUUID()]) {
    const copy = { boardId, itemId: randomUUID() }
    const added = await ana.call(board.addItem, { params: copy, body: { ...back, session_id } })
    expect(added.body.item).toMatchObject({ week: null })
    await ana.call(board.removeItem, { params: copy })
  }

  await ana.call(rediscover.deleteSession, { params: { sessionId } })
  const { items, has_open_goal } = await open(ana)
  expect(has_open_goal).toBe(false)
  expect(items).toMatchObject([{ content: { text: 'Swim for five minutes' }, week: null }])
})

test('another member’s goal is nobody’s, a picture is none, and grave words become none', async () => {
  const [ana, bea] = [await server.member(), await server.member()]
  const sessionId = await finished(ana)
  expect((await toBoard(bea, sessionId)).status).toBe(404)
  const hers = await addGoal(bea, 'Sing one song')
  expect((await take(ana, hers)).status).toBe(404)
  // An id that is taken already begins no goal under it.
  await settle(ana, 'done')
  expect((await take(ana, await addGoal(ana, 'Walk'), sessionId)).status).toBe(409)

  const { id: boardId } = await open(bea)
  const quote = { boardId, itemId: randomUUID() }
  const item = { kind: 'quote', content: { text: 'Slow is fine' } } as const
  await bea.call(board.addItem, { params: quote, body: { item } })
  expect((await take(bea, quote)).status).toBe(404)
  const grave = await take(bea, await addGoal(bea, 'end my life tonight'))
  expect(grave.body).toMatchObject({ item: { week: null }, safety: { cardId: 'emergency-life' } })
  expect(await goalOf(bea)).toBeNull()
})

test('without a membership her goal goes on a board that is there, and none is made for it', async () => {
  const [ana, bea] = [await server.member(), await server.member()]
  const [ofAna, ofBea] = [await finished(ana), await finished(bea)]
  await open(bea)
  const ids = [ana.userId, bea.userId]
  await server.testDatabase.asOwner('delete from subscriptions where user_id = any($1)', [ids])
  expect((await toBoard(ana, ofAna)).body).toMatchObject({ code: 'members_only' })
  expect((await toBoard(bea, ofBea)).status).toBe(200)
})
