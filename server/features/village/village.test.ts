import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { villageRefusals } from '#content/village/refusals.ts'
import { limits } from '#contract/limits.ts'
import { villageTopics } from '#contract/options.ts'
import * as village from '#contract/village.ts'
import * as interactions from '#contract/village-interactions.ts'
import * as writing from '#contract/village-writing.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { card, post, reply, section, thread, type Villager, villager } from '#server/testing/village.ts'

let server: TestServer
let ana: Villager
let bea: Villager
let cleo: Villager
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ;[ana, bea, cleo] = await Promise.all([
    villager(server, 'Ana'),
    villager(server, 'Bea'),
    villager(server, 'Cleo'),
  ])
})

const asOwner: TestServer['testDatabase']['asOwner'] = (...given) => server.testDatabase.asOwner(...given)
const postParams = (postId: string) => ({ params: { postId } })
const replyParams = (replyId: string) => ({ params: { replyId } })
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

test('the home has all thirteen topics, each with its exact count and when something was last said', async () => {
  const { body } = await ana.call(village.getVillage, {})
  expect(body.state).toBe('open')
  expect(body.topics.map(({ topic }) => topic)).toEqual([...villageTopics])
  const before = await card(ana, 'Mum Guilt')
  expect(before).toEqual({ topic: 'Mum Guilt', post_count: 0, last_activity_at: null })
  const made = await post(ana, { topic: 'Mum Guilt' })
  await post(bea, { topic: 'Mum Guilt' })
  expect(await card(cleo, 'Mum Guilt')).toMatchObject({ post_count: 2, last_activity_at: made.created_at })
  await ana.call(writing.deletePost, postParams(made.id))
  expect(await card(cleo, 'Mum Guilt')).toMatchObject({ post_count: 1 })
  await ana.call(writing.restorePost, postParams(made.id))
  expect(await card(cleo, 'Mum Guilt')).toMatchObject({ post_count: 2 })
  // An hour ago all was quiet; a reply is activity.
  await asOwner(
    `update posts set created_at = created_at - interval '1 hour', last_activity_at = last_activity_at - interval '1 hour'`,
  )
  const quiet = await card(cleo, 'Mum Guilt')
  expect(Date.parse(quiet?.last_activity_at ?? '')).toBeLessThan(Date.parse(made.created_at))
  await reply(bea, made.id)
  expect(Date.parse((await card(cleo, 'Mum Guilt'))?.last_activity_at ?? '')).toBeGreaterThanOrEqual(
    Date.parse(made.created_at),
  )
})

test('counts stay exact while many write, delete and bring back at once', async () => {
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, at) => post([ana, bea, cleo][at % 3] as Villager, { topic: 'Identity' })),
  )
  const busy = await post(ana, { topic: 'Relationships' })
  const owners = [ana, bea, cleo]
  await Promise.all(
    made.map(async ({ id }, at) => {
      const owner = owners[at % 3] as Villager
      expect((await owner.call(writing.deletePost, postParams(id))).status).toBe(200)
      if (at % 2 === 0) expect((await owner.call(writing.restorePost, postParams(id))).status).toBe(200)
      await reply(cleo, busy.id)
    }),
  )
  expect(await card(ana, 'Identity')).toMatchObject({ post_count: 6 })
  expect((await section(ana, 'Identity')).posts).toHaveLength(6)
  expect((await thread(ana, busy.id)).post.reply_count).toBe(12)
  expect((await thread(ana, busy.id)).replies.map(({ position }) => position)).toEqual(
    Array.from({ length: 12 }, (_, at) => at + 1),
  )
})

test('a section has the posts of its topic, newest first, page by page, and a section that there is not none', async () => {
  const made: string[] = []
  for (let count = 0; count < limits.postPage + 2; count += 1)
    made.unshift((await post(ana, { topic: 'Wins & Joy' })).id)
  const first = await section(bea, 'Wins & Joy')
  expect(ids(first.posts)).toEqual(made.slice(0, limits.postPage))
  const second = await section(bea, 'Wins & Joy', first.next ?? '')
  expect(ids(second.posts)).toEqual(made.slice(limits.postPage))
  expect(second.next).toBeNull()
  expect(await bea.send('GET', '/api/village/Knitting/posts')).toMatchObject({
    status: 404,
    body: { error: villageRefusals.noSection },
  })
  expect((await bea.send('GET', '/api/village/Baby/posts?before=x')).status).toBe(400)
})

test('a post without a topic stands in General', async () => {
  const made = await post(ana, { topic: 'Toddler' })
  await asOwner(
    `insert into posts (id, topic, content, position) values ($1, null, 'Older than topics', 1000000)`,
    [randomUUID()],
  )
  const { posts } = await section(bea, 'General')
  expect(posts[0]).toMatchObject({ topic: 'General', content: 'Older than topics' })
  expect(await card(bea, 'General')).toMatchObject({ post_count: posts.length })
  expect(ids(posts)).not.toContain(made.id)
})

test('a post says who wrote it, by name or as a fellow mum, and a long one is cut in lists alone', async () => {
  const content = 'word '.repeat(400).trim()
  const made = await post(ana, { content })
  const [listed] = (await section(bea)).posts
  expect(listed).toMatchObject({
    id: made.id,
    author_label: 'Ana',
    user_id: ana.userId,
    is_mine: false,
    is_cut: true,
  })
  expect(listed?.content.length).toBeLessThanOrEqual(limits.postPreview + 1)
  expect((await thread(bea, made.id)).post).toMatchObject({ content, is_cut: false })
  await asOwner('update profiles set display_name = null where user_id = $1', [ana.userId])
  expect((await thread(bea, made.id)).post.author_label).toBe('A fellow mum')
})

test('replies stand oldest first, an answer to an answer under the same reply, and elsewhere nothing is answered', async () => {
  const { id } = await post(ana)
  const first = await reply(bea, id)
  const second = await reply(cleo, id)
  const answer = await reply(ana, id, { parent_id: first.id })
  const further = await reply(bea, id, { parent_id: answer.id })
  expect(further.parent_id).toBe(first.id)
  const { replies, post: shown } = await thread(cleo, id)
  expect(ids(replies)).toEqual(ids([first, second, answer, further]))
  expect(shown.reply_count).toBe(4)
  const other = await post(ana)
  const body = { content: 'Not here', is_anonymous: false, parent_id: first.id }
  const at = (postId: string) => `/api/village/posts/${postId}/replies/${randomUUID()}`
  expect((await bea.send('PUT', at(other.id), body)).status).toBe(404)
  expect((await bea.send('PUT', at(randomUUID()), { ...body, parent_id: null })).status).toBe(404)
  expect((await thread(cleo, other.id)).replies).toEqual([])
})

test('a long thread comes in pages', async () => {
  const { id } = await post(ana)
  await asOwner(
    `insert into replies (id, post_id, content, position) select gen_random_uuid(), $1, 'x', at from generate_series(1, $2) at`,
    [id, limits.replyPage + 5],
  )
  const first = await thread(bea, id)
  expect(first.replies).toHaveLength(limits.replyPage)
  const rest = await bea.call(village.listReplies, {
    params: { postId: id },
    query: { after: first.next ?? '' },
  })
  expect(rest.body.replies.map(({ position }) => position)).toEqual([101, 102, 103, 104, 105])
  expect(rest.body.next).toBeNull()
})

test('hearts and me toos count once for each member, and nobody sees whose they are', async () => {
  const made = await post(ana)
  const said = await reply(ana, made.id)
  const react = (who: Villager, kind: village.ReactionKind, is_on = true) =>
    Promise.all([
      who.call(interactions.reactToPost, { ...postParams(made.id), body: { kind, is_on } }),
      who.call(interactions.reactToReply, { ...replyParams(said.id), body: { kind, is_on } }),
    ])
  await Promise.all([react(bea, 'heart'), react(bea, 'heart'), react(bea, 'me_too'), react(cleo, 'heart')])
  const { post: shown, replies } = await thread(bea, made.id)
  for (const row of [shown, replies[0]])
    expect(row).toMatchObject({ hearts: 2, me_toos: 1, my_reactions: ['heart', 'me_too'] })
  await react(bea, 'heart', false)
  const seen = await thread(ana, made.id)
  expect(seen.post).toMatchObject({ hearts: 1, me_toos: 1, my_reactions: [] })
  for (const { userId } of [bea, cleo]) expect(JSON.stringify(seen)).not.toContain(userId)
})

test('what she saved is listed, the last first, while it is there for her', async () => {
  const made = [await post(ana), await post(ana), await post(ana)]
  for (const { id } of made)
    await bea.call(interactions.savePost, { ...postParams(id), body: { is_saved: true } })
  const saved = async () => ids((await bea.call(interactions.listSavedPosts, {})).body.posts)
  expect(await saved()).toEqual(ids(made).toReversed())
  await ana.call(writing.deletePost, postParams(made[1]?.id ?? ''))
  await bea.call(interactions.savePost, { ...postParams(made[2]?.id ?? ''), body: { is_saved: false } })
  expect(await saved()).toEqual([made[0]?.id])
  expect((await thread(bea, made[0]?.id ?? '')).post.is_saved).toBe(true)
  expect((await thread(cleo, made[0]?.id ?? '')).post.is_saved).toBe(false)
})

test('with nothing wrong in it, bad input is a 400 that names its field, and nothing is kept', async () => {
  const at = `/api/village/posts/${randomUUID()}`
  const good = { topic: 'Baby', content: 'Hello', is_anonymous: false }
  for (const [field, value] of [
    ['content', ' \n '],
    ['content', 'a'.repeat(limits.postMax + 1)],
    ['topic', 'Knitting'],
    ['is_anonymous', 'yes'],
  ] as const)
    expect(await ana.send('PUT', at, { ...good, [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'bad_input', fields: { [field]: expect.any(String) } },
    })
  expect((await ana.call(village.listMyPosts, { query: {} })).body.posts).toEqual([])
})
