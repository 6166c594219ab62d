import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { villageRefusals } from '#content/village/refusals.ts'
import * as village from '#contract/village.ts'
import * as writing from '#contract/village-writing.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { post, reply, section, thread, type Villager, villager } from '#server/testing/village.ts'

// Whoever wrote sends again where the answer to her first try got lost on its way.

let server: TestServer
let ana: Villager
let bea: Villager
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ;[ana, bea] = await Promise.all([villager(server, 'Ana'), villager(server, 'Bea')])
})

const named = {
  topic: 'Baby',
  content: 'My mother in law reads this, and still: I need a break',
  is_anonymous: false,
}
const nameless = { ...named, content: 'I need a break from everybody in this house', is_anonymous: true }
const send = (who: Villager, id: string, body: typeof named & { seen_warnings?: string[] }) =>
  who.send<writing.PostOutcome & { error?: string; code?: string }>('PUT', `/api/village/posts/${id}`, body)
/** What another member is told of it, in all that she is sent. */
const seen = async (who: Villager, id: string) => JSON.stringify([await thread(who, id), await section(who)])

test('sent again under the same id, a post and a reply are there once, whoever else has that id', async () => {
  const id = randomUUID()
  const said = { id, content: 'The same words, sent twice since the train went into a tunnel' }
  const [one, two] = await Promise.all([post(ana, said), post(ana, said)])
  expect(two).toEqual(one)
  expect(one.id).toBe(id)
  const others = await post(bea, { id })
  expect(others.id).not.toBe(id)
  expect((await post(bea, { id })).id).toBe(others.id)
  const replyId = randomUUID()
  const [first, again] = await Promise.all([reply(bea, id, { id: replyId }), reply(bea, id, { id: replyId })])
  expect(again).toEqual(first)
  expect((await thread(ana, id)).post.reply_count).toBe(1)
})

test('words changed and a name taken off before the second try are changed and off there', async () => {
  const id = randomUUID()
  await send(ana, id, named)
  const again = await send(ana, id, nameless)
  expect(again.body.post).toMatchObject({ id, content: nameless.content, is_anonymous: true, is_mine: true })
  expect((await thread(bea, id)).post).toMatchObject({
    content: nameless.content,
    author_label: 'Anonymous',
    user_id: null,
  })
  for (const gone of [named.content, ana.userId]) expect(await seen(bea, id)).not.toContain(gone)
  expect((await ana.call(village.listMyPosts, { query: {} })).body.posts).toHaveLength(1)
  // The same once more changes nothing.
  expect((await send(ana, id, nameless)).body.post).toEqual(again.body.post)
})

test('a name comes off, whatever becomes of the words', async () => {
  const [warned, moved, paused] = [randomUUID(), randomUUID(), randomUUID()]
  await send(ana, warned, { ...named, content: 'Ten loads of washing today' })
  const asked = await send(ana, warned, { ...nameless, content: 'The number here is 0412 345 678' })
  expect(asked.body).toMatchObject({ post: null, warnings: ['phone'] })
  await send(ana, moved, { ...named, content: 'Nobody ate what I cooked' })
  expect((await send(ana, moved, { ...nameless, content: 'A new dish', topic: 'Toddler' })).status).toBe(409)
  await send(ana, paused, { ...named, content: 'Who irons bibs?' })
  await server.testDatabase.asOwner('delete from village_rules_accepted where user_id = $1', [ana.userId])
  expect((await send(ana, paused, nameless)).body.code).toBe('rules_not_accepted')
  for (const id of [warned, moved, paused]) {
    expect((await thread(bea, id)).post).toMatchObject({ author_label: 'Anonymous', user_id: null })
    expect(JSON.stringify(await thread(bea, id))).not.toContain(ana.userId)
  }
})

test('changed words are held against the rules as an edit is, and what sounds serious waits', async () => {
  const id = randomUUID()
  await send(ana, id, named)
  const phone = { ...named, content: 'The number here is 0412 345 678' }
  expect((await send(ana, id, phone)).body).toMatchObject({ post: null, warnings: ['phone'] })
  expect((await thread(bea, id)).post.content).toBe(named.content)
  const anyway = await send(ana, id, { ...phone, seen_warnings: ['phone'] })
  expect(anyway.body.post).toMatchObject({ content: phone.content, is_edited: true })
  await send(ana, id, { ...named, content: 'I am going to end my life tonight' })
  expect((await bea.send('GET', `/api/village/posts/${id}`)).status).toBe(404)
})

test('another topic, or a name where there was none, is a 409 that says what stands there', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  await send(ana, one, named)
  expect(await send(ana, one, { ...named, topic: 'Toddler', content: 'New words' })).toMatchObject({
    status: 409,
    body: { code: 'conflict', error: villageRefusals.otherTopic('Baby') },
  })
  await send(ana, other, nameless)
  expect(await send(ana, other, { ...nameless, is_anonymous: false })).toMatchObject({
    status: 409,
    body: { code: 'conflict', error: villageRefusals.nameIsOff },
  })
  expect((await thread(bea, one)).post).toMatchObject({ topic: 'Baby', content: named.content })
  expect((await thread(bea, other)).post).toMatchObject({ is_anonymous: true, user_id: null })
})

test('what she removed meanwhile is not brought back, and she is told that it is not here', async () => {
  const id = randomUUID()
  await send(ana, id, named)
  await reply(bea, id)
  await ana.call(writing.deletePost, { params: { postId: id } })
  expect(await send(ana, id, nameless)).toMatchObject({
    status: 404,
    body: { error: villageRefusals.noPost },
  })
  expect((await thread(bea, id)).post).toMatchObject({ is_removed: true, content: '' })
})

test('a reply that arrives again stands as it does by then', async () => {
  const made = await post(bea)
  const said = await reply(ana, made.id, { content: 'As I first put it' })
  await ana.call(writing.editReply, { params: { replyId: said.id }, body: { content: 'As I mean it' } })
  await ana.call(writing.makeReplyAnonymous, { params: { replyId: said.id } })
  const again = await reply(ana, made.id, { id: said.id, content: 'As I first put it' })
  expect(again).toMatchObject({ content: 'As I mean it', is_anonymous: true, user_id: null })
})
