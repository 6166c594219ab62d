import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as account from '#contract/account.ts'
import type { LiveEvent } from '#contract/events.ts'
import { listInbox } from '#contract/notifications.ts'
import * as privacy from '#contract/privacy.ts'
import * as village from '#contract/village.ts'
import * as interactions from '#contract/village-interactions.ts'
import * as writing from '#contract/village-writing.ts'
import { deleteMembers } from '#server/features/privacy/delete-members.ts'
import { download, readyCopy } from '#server/testing/copies.ts'
import { hearLive } from '#server/testing/live.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { post, reply, section, thread, type Villager, villager } from '#server/testing/village.ts'

// Anonymous means anonymous to members: of two posts that differ only in who wrote them, nobody else receives a byte that differs.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const asOwner: TestServer['testDatabase']['asOwner'] = (...given) => server.testDatabase.asOwner(...given)

/** Everything that the Village ever sends to a member about one post that an anonymous writer made, replied beneath and changed. */
async function receivedOf(writer: Villager, word: string): Promise<{ bytes: string; postId: string }> {
  const reader = await villager(server, 'Reader')
  const made = await post(writer, { topic: 'Preschool', content: `Words of ${word}`, is_anonymous: true })
  const params = { postId: made.id }
  await reader.call(interactions.followPost, { params, body: { follow: 'following' } })
  // What she does herself is told before the stream that is compared begins.
  const hers = await hearLive(reader, [`village-post:${made.id}`])
  const mine = await reply(reader, made.id, { content: 'Me too' })
  await hers.next('village')
  hers.leave()
  const stream = await hearLive(reader, [`village-post:${made.id}`])
  const said = await reply(writer, made.id, { content: 'Thank you', is_anonymous: true, parent_id: mine.id })
  await stream.next('inbox')
  await writer.call(writing.editPost, { params, body: { content: `Words of ${word} again` } })
  await writer.call(interactions.reactToReply, {
    params: { replyId: mine.id },
    body: { kind: 'heart', is_on: true },
  })
  await reader.call(interactions.savePost, { params, body: { is_saved: true } })
  await stream.next('village')
  stream.leave()
  const answers = [
    await reader.call(village.getVillage, {}),
    await reader.call(village.listPosts, { params: { section: 'Preschool' }, query: {} }),
    await reader.call(village.getPost, { params }),
    await reader.call(village.listReplies, { params, query: {} }),
    await reader.call(interactions.listSavedPosts, {}),
    await reader.call(village.listUnread, {}),
    await reader.call(village.listMyReplies, { query: {} }),
    await reader.call(village.searchVillage, { body: { words: `words ${word}` } }),
    await reader.call(interactions.reactToPost, { params, body: { kind: 'me_too', is_on: true } }),
    await reader.call(interactions.reactToReply, {
      params: { replyId: said.id },
      body: { kind: 'heart', is_on: true },
    }),
    await reader.call(listInbox, {}),
    await reader.call(interactions.blockPostAlias, { params }),
    await reader.call(interactions.listAliasBlocks, {}),
  ]
  const copy = await download(server, reader, await readyCopy(server, reader))
  if (!copy || typeof copy === 'string') throw new Error('no copy')
  const bytes = JSON.stringify([
    answers.map(({ status, headers, body }) => [status, [...headers].map(([name]) => name), body]),
    stream.received,
    Object.fromEntries(
      Object.entries(copy).filter(([name]) => !/account-|subscriptions|profiles/.test(name)),
    ),
    (await mailsTo(server, reader.email)).map(({ subject }) => subject),
  ])
  // Nobody else is to be in what the next one reads.
  await asOwner('delete from posts where id = $1', [made.id])
  return {
    postId: made.id,
    bytes: bytes
      .replaceAll(made.id, '(post)')
      .replaceAll(said.id, '(reply)')
      .replaceAll(mine.id, '(mine)')
      .replaceAll(reader.userId, '(reader)')
      .replaceAll(reader.email, '(mail)')
      .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '(id)')
      .replace(/\d{4}-\d\d-\d\d(T[\d:.]+Z)?/g, '(moment)')
      .replace(/"alias\\?": ?\\?"[a-z ]+\\?"/g, '(alias)'),
  }
}

test('no byte that another member receives differs by who wrote it', async () => {
  const [ana, cleo] = [await villager(server, 'Ana'), await villager(server, 'Cleo')]
  // One of them is known by name here, hearts, and moderates; the other is new to everything but the rules.
  await post(ana, { topic: 'Toddler' })
  await asOwner('insert into moderators (user_id) values ($1)', [ana.userId])
  const ofAna = await receivedOf(ana, 'kookaburra')
  const ofCleo = await receivedOf(cleo, 'kookaburra')
  expect(ofAna.bytes).toBe(ofCleo.bytes)
  for (const name of [ana.userId, cleo.userId, ana.email, cleo.email, 'Ana', 'Cleo'])
    for (const { bytes } of [ofAna, ofCleo]) expect(bytes).not.toContain(name)
  // What was compared did hold the post, the replies, a notification and an event.
  for (const part of [
    'Words of kookaburra again',
    'Anonymous · wrote this',
    'village_reply',
    'village-post',
    'village-unread',
  ])
    expect(ofAna.bytes).toContain(part)
})

test('an answer names every field that there is, and none is an author', async () => {
  const [ana, bea] = [await villager(server, 'Ana'), await villager(server, 'Bea')]
  const made = await post(ana, { is_anonymous: true })
  await reply(ana, made.id, { is_anonymous: true })
  const { post: shown, replies } = await thread(bea, made.id)
  expect(shown).toMatchObject({
    author_label: 'Anonymous',
    user_id: null,
    is_anonymous: true,
    is_mine: false,
  })
  expect(replies[0]).toMatchObject({
    author_label: 'Anonymous · wrote this',
    user_id: null,
    is_anonymous: true,
    is_mine: false,
  })
  expect(Object.keys(shown).sort()).toEqual(Object.keys(made).sort())
  expect(made.is_mine).toBe(true)
  // To the minute, and no finer.
  for (const { created_at } of [shown, ...replies]) expect(created_at).toMatch(/:00\.000Z$/)
})

test('in one thread she has one alias, in another another, and the writer of a post is told from those who reply', async () => {
  const [ana, bea, cleo] = [
    await villager(server, 'Ana'),
    await villager(server, 'Bea'),
    await villager(server, 'Cleo'),
  ]
  const labels = async (postId: string) =>
    (await thread(cleo, postId)).replies.map(({ author_label }) => author_label)
  const threads = [await post(cleo), await post(cleo), await post(cleo)]
  for (const { id } of threads)
    for (const who of [ana, bea, ana]) await reply(who, id, { is_anonymous: true })
  const seen = await Promise.all(threads.map(({ id }) => labels(id)))
  for (const [one, other, again] of seen) {
    expect(one).toMatch(/^Anonymous · the [a-z]+ [a-z ]+$/)
    expect(again).toBe(one)
    expect(other).not.toBe(one)
  }
  expect(new Set(seen.map(([one]) => one)).size).toBeGreaterThan(1)
  // Under her name the writer is no secret, and anonymous in her own thread she is one of many.
  const [first] = threads
  await reply(cleo, first?.id ?? '', { is_anonymous: true })
  expect((await labels(first?.id ?? '')).at(-1)).not.toContain('wrote this')
})

test('a post that she makes anonymous later has no trace of her name, in whatever stood there before', async () => {
  const [ana, bea] = [await villager(server, 'Ana'), await villager(server, 'Bea')]
  const made = await post(ana, { content: 'I was Ana once' })
  const params = { postId: made.id }
  await reply(bea, made.id)
  await reply(ana, made.id, { content: 'Under my name' })
  await bea.call(interactions.followPost, { params, body: { follow: 'following' } })
  const stream = await hearLive(bea, [`village-post:${made.id}`])
  const { body: mine } = await ana.call(writing.makePostAnonymous, { params })
  expect(mine).toMatchObject({ is_anonymous: true, user_id: null, author_label: 'Anonymous', is_mine: true })
  await stream.next('village-post')
  stream.leave()
  const seen = [
    await thread(bea, made.id),
    await section(bea),
    (await bea.call(village.searchVillage, { body: { words: 'once' } })).body,
    (await bea.call(listInbox, {})).body,
    stream.received as LiveEvent[],
  ]
  expect(JSON.stringify(seen[0])).toContain('Anonymous · wrote this')
  for (const each of seen) expect(JSON.stringify(each)).not.toContain(ana.userId)
  expect(JSON.stringify(seen)).not.toContain('"Ana"')
  // Nothing in the rows that others' connections could ever reach.
  const rows = await asOwner(
    'select to_jsonb(posts) from posts where id = $1 union all select to_jsonb(replies) from replies where post_id = $1 and content = $2',
    [made.id, 'Under my name'],
  )
  expect(JSON.stringify(rows)).not.toContain(ana.userId)
  expect(await ana.call(writing.makePostAnonymous, { params })).toMatchObject({ status: 200, body: mine })
})

test('a reply that she makes anonymous later shares no alias with anything else of hers', async () => {
  const [ana, bea] = [await villager(server, 'Ana'), await villager(server, 'Bea')]
  const { id } = await post(ana, { is_anonymous: true })
  const hidden = await reply(ana, id, { is_anonymous: true })
  const named = await reply(ana, id)
  await ana.call(writing.makeReplyAnonymous, { params: { replyId: named.id } })
  const later = await reply(ana, id, { is_anonymous: true })
  const { replies } = await thread(bea, id)
  const label = (wanted: string) => replies.find((each) => each.id === wanted)?.author_label
  expect(label(hidden.id)).toBe('Anonymous · wrote this')
  expect(label(named.id)).toMatch(/^Anonymous · the /)
  expect(label(later.id)).toBe('Anonymous · wrote this')
  expect(replies.every(({ user_id }) => user_id === null)).toBe(true)
})

test('no SQL on a member’s connection reads a row past the functions, or who wrote another’s', async () => {
  const [ana, bea] = [await villager(server, 'Ana'), await villager(server, 'Bea')]
  const made = await post(ana, { is_anonymous: true })
  const member = server.services.database.asMember(bea.userId)
  const { build, sql } = await import('#server/database/client.ts')
  for (const table of ['posts', 'replies', 'former_texts', 'village_topics'])
    await expect(member.rows(sql`select * from ${sql.table(table)}`.compile(build))).rejects.toThrow('denied')
  expect(await member.rows(sql`select * from post_authors`.compile(build))).toEqual([])
  expect(
    await member.rows(sql`select * from read_posts(array[${made.id}::uuid])`.compile(build)),
  ).toMatchObject([{ user_id: null, name: null, is_mine: false }])
})

test('while her account is about to go nothing of hers is seen, and it comes back if she stays', async () => {
  const [ana, bea] = [await villager(server, 'Ana'), await villager(server, 'Bea')]
  const alone = await post(ana, { topic: 'Relationships', content: 'Alone' })
  const shared = await post(ana, { topic: 'Relationships', content: 'Shared words', is_anonymous: true })
  await reply(bea, shared.id, { content: 'Beneath' })
  const home = await post(bea, { topic: 'Relationships' })
  const said = await reply(ana, home.id, { content: 'Anas reply' })
  await reply(bea, home.id, { parent_id: said.id })
  const view = async () =>
    JSON.stringify([
      await section(bea, 'Relationships'),
      await thread(bea, home.id),
      await thread(bea, shared.id),
    ])
  const before = await view()
  await ana.call(privacy.deleteAccount, {})
  const during = await view()
  for (const words of ['Alone', 'Shared words', 'Anas reply', ana.userId]) expect(during).not.toContain(words)
  expect((await bea.send('GET', `/api/village/posts/${alone.id}`)).status).toBe(404)
  await ana.call(account.signIn, { body: { email: ana.email, password: 'a quiet cup of tea' } })
  await ana.call(privacy.cancelDeletion, {})
  expect(await view()).toBe(before)

  await ana.call(privacy.deleteAccount, {})
  await deleteMembers(server.services, new Date(Date.now() + 8 * 86_400_000))
  expect(await view()).toBe(during.replaceAll(/"is_edited":true/g, '"is_edited":false'))
  expect(await asOwner('select id from posts where id = $1', [alone.id])).toEqual([])
  const left = await asOwner(
    'select content, user_id, alias from posts where id = $1 union all select content, user_id, alias from replies where id = $2',
    [shared.id, said.id],
  )
  expect(left).toEqual([0, 1].map(() => ({ content: '', user_id: null, alias: null })))
})

test('an id that she has read does not let her learn whether it was hers to edit', async () => {
  const [ana, bea] = [await villager(server, 'Ana'), await villager(server, 'Bea')]
  const made = await post(ana, { is_anonymous: true })
  const answers = await Promise.all(
    [made.id, randomUUID()].map(async (id) => {
      const { status, body } = await bea.send('PATCH', `/api/village/posts/${id}`, { content: 'Mine?' })
      return JSON.stringify([status, body])
    }),
  )
  expect(answers[0]).toBe(answers[1])
})
