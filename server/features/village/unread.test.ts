import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { blockMember } from '#contract/moderation.ts'
import * as village from '#contract/village.ts'
import * as interactions from '#contract/village-interactions.ts'
import * as writing from '#contract/village-writing.ts'
import { hearLive } from '#server/testing/live.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { post, reply, thread, type Villager, villager } from '#server/testing/village.ts'
import { removeOldReads } from './clean-up.ts'

// What is new to her since she last looked, in threads of hers alone.

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

const unread = async (who: Villager) => (await who.call(village.listUnread, {})).body.threads
const counts = async (who: Villager) => (await unread(who)).map(({ unread: many }) => many)
const look = (who: Villager, postId: string, position: number | null = null) =>
  who.call(interactions.markThreadRead, { params: { postId }, body: { position } })
const follow = (who: Villager, postId: string, choice: village.FollowChoice) =>
  who.call(interactions.followPost, { params: { postId }, body: { follow: choice } })

test('what comes after she looked is new in threads that she wrote, wrote in, follows or has opened, and nowhere else', async () => {
  const made = await post(ana, { topic: 'Identity' })
  await reply(bea, made.id)
  const [opener, follower] = [await villager(server, 'Dee'), await villager(server, 'Eve')]
  await look(opener, made.id)
  await follow(follower, made.id, 'following')
  expect(await unread(ana)).toEqual([{ post_id: made.id, topic: 'Identity', unread: 1 }])
  for (const who of [bea, opener, follower, cleo]) expect(await unread(who)).toEqual([])
  await reply(cleo, made.id)
  await reply(cleo, made.id)
  expect(await counts(ana)).toEqual([3])
  for (const who of [bea, opener, follower]) expect(await counts(who)).toEqual([2])
  // Her own words are never new to her, and nothing of it to who never looked.
  expect(await unread(cleo)).toEqual([])
  expect(await unread(await villager(server, 'Fay'))).toEqual([])
})

test('without a membership nothing is new, and nothing is refused: a mark may ask before it has heard that one ended', async () => {
  const lapsing = await villager(server, 'Gia')
  const { id } = await post(lapsing)
  await reply(bea, id)
  expect(await counts(lapsing)).toEqual([1])
  await server.testDatabase.asOwner('delete from subscriptions where user_id = $1', [lapsing.userId])
  expect((await lapsing.call(village.listUnread, {})).status).toBe(200)
  expect(await unread(lapsing)).toEqual([])
})

test('looking takes it away, up to where she has read; her own reply does not', async () => {
  const { id } = await post(ana)
  const first = await reply(bea, id)
  await reply(bea, id)
  await reply(ana, id)
  expect(await counts(ana)).toEqual([2])
  await look(ana, id, first.position)
  expect(await counts(ana)).toEqual([1])
  await look(ana, id)
  expect(await unread(ana)).toEqual([])
  // An older page of hers that speaks up later takes nothing back.
  await look(ana, id, first.position)
  expect(await unread(ana)).toEqual([])
  // Nor does one that has read what is yet to come keep anything from her.
  await look(ana, id, 1_000)
  await reply(bea, id)
  expect(await counts(ana)).toEqual([1])
})

test('she is told once until she looks, on each of her phones, also when another one has looked', async () => {
  const { id } = await post(ana)
  await look(cleo, id)
  const phones = [await hearLive(ana), await hearLive(ana)]
  const [reader, stranger] = [await hearLive(cleo), await hearLive(await villager(server, 'Dee'))]
  await reply(bea, id, { is_anonymous: true })
  for (const stream of [...phones, reader])
    expect(await stream.next('village-unread')).toEqual({ type: 'village-unread' })
  await reply(bea, id, { is_anonymous: true })
  await look(ana, id)
  for (const phone of phones) await phone.next('village-unread')
  await reply(bea, id, { is_anonymous: true })
  for (const phone of phones) await phone.next('village-unread')
  await follow(cleo, id, 'following')
  await reader.next('village')
  const told = ({ received }: typeof reader) =>
    received.filter(({ type }) => type === 'village-unread').length
  expect([...phones, reader, stranger].map(told)).toEqual([3, 3, 1, 0])
  expect(JSON.stringify(reader.received)).not.toContain(bea.userId)
  for (const stream of [...phones, reader, stranger]) stream.leave()
})

test('what she muted or blocked counts nothing, and tells nothing; what is anonymous counts whoever she blocked', async () => {
  const [muted, read] = [await post(cleo), await post(cleo)]
  for (const { id } of [muted, read]) await look(ana, id)
  await follow(ana, muted.id, 'muted')
  await reply(bea, muted.id)
  const hidden = await reply(bea, read.id, { is_anonymous: true })
  expect(await unread(ana)).toMatchObject([{ post_id: read.id, unread: 1 }])
  await ana.call(blockMember, { params: { memberId: bea.userId }, body: { name: 'Bea' } })
  await reply(bea, read.id)
  expect(await unread(ana)).toMatchObject([{ post_id: read.id, unread: 1 }])
  await ana.call(interactions.blockReplyAlias, { params: { replyId: hidden.id } })
  expect(await unread(ana)).toEqual([])
  // Muted while something was new, it is new no more.
  await reply(cleo, read.id)
  expect(await counts(ana)).toEqual([1])
  await follow(ana, read.id, 'muted')
  expect(await unread(ana)).toEqual([])
  const stream = await hearLive(ana)
  for (const { id } of [muted, read]) await reply(cleo, id)
  const own = await post(ana)
  await reply(cleo, own.id)
  await stream.next('village-unread')
  expect(stream.received.filter(({ type }) => type === 'village-unread')).toHaveLength(1)
  stream.leave()
})

test('what was taken away, waits or is gone counts nothing; the next one is told of again', async () => {
  const { id } = await post(ana)
  const first = await reply(bea, id)
  const stream = await hearLive(ana)
  await bea.call(writing.deleteReply, { params: { replyId: first.id } })
  await stream.next('village-unread')
  expect(await unread(ana)).toEqual([])
  await reply(cleo, id, { content: 'i am going to kill myself tonight' })
  expect(await unread(ana)).toEqual([])
  await reply(cleo, id)
  await stream.next('village-unread')
  expect(await counts(ana)).toEqual([1])
  stream.leave()
  // Of a thread that is not there for her any more nothing is new.
  const other = await post(cleo)
  await look(ana, other.id)
  await reply(bea, other.id)
  expect(await unread(ana)).toHaveLength(2)
  await ana.call(blockMember, { params: { memberId: cleo.userId }, body: { name: 'Cleo' } })
  expect((await unread(ana)).map(({ post_id }) => post_id)).not.toContain(other.id)
})

test('much is counted up to a limit, and the threads she looked at last come first', async () => {
  const [one, two] = [await post(ana), await post(ana)]
  await server.testDatabase.asOwner(
    `update village_reads set looked_at = looked_at - interval '1 hour' where post_id = $1`,
    [two.id],
  )
  for (let said = 0; said < limits.unreadReplies + 2; said += 1) await reply(bea, one.id)
  await reply(bea, two.id)
  expect(await unread(ana)).toMatchObject([
    { post_id: one.id, unread: limits.unreadReplies },
    { post_id: two.id, unread: 1 },
  ])
})

test('looking while something is being said loses nothing', async () => {
  const { id } = await post(ana)
  const { position } = await reply(bea, id)
  const looking = new pg.Client({ connectionString: server.testDatabase.memberUrl })
  await looking.connect()
  await looking.query('begin')
  await looking.query('set local role lightly_member')
  await looking.query("select set_config('app.user_id', $1, true)", [ana.userId])
  await looking.query('select look_at_thread($1, $2)', [id, position])
  const said = reply(bea, id)
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(() => server.testDatabase.asOwner(waiting)).toHaveLength(1)
  await looking.query('commit')
  await looking.end()
  await said
  expect(await counts(ana)).toEqual([1])
})

test('so does looking many times while much is said', async () => {
  const { id } = await post(ana)
  for (let round = 0; round < 8; round += 1) {
    const { position } = await reply(bea, id)
    await Promise.all([look(ana, id, position), reply(bea, id)])
    expect(await counts(ana)).toEqual([1])
    await look(ana, id)
  }
})

test('there is nothing to look at in a thread that is not there for her, and no position below none', async () => {
  const made = await post(ana, { content: 'i am going to kill myself tonight' })
  const path = (id: string) => `/api/village/posts/${id}/read`
  const answers = await Promise.all(
    [made.id, crypto.randomUUID()].map((id) => bea.send('PUT', path(id), { position: null })),
  )
  for (const answer of answers) expect(answer).toMatchObject({ status: 404 })
  expect(await ana.send('PUT', path(made.id), { position: -1 })).toMatchObject({ status: 400 })
  expect((await look(ana, made.id)).status).toBe(200)
})

test('which threads she only opened is forgotten after a while; those of hers stay', async () => {
  const [opened, followed, mine] = [await post(ana), await post(ana), await post(bea)]
  for (const { id } of [opened, followed]) await look(bea, id)
  await follow(bea, followed.id, 'following')
  const kept = async () =>
    (
      await server.testDatabase.asOwner<{ post_id: string }>(
        'select post_id from village_reads where user_id = $1',
        [bea.userId],
      )
    ).map(({ post_id }) => post_id)
  const system = server.services.database.asSystem()
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await removeOldReads(system, inDays(limits.readDays - 0.1))
  expect((await kept()).sort()).toEqual([opened.id, followed.id, mine.id].sort())
  await removeOldReads(system, inDays(limits.readDays + 0.1))
  expect((await kept()).sort()).toEqual([followed.id, mine.id].sort())
  expect((await thread(bea, opened.id)).post.id).toBe(opened.id)
})
