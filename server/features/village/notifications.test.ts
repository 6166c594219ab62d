import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockMember } from '#contract/moderation.ts'
import { listInbox, markRead, switchKind } from '#contract/notifications.ts'
import * as village from '#contract/village.ts'
import * as interactions from '#contract/village-interactions.ts'
import * as writing from '#contract/village-writing.ts'
import { hearLive } from '#server/testing/live.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { post, reply, thread, type Villager, villager } from '#server/testing/village.ts'

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

const inbox = async (who: Villager) => (await who.call(listInbox, {})).body.notes
const follow = (who: Villager, postId: string, choice: village.FollowChoice) =>
  who.call(interactions.followPost, { params: { postId }, body: { follow: choice } })

test('a reply tells who wrote the post, who is answered and who follows, once each, and nobody of her own', async () => {
  const { id } = await post(ana, { is_anonymous: true })
  await follow(cleo, id, 'following')
  const first = await reply(bea, id)
  expect(await inbox(ana)).toMatchObject([{ kind: 'village_reply', count: 1, subject_id: id }])
  expect(await inbox(cleo)).toMatchObject([{ kind: 'village_followed', count: 1, subject_id: id }])
  expect(await inbox(bea)).toEqual([])
  await reply(ana, id, { parent_id: first.id, is_anonymous: true })
  expect(await inbox(bea)).toMatchObject([{ kind: 'village_reply', count: 1 }])
  expect(await inbox(ana)).toMatchObject([{ count: 1 }])
  expect(await inbox(cleo)).toMatchObject([{ kind: 'village_followed', count: 2 }])
  const [note] = await inbox(cleo)
  await cleo.call(markRead, { body: { ids: [note?.id ?? ''] } })
  const again = { id: crypto.randomUUID(), content: 'Sent twice' }
  await Promise.all([reply(bea, id, again), reply(bea, id, again)])
  expect(await inbox(cleo)).toMatchObject([{ count: 1, is_read: false }])
})

test('muted, switched off, or beneath a named writer whom she blocked, nothing comes', async () => {
  const { id } = await post(ana)
  await follow(ana, id, 'muted')
  await reply(bea, id)
  expect(await inbox(ana)).toEqual([])
  await follow(ana, id, 'default')
  await ana.call(switchKind, { body: { kind: 'village_reply', is_on: false } })
  await reply(bea, id)
  expect(await inbox(ana)).toEqual([])
  await ana.call(switchKind, { body: { kind: 'village_reply', is_on: true } })
  await ana.call(blockMember, { params: { memberId: bea.userId }, body: { name: 'Bea' } })
  await reply(bea, id).catch(() => undefined)
  expect(await inbox(ana)).toEqual([])
  // Who blocked the writer of a post she followed hears of it no more.
  await follow(cleo, id, 'following')
  await cleo.call(blockMember, { params: { memberId: ana.userId }, body: { name: 'Ana' } })
  await reply(await villager(server, 'Dee'), id)
  expect(await inbox(cleo)).toEqual([])
})

test('what told of a reply goes with the reply, and with the post', async () => {
  const { id } = await post(ana)
  const [one, two] = [await reply(bea, id), await reply(cleo, id)]
  await bea.call(writing.deleteReply, { params: { replyId: one.id } })
  expect(await inbox(ana)).toMatchObject([{ count: 1 }])
  await cleo.call(writing.deleteReply, { params: { replyId: two.id } })
  expect(await inbox(ana)).toEqual([])
})

test('whoever watches a post hears of a reply, an edit and a heart at once, and nobody hears who', async () => {
  const { id } = await post(ana)
  const watch = [`village-post:${id}`] as const
  const [reader, elsewhere] = [await hearLive(cleo, [...watch]), await hearLive(bea)]
  expect(reader.received).toEqual([{ type: 'ready', watching: [...watch] }])
  for (const act of [
    () => reply(bea, id, { is_anonymous: true }),
    () => ana.call(writing.editPost, { params: { postId: id }, body: { content: 'Other words' } }),
    () =>
      bea.call(interactions.reactToPost, { params: { postId: id }, body: { kind: 'heart', is_on: true } }),
  ]) {
    await act()
    expect(await reader.next('village-post')).toEqual({ type: 'village-post', id })
  }
  expect(JSON.stringify(reader.received)).not.toContain(bea.userId)
  expect(elsewhere.received.map(({ type }) => type)).not.toContain('village-post')
  reader.leave()
  elsewhere.leave()
})

test('a post that is gone, or whose writer she blocks, is watched no more; one of nobody never is', async () => {
  const [one, two] = [await post(ana), await post(ana)]
  const held = await post(ana, { content: 'i am going to kill myself tonight' })
  const asked = [one.id, two.id, held.id, crypto.randomUUID()].map((id) => `village-post:${id}` as const)
  const stream = await hearLive(bea, asked)
  expect(stream.received).toEqual([{ type: 'ready', watching: asked.slice(0, 2) }])
  await ana.call(writing.deletePost, { params: { postId: one.id } })
  expect(await stream.next('unwatched')).toEqual({ type: 'unwatched', watch: asked[0] })
  await bea.call(blockMember, { params: { memberId: ana.userId }, body: { name: 'Ana' } })
  expect(await stream.next('unwatched')).toEqual({ type: 'unwatched', watch: asked[1] })
  stream.leave()
})

test('a post whose alias she blocks is watched no more: no id of it goes out to her, and to others it does', async () => {
  const made = await post(ana, { is_anonymous: true })
  const watch = `village-post:${made.id}` as const
  const params = { postId: made.id }
  const [blocker, reader] = [await hearLive(bea, [watch]), await hearLive(cleo, [watch])]
  const { body: block } = await bea.call(interactions.blockPostAlias, { params })
  expect(await blocker.next('unwatched')).toEqual({ type: 'unwatched', watch })
  const before = blocker.received.length
  await ana.call(writing.editPost, { params, body: { content: 'Other words' } })
  await reply(cleo, made.id)
  await reader.next('village-post')
  // What is told comes in order: once something of her own has come, nothing of that post is still on its way.
  await bea.call(interactions.removeAliasBlock, { params: { aliasBlockId: block.id } })
  await blocker.next('village')
  expect(JSON.stringify(blocker.received.slice(before))).not.toContain(made.id)
  expect((await hearLive(bea, [watch])).received).toEqual([{ type: 'ready', watching: [watch] }])
  for (const stream of [blocker, reader]) stream.leave()
})

test('her other phone hears of what is hers', async () => {
  const stream = await hearLive(ana)
  const { id: postId } = await post(ana)
  await stream.next('village')
  await ana.call(writing.editPost, { params: { postId }, body: { content: 'Other words' } })
  await stream.next('village')
  stream.leave()
})

test('posts and replies are found by every word in whichever form, by topic and time, page by page', async () => {
  const found = async (who: Villager, words: string, more: object = {}) =>
    (await who.call(village.searchVillage, { body: { words, ...more } })).body
  const one = await post(ana, { topic: 'Baby', content: 'The kookaburra wakes us at five' })
  const two = await post(ana, {
    topic: 'Toddler',
    content: 'Kookaburras laugh, I do not',
    is_anonymous: true,
  })
  const said = await reply(bea, one.id, {
    content: 'Ours waking at four! A kookaburra clock',
    is_anonymous: true,
  })
  await server.testDatabase.asOwner(
    `update posts set created_at = now() - interval '40 days' where id = $1`,
    [one.id],
  )
  await server.testDatabase.asOwner(`update posts set created_at = now() - interval '2 days' where id = $1`, [
    two.id,
  ])
  const ids = ({ found: rows }: Awaited<ReturnType<typeof found>>) =>
    rows.map(({ post_id, reply_id }) => reply_id ?? post_id)
  expect(ids(await found(cleo, 'kookaburra'))).toEqual([said.id, two.id, one.id])
  expect(ids(await found(cleo, 'KOOKABURRA wake'))).toEqual([said.id, one.id])
  expect(ids(await found(cleo, 'kookaburra', { topic: 'Toddler' }))).toEqual([two.id])
  expect(ids(await found(cleo, 'kookaburra', { span: 'month' }))).toEqual([said.id, two.id])
  expect(ids(await found(cleo, 'kookaburra emu'))).toEqual([])
  const { found: rows } = await found(cleo, 'kookaburra')
  expect(rows.map(({ author_label }) => author_label)).toEqual(['Anonymous', 'Anonymous', 'Ana'])
  expect(rows[0]?.excerpt).toBe('Ours waking at four! A kookaburra clock')
  await bea.call(writing.deleteReply, { params: { replyId: said.id } })
  expect(ids(await found(cleo, 'kookaburra'))).toEqual([two.id, one.id])

  const before =
    'Nobody here has slept a night through since the winter began, and we are all rather tired of it. '
  const after =
    ' And that is before the bins go out, the bread is made and the school bus has come and gone again.'
  await post(ana, { content: `${before}A lyrebird does the car alarm at dawn.${after}` })
  const [long] = (await found(cleo, 'lyrebird')).found
  expect(long?.excerpt).toMatch(/^… .*lyrebird does the car alarm.* …$/)

  await server.testDatabase.asOwner(
    `insert into posts (id, topic, content, position) select gen_random_uuid(), 'Identity', 'bowerbird', 5000 + at from generate_series(1, 35) at`,
  )
  const first = await found(cleo, 'bowerbird')
  const second = await found(cleo, 'bowerbird', { before: first.next })
  expect([first.found.length, second.found.length, second.next]).toEqual([30, 5, null])
  expect(new Set([...ids(first), ...ids(second)]).size).toBe(35)
  expect((await thread(cleo, two.id)).post.content).toContain('Kookaburras')
})
