import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VillageTopic } from '#contract/options.ts'
import * as village from '#contract/village.ts'
import * as interactions from '#contract/village-interactions.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { type Villager, villager } from '#server/testing/village.ts'

// A village with more in it than a search looks at one by one: 2,400 posts, each with a reply of the same words.

let server: TestServer
let ana: Villager
/** The posts and replies with a word, newest first. */
const having: Record<string, string[]> = {}
beforeAll(async () => {
  server = await startTestServer()
  ana = await villager(server, 'Ana')
  const asOwner: TestServer['testDatabase']['asOwner'] = (...given) => server.testDatabase.asOwner(...given)
  await asOwner(`
    insert into posts (id, topic, content, position, created_at, is_anonymous, alias)
    select gen_random_uuid(), case when n % 2 = 0 then 'Identity' else 'Toddler' end,
      'Post ' || n || case when n % 3 = 0 then ' numbat' else '' end || case when n % 400 = 0 then ' kelpie' else '' end
        || case when n > 2000 then ' bilby' else '' end,
      n, date_trunc('minute', now()) - n * interval '10 minutes', n = 400, case when n = 400 then 'green cup' end
    from generate_series(1, 2400) n`)
  await asOwner(`
    insert into replies (id, post_id, content, position, created_at)
    select gen_random_uuid(), id, replace(content, 'Post', 'Reply'), 1, created_at from posts`)
  for (const word of ['numbat', 'kelpie', 'bilby'])
    having[word] = (
      await asOwner<{ id: string }>(
        `select id from (
           select id, created_at, content from posts union all select id, created_at, content from replies
         ) said where content like '%' || $1 || '%' order by created_at desc, id desc`,
        [word],
      )
    ).map(({ id }) => id)
})
afterAll(() => server.close())

/** Every page of a search, one after the other. */
async function all(words: string, more: { topic?: VillageTopic; span?: village.SearchSpan } = {}) {
  const ids: string[] = []
  for (let before: string | null | undefined; before !== null; ) {
    const { body } = await ana.call(village.searchVillage, {
      body: { words, ...more, ...(before && { before }) },
    })
    ids.push(...body.found.map(({ post_id, reply_id }) => reply_id ?? post_id))
    before = body.next
  }
  return ids
}

test.each(['numbat', 'kelpie', 'bilby'])(
  'every page of %s together is all that has it, newest first and once each',
  async (word) => {
    const found = await all(word)
    expect(having[word]?.length).toBeGreaterThan(5)
    expect(found).toEqual(having[word])
  },
)

test('a topic and a time leave out the rest, however much that is', async () => {
  const inIdentity = await all('bilby', { topic: 'Identity' })
  expect(inIdentity).toHaveLength(400)
  const all800 = having.bilby ?? []
  expect(all800.filter((id) => inIdentity.includes(id))).toEqual(inIdentity)
  expect(await all('bilby', { span: 'week' })).toEqual([])
  // Ten minutes apart, a week has 1,008 of them, of which a third.
  expect(await all('numbat', { span: 'week' })).toEqual(having.numbat?.slice(0, 2 * 335))
})

test('what she blocked is on no page, and the pages are as long as without it', async () => {
  const [newest] = (
    await server.testDatabase.asOwner<{ id: string }>(`select id from posts where is_anonymous`)
  ).map(({ id }) => id)
  await ana.call(interactions.blockPostAlias, { params: { postId: newest ?? '' } })
  const found = await all('kelpie')
  expect(having.kelpie).toContain(newest)
  // Nor is anything beneath it.
  expect(found).toHaveLength((having.kelpie?.length ?? 0) - 2)
  expect(found).not.toContain(newest)
})
