import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMember, demoModerator } from '#content/demo/people.ts'
import { signIn } from '#contract/account.ts'
import * as cases from '#contract/cases.ts'
import * as checkIns from '#contract/check-ins.ts'
import * as companion from '#contract/companion.ts'
import { getSubscription } from '#contract/membership.ts'
import { villageTopics } from '#contract/options.ts'
import { getProfile } from '#contract/profile.ts'
import { readProgramme } from '#contract/rediscover.ts'
import { isGrave } from '#contract/safety.ts'
import * as village from '#contract/village.ts'
import { listSavedPosts } from '#contract/village-interactions.ts'
import { openBoard } from '#contract/vision-board.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { type FillResult, fillDemo } from './fill.ts'

let server: TestServer
let first: FillResult
let filledAt: number
beforeAll(async () => {
  server = await startTestServer()
  filledAt = Date.now()
  first = await fillDemo(server.services)
})
afterAll(() => server.close())

const rows = (query: string) => server.testDatabase.asOwner<Record<string, number>>(query)
const the = async (query: string) => (await rows(query))[0]

async function enter({ email, password }: { email: string; password: string }): Promise<Visitor> {
  const visitor = server.visitor()
  expect((await visitor.call(signIn, { body: { email, password } })).status).toBe(200)
  return visitor
}

/** Nothing is of the last hour, and something of the day before that. */
const lastHeardMs = 25 * 3_600_000

test('every topic is lively, and what it counts is exact', async () => {
  expect(first).toMatchObject({ threads: 300, written: 300, isMemberNew: true })
  const sam = await enter(demoMember)
  const { topics } = (await sam.call(village.getVillage, {})).body
  expect(topics.map(({ topic }) => topic)).toEqual([...villageTopics])
  expect(topics.reduce((sum, { post_count }) => sum + post_count, 0)).toBe(300)
  for (const { post_count, last_activity_at } of topics) {
    expect(post_count).toBeGreaterThan(20)
    expect(filledAt - Date.parse(last_activity_at ?? '')).toBeLessThanOrEqual(lastHeardMs)
  }
  const wrong = await rows(`
    select topic from village_topics where (post_count, last_activity_at) is distinct from (
      (select count(*)::int from posts where section = village_topics.topic and is_listed),
      (select max(last_activity_at) from posts where section = village_topics.topic and is_listed)
    )
    union all select id::text from posts where (reply_count, hearts, me_toos, last_position, last_activity_at) is distinct from (
      (select count(*)::int from replies where post_id = posts.id and is_listed),
      (select count(*)::int from post_reactions where post_id = posts.id and kind = 'heart'),
      (select count(*)::int from post_reactions where post_id = posts.id and kind = 'me_too'),
      (select coalesce(max(position), 0) from replies where post_id = posts.id),
      (select greatest(posts.created_at, max(created_at)) from replies where post_id = posts.id)
    )
    union all select id::text from replies where (hearts, me_toos) is distinct from (
      (select count(*)::int from reply_reactions where reply_id = replies.id and kind = 'heart'),
      (select count(*)::int from reply_reactions where reply_id = replies.id and kind = 'me_too')
    )`)
  expect(wrong).toEqual([])
})

test('it came about in weeks, in the order in which it stands', async () => {
  const found = await the(`
    select
      (select count(*)::int from posts where created_at < now() - interval '30 days') as old,
      (select count(*)::int from posts where created_at > now() - interval '7 days') as fresh,
      (select count(*)::int from posts where extract(hour from created_at at time zone 'Australia/Melbourne') < 6) as at_night,
      (select count(*)::int from posts one join posts other using (section)
        where one.position < other.position and one.created_at > other.created_at) as out_of_order,
      (select count(*)::int from replies one join replies other using (post_id)
        where one.position < other.position and one.created_at > other.created_at) as replies_out_of_order,
      (select count(*)::int from replies join posts on posts.id = post_id where replies.created_at < posts.created_at) as too_early,
      (select count(*)::int from replies where created_at > now()) as too_late,
      (select max(reply_count) from posts) as most_replies,
      (select count(*)::int from posts where reply_count = 0) as without,
      (select count(*)::int from posts where is_anonymous) as anonymous,
      (select count(*)::int from post_reactions) as reactions`)
  expect(found).toMatchObject({ out_of_order: 0, replies_out_of_order: 0, too_early: 0, too_late: 0 })
  expect(found?.old).toBeGreaterThan(60)
  expect(found?.fresh).toBeGreaterThan(20)
  expect(found?.at_night).toBeGreaterThan(60)
  expect(found?.most_replies).toBeGreaterThanOrEqual(10)
  expect(found?.most_replies).toBeLessThanOrEqual(14)
  expect(found?.without).toBeGreaterThan(5)
  expect(found?.anonymous).toBeGreaterThan(50)
  expect(found?.reactions).toBeGreaterThan(1000)
})

test('it is found by search, and nothing of it waits for a moderator', async () => {
  const sam = await enter(demoMember)
  const { found } = (await sam.call(village.searchVillage, { body: { words: 'cereal aisle' } })).body
  expect(found.map(({ topic }) => topic)).toContain('Toddler')
  const robin = await enter(demoModerator)
  const queue = await robin.call(cases.listCases, { query: {} })
  expect(queue.status).toBe(200)
  expect((await the('select count(*)::int from cases'))?.count).toBe(0)
})

test('the member has her weeks, her chats, what she saved, her programme and her board', async () => {
  const sam = await enter(demoMember)
  expect((await sam.call(getSubscription, {})).body).toMatchObject({ status: 'active', on_trial: false })
  const { profile, children } = (await sam.call(getProfile, {})).body
  expect(profile).toMatchObject({ display_name: 'Sam', onboarding_completed: true })
  expect(children.map(({ name }) => name)).toEqual(['Otis', 'Wren'])
  const daily = (await sam.call(checkIns.listCheckIns, { query: { type: 'daily' } })).body
  expect(new Set(daily.check_ins.map(({ day }) => day)).size).toBe(17)
  expect(
    daily.check_ins.every(({ reply, safety }) => reply && !isGrave(safety.level) && !safety.softLine),
  ).toBe(true)
  expect(daily.streak.days).toBeGreaterThan(0)
  const weekly = (await sam.call(checkIns.listCheckIns, { query: { type: 'weekly_reset' } })).body
  expect(weekly.check_ins).toHaveLength(3)
  const { threads } = (await sam.call(companion.listThreads, { query: {} })).body
  expect(threads).toHaveLength(4)
  expect(threads.every(({ safety }) => !isGrave(safety.level) && !safety.softLine)).toBe(true)
  for (const { created_at, updated_at } of threads) {
    expect(Date.parse(created_at)).toBeLessThan(Date.now() - 3_600_000)
    expect(Date.parse(updated_at)).toBeLessThan(Date.now() - 3_600_000)
  }
  expect((await sam.call(companion.listSavedThreads, {})).body.threads).toHaveLength(1)
  expect((await sam.call(companion.listStarredMessages, {})).body.messages).toHaveLength(1)
  expect((await sam.call(checkIns.listStarredCheckIns, {})).body.check_ins).toHaveLength(3)
  expect((await sam.call(listSavedPosts, {})).body.posts).toHaveLength(3)
  const { sessions } = (await sam.call(readProgramme, {})).body
  expect(sessions).toMatchObject([{ goal_status: 'pending', weekly_goal: 'Swim once this week' }])
  expect((await sam.call(openBoard, { body: {} })).body).toMatchObject({ title: 'Room for me' })
  expect((await sam.call(openBoard, { body: {} })).body.items).toHaveLength(6)
  const { posts } = (await sam.call(village.listMyPosts, { query: {} })).body
  expect(posts).toHaveLength(3)
})

test('a second run adds nothing, and takes up what a run that was cut short left out', async () => {
  const tables = [
    'posts',
    'replies',
    'post_reactions',
    'reply_reactions',
    'messages',
    'check_ins',
    'notifications',
    'saved_posts',
    'vision_items',
  ]
  const counts = () =>
    the(
      `select (select count(*)::int from auth."user") as users, ${tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)}`,
    )
  const before = await counts()
  expect(await fillDemo(server.services)).toMatchObject({ threads: 300, written: 0, isMemberNew: false })
  expect(await counts()).toEqual(before)
  await server.testDatabase.asOwner(`
    delete from replies where id = (select id from replies where parent_id is null and not exists (
      select from replies answer where answer.parent_id = replies.id) order by id limit 1)`)
  await server.testDatabase.asOwner(
    `update post_authors set created_at = now() where post_id = (select id from posts where reply_count = 0 limit 1)`,
  )
  expect(await fillDemo(server.services)).toMatchObject({ written: 2 })
  expect(await counts()).toMatchObject({ posts: before?.posts, replies: before?.replies })
})
