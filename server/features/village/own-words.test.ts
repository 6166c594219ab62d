import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import * as village from '#contract/village.ts'
import * as writing from '#contract/village-writing.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { post, reply, section, thread, type Villager, villager } from '#server/testing/village.ts'
import { removeFormerTexts } from './clean-up.ts'

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

test('she edits and deletes what is hers, and nobody else does', async () => {
  const made = await post(ana, { content: 'Before' })
  const said = await reply(bea, made.id, { content: 'Earlier' })
  const edited = await ana.call(writing.editPost, { ...postParams(made.id), body: { content: 'After' } })
  expect(edited.body.post).toMatchObject({ content: 'After', is_edited: true })
  await bea.call(writing.editReply, { ...replyParams(said.id), body: { content: 'Later' } })
  expect((await thread(cleo, made.id)).replies).toMatchObject([{ content: 'Later', is_edited: true }])
  const refusals = [
    await bea.send('PATCH', `/api/village/posts/${made.id}`, { content: 'Mine now' }),
    await bea.send('DELETE', `/api/village/posts/${made.id}`),
    await bea.send('POST', `/api/village/posts/${made.id}/restore`),
    await bea.send('PUT', `/api/village/posts/${made.id}/anonymous`),
    await ana.send('PATCH', `/api/village/replies/${said.id}`, { content: 'Mine now' }),
    await ana.send('DELETE', `/api/village/replies/${said.id}`),
    await ana.send('POST', `/api/village/replies/${said.id}/restore`),
    await ana.send('PUT', `/api/village/replies/${said.id}/anonymous`),
  ]
  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 404))
  expect((await thread(cleo, made.id)).post).toMatchObject({ content: 'After', author_label: 'Ana' })
})

test('a thread that she deletes is gone, or stays without her words where somebody else replied', async () => {
  const [alone, shared] = [await post(ana), await post(ana, { content: 'Anas own words' })]
  await reply(ana, alone.id)
  const said = await reply(bea, shared.id)
  for (const { id } of [alone, shared]) await ana.call(writing.deletePost, postParams(id))
  expect((await bea.send('GET', `/api/village/posts/${alone.id}`)).status).toBe(404)
  const left = await thread(bea, shared.id)
  expect(left.post).toMatchObject({
    is_removed: true,
    content: '',
    author_label: null,
    user_id: null,
    is_mine: false,
    reply_count: 1,
  })
  expect(ids((await section(bea)).posts)).toContain(shared.id)
  // Once nobody's words are left beneath it, nothing holds it up.
  await bea.call(writing.deleteReply, replyParams(said.id))
  expect((await bea.send('GET', `/api/village/posts/${shared.id}`)).status).toBe(404)
  await bea.call(writing.restoreReply, replyParams(said.id))
  await ana.call(writing.restorePost, postParams(shared.id))
  expect((await thread(bea, shared.id)).post).toMatchObject({
    content: 'Anas own words',
    author_label: 'Ana',
  })
})

test('a reply that she deletes keeps its place where it was answered; later than a while it stays deleted', async () => {
  const { id } = await post(ana)
  const answered = await reply(bea, id)
  const lonely = await reply(bea, id)
  const answer = await reply(cleo, id, { parent_id: answered.id })
  for (const { id: replyId } of [answered, lonely]) await bea.call(writing.deleteReply, replyParams(replyId))
  const { replies, post: shown } = await thread(ana, id)
  expect(replies).toMatchObject([
    { id: answered.id, is_removed: true, content: '', author_label: null, user_id: null },
    { id: answer.id, parent_id: answered.id, is_removed: false },
  ])
  expect(shown.reply_count).toBe(1)
  await asOwner(
    `update reply_authors set removed_at = removed_at - interval '21 minutes' where reply_id = $1`,
    [lonely.id],
  )
  expect((await bea.send('POST', `/api/village/replies/${lonely.id}/restore`)).status).toBe(404)
  expect((await bea.call(writing.restoreReply, replyParams(answered.id))).body.content).toBe(answered.content)
})

test('former words are kept for two weeks, for nobody to read, and then go', async () => {
  const made = await post(ana, { content: 'The first words' })
  await ana.call(writing.editPost, { ...postParams(made.id), body: { content: 'The second words' } })
  await ana.call(writing.deletePost, postParams(made.id))
  const former = () =>
    asOwner<{ content: string }>('select content from former_texts where post_id = $1 order by id', [made.id])
  expect(await former()).toEqual([{ content: 'The first words' }, { content: 'The second words' }])
  const system = server.services.database.asSystem()
  await removeFormerTexts(system, new Date(Date.now() + (limits.formerTextDays - 0.1) * 86_400_000))
  expect(await former()).toHaveLength(2)
  await removeFormerTexts(system, new Date(Date.now() + (limits.formerTextDays + 0.1) * 86_400_000))
  expect(await former()).toEqual([])
})

test('what she wrote is listed for her alone, page by page, under her name or not', async () => {
  const made: string[] = []
  for (let count = 0; count < limits.postPage + 1; count += 1)
    made.unshift((await post(ana, { is_anonymous: count % 2 === 0 })).id)
  await post(bea)
  const first = (await ana.call(village.listMyPosts, { query: {} })).body
  expect(ids(first.posts)).toEqual(made.slice(0, limits.postPage))
  expect(first.posts.every(({ is_mine }) => is_mine)).toBe(true)
  const second = (await ana.call(village.listMyPosts, { query: { before: first.next ?? '' } })).body
  expect(ids(second.posts)).toEqual(made.slice(limits.postPage))
  expect(second.next).toBeNull()
  const said = await reply(ana, made[0] ?? '', { is_anonymous: true })
  expect(ids((await ana.call(village.listMyReplies, { query: {} })).body.replies)).toEqual([said.id])
  await ana.call(writing.deletePost, postParams(made[0] ?? ''))
  expect(ids((await ana.call(village.listMyPosts, { query: {} })).body.posts)).not.toContain(made[0])
})

test('a member whose membership is over reads, edits and deletes her own, and no more', async () => {
  const [made, others] = [await post(ana), await post(bea)]
  const said = await reply(ana, others.id)
  await asOwner('delete from subscriptions where user_id = $1', [ana.userId])
  expect(ids((await ana.call(village.listMyPosts, { query: {} })).body.posts)).toEqual([made.id])
  expect(ids((await ana.call(village.listMyReplies, { query: {} })).body.replies)).toEqual([said.id])
  const edited = await ana.call(writing.editPost, { ...postParams(made.id), body: { content: 'Still mine' } })
  expect(edited.body.post).toMatchObject({ content: 'Still mine' })
  expect((await ana.call(writing.makePostAnonymous, postParams(made.id))).status).toBe(200)
  expect((await ana.call(writing.deleteReply, replyParams(said.id))).status).toBe(200)
  for (const path of [
    '/api/village',
    '/api/village/Baby/posts',
    `/api/village/posts/${others.id}`,
    '/api/saved/posts',
  ])
    expect(await ana.send('GET', path)).toMatchObject({ status: 403, body: { code: 'members_only' } })
})
