import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockMember } from '#contract/moderation.ts'
import { listInbox } from '#contract/notifications.ts'
import * as village from '#contract/village.ts'
import * as interactions from '#contract/village-interactions.ts'
import { download, readyCopy } from '#server/testing/copies.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { post, reply, section, thread, type Villager, villager } from '#server/testing/village.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a block by name takes named rows away both ways, and never an anonymous one', async () => {
  const [ana, bea, stranger] = [
    await villager(server, 'Ana'),
    await villager(server, 'Bea'),
    await villager(server, 'Cleo'),
  ]
  const byName = await post(ana, { topic: 'School-age', content: 'By name' })
  const hidden = await post(ana, { topic: 'School-age', content: 'Unnamed', is_anonymous: true })
  const home = await post(stranger, { topic: 'School-age' })
  await reply(ana, home.id, { content: 'named reply' })
  await reply(ana, home.id, { content: 'hidden reply', is_anonymous: true })
  const view = async (who: Villager) => {
    const { posts } = await section(who, 'School-age')
    const { replies } = await thread(who, home.id)
    const found = (await who.call(village.searchVillage, { body: { words: 'reply' } })).body.found
    return [...posts, ...replies]
      .map(({ id, author_label, content }) => [id, author_label, content])
      .concat(found.map(({ reply_id, author_label, excerpt }) => [reply_id ?? '', author_label, excerpt]))
  }
  const isAnonymous = ([, label]: (string | null)[]) => label?.startsWith('Anonymous')
  const before = await view(bea)
  await bea.call(blockMember, { params: { memberId: ana.userId }, body: { name: 'Ana' } })
  const after = await view(bea)
  expect(after.filter(isAnonymous)).toEqual(before.filter(isAnonymous))
  expect((await view(stranger)).filter(isAnonymous)).toEqual(after.filter(isAnonymous))
  expect(JSON.stringify(after)).not.toContain('Ana')
  expect((await bea.send('GET', `/api/village/posts/${byName.id}`)).status).toBe(404)
  expect((await bea.send('GET', `/api/village/posts/${hidden.id}`)).status).toBe(200)
  // The other way round as well.
  const ofBea = await post(bea, { topic: 'School-age' })
  expect((await ana.send('GET', `/api/village/posts/${ofBea.id}`)).status).toBe(404)
  // What is told of a reply follows what can be read of it: had the anonymous one not come, it would be known whose it was.
  const asked = await post(bea, { is_anonymous: true })
  await reply(ana, asked.id)
  expect((await bea.call(listInbox, {})).body.notes).toEqual([])
  await reply(ana, asked.id, { is_anonymous: true })
  expect((await bea.call(listInbox, {})).body.notes).toMatchObject([{ kind: 'village_reply', count: 1 }])
})

test('an alias that she blocks is gone from that thread for her alone; named words of the same account stay', async () => {
  const [ana, bea, stranger] = [
    await villager(server, 'Ana'),
    await villager(server, 'Bea'),
    await villager(server, 'Cleo'),
  ]
  const { id } = await post(stranger)
  const elsewhere = await post(stranger)
  const hidden = await reply(ana, id, { is_anonymous: true })
  await reply(ana, id, { is_anonymous: true })
  await reply(ana, id)
  await reply(ana, elsewhere.id, { is_anonymous: true })
  const { body: block } = await bea.call(interactions.blockReplyAlias, { params: { replyId: hidden.id } })
  expect(hidden.author_label).toBe(`Anonymous · ${block.alias}`)
  expect((await thread(bea, id)).replies).toMatchObject([{ author_label: 'Ana' }])
  expect((await thread(bea, elsewhere.id)).replies).toHaveLength(1)
  expect((await thread(stranger, id)).replies).toHaveLength(3)
  const copy = await download(server, bea, await readyCopy(server, bea))
  expect(JSON.stringify(copy)).not.toContain(ana.userId)
  await bea.call(interactions.removeAliasBlock, { params: { aliasBlockId: block.id } })
  expect((await thread(bea, id)).replies).toHaveLength(3)

  // A post by its alias: gone from the list, too.
  const unnamed = await post(ana, { is_anonymous: true })
  await bea.call(interactions.blockPostAlias, { params: { postId: unnamed.id } })
  expect((await bea.send('GET', `/api/village/posts/${unnamed.id}`)).status).toBe(404)
  expect((await section(bea)).posts.map((each) => each.id)).not.toContain(unnamed.id)
  expect((await bea.call(interactions.listAliasBlocks, {})).body.blocks).toMatchObject([
    { alias: 'wrote this' },
  ])
  for (const path of [`posts/${unnamed.id}`, `replies/${hidden.id}`])
    expect((await ana.send('PUT', `/api/village/${path}/block`)).status).toBe(404)
})
