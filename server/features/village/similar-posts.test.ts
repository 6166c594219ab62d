import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockMember } from '#contract/moderation.ts'
import * as village from '#contract/village.ts'
import * as interactions from '#contract/village-interactions.ts'
import * as writing from '#contract/village-writing.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { post, type Villager, villager } from '#server/testing/village.ts'

let server: TestServer
let ana: Villager
let bea: Villager
beforeAll(async () => {
  server = await startTestServer()
  ;[ana, bea] = [await villager(server, 'Ana'), await villager(server, 'Bea')]
})
afterAll(() => server.close())

const like = async (who: Villager, words: string) =>
  (await who.call(village.findSimilarPosts, { body: { words } })).body.posts
const ids = async (who: Villager, words: string) => (await like(who, words)).map(({ id }) => id)

/** A thread of much the same words as another of hers: she was asked, and means it. */
const again = (who: Villager, content: string, more: { is_anonymous?: boolean } = {}) =>
  post(who, { content, seen_warnings: ['repeat'], ...more })

test('threads that share most of her words come first, rare words before common ones, at most three', async () => {
  const rare = await post(ana, { content: 'Our twins hate the bassinet, every single night' })
  const made: string[] = []
  for (let count = 0; count < 4; count += 1)
    made.unshift((await again(ana, `Every single night the same, ${'again '.repeat(count)}`)).id)
  await post(ana, { content: 'The pram has a flat tyre' })
  const words = 'My twin hates her bassinet every single night'
  expect(await ids(bea, words)).toEqual([rare.id, made[0], made[1]])
  const [first] = await like(bea, words)
  expect(first).toMatchObject({ author_label: 'Ana', is_mine: false, topic: 'Baby' })
  // Nothing else of hers is like it, and of a few words nothing is looked for.
  expect(await ids(bea, 'Has anybody a spare kettle for camping')).toEqual([])
  expect(await ids(bea, 'twins bassinet night')).toEqual([])
})

test('her own, removed, waiting, hidden and blocked threads are no suggestions, nor is what stands above helplines', async () => {
  const words = 'The echidna puzzle is missing seven pieces'
  const content = 'That echidna puzzle, always missing pieces'
  const own = await post(bea, { content })
  const [removed, hidden, named] = [
    await again(ana, `${content} once`),
    await again(ana, `${content} twice`),
    await again(ana, `${content} thrice`),
  ]
  const unnamed = await again(ana, content, { is_anonymous: true })
  await again(ana, `${content}. i am going to kill myself tonight`)
  const grave = await again(ana, `${content}. I don't want to be here anymore, they'd be better off`)
  expect(grave.card_id).not.toBeNull()
  await ana.call(writing.deletePost, { params: { postId: removed.id } })
  await server.testDatabase.asOwner('update posts set is_hidden = true where id = $1', [hidden.id])
  expect((await ids(bea, words)).sort()).toEqual([named.id, unnamed.id].sort())
  await bea.call(interactions.blockPostAlias, { params: { postId: unnamed.id } })
  await bea.call(blockMember, { params: { memberId: ana.userId }, body: { name: 'Ana' } })
  expect(await ids(bea, words)).toEqual([])
  expect(await ids(await villager(server, 'Cleo'), words)).toContain(own.id)
})

test('what sounds like danger is met with nobody else’s thread, and marks of a search are only marks', async () => {
  const cleo = await villager(server, 'Cleo')
  const { id } = await post(cleo, { content: 'Nobody told me the wallaby costume was for tonight' })
  const dee = await villager(server, 'Dee')
  expect(await ids(dee, 'The wallaby costume is for tonight')).toEqual([id])
  expect(await ids(dee, 'The wallaby costume is for tonight and I want to kill myself')).toEqual([])
  expect(await ids(dee, `wallaby's & costume | 'tonight' \\ :* ! (<->)`)).toEqual([id])
  expect(await ids(dee, '& | ! : * ( ) \\ \' " <->')).toEqual([])
})
