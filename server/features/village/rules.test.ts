import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { villageRefusals } from '#content/village/refusals.ts'
import * as village from '#contract/village.ts'
import * as interactions from '#contract/village-interactions.ts'
import * as writing from '#contract/village-writing.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { post, reply, section, thread, type Villager, villager } from '#server/testing/village.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const asOwner: TestServer['testDatabase']['asOwner'] = (...given) => server.testDatabase.asOwner(...given)
const write = (who: Villager, content: string, more: object = {}) =>
  who.send<writing.PostOutcome & { code?: string; error?: string; fields?: Record<string, string> }>(
    'PUT',
    `/api/village/posts/${randomUUID()}`,
    { topic: 'Baby', content, is_anonymous: false, ...more },
  )
const answerOn = (who: Villager, postId: string, content: string) =>
  who.send('PUT', `/api/village/posts/${postId}/replies/${randomUUID()}`, { content, is_anonymous: false })
const standing = async (who: Villager) => (await who.call(village.getStanding, {})).body

test('before her first words she accepts the house rules, in the version that holds', async () => {
  const ana = await server.member()
  expect(await standing(ana)).toMatchObject({ has_accepted_rules: false, moderates: false })
  expect(await write(ana, 'Hello there')).toMatchObject({
    status: 403,
    body: { code: 'rules_not_accepted', error: villageRefusals.rulesFirst },
  })
  expect((await ana.send('PUT', '/api/village/rules', { version: 'village-v0' })).status).toBe(400)
  const { body } = await ana.call(village.acceptRules, { body: { version: village.houseRulesVersion } })
  expect(body.has_accepted_rules).toBe(true)
  expect((await write(ana, 'Hello there')).status).toBe(200)
  await asOwner(`update village_rules_accepted set version = 'village-v0' where user_id = $1`, [ana.userId])
  expect((await write(ana, 'Hello once more')).status).toBe(403)
})

test('a new account starts three threads, sends ten replies and no link, and hears why; a day later all is open', async () => {
  const [ana, bea] = [await server.member(), await villager(server, 'Bea')]
  await ana.call(village.acceptRules, { body: { version: village.houseRulesVersion } })
  expect((await standing(ana)).new_account).toMatchObject({ posts_left: 3, replies_left: 10 })
  const linked = 'This helped me: https://example.com/sleep'
  expect(await write(ana, linked)).toMatchObject({
    status: 400,
    body: { fields: { content: villageRefusals.noLinks } },
  })
  const { id } = await post(bea)
  // Whatever comes at once: no more than three.
  const made = await Promise.all(Array.from({ length: 5 }, (_, at) => write(ana, `Thread ${at}`)))
  expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
  expect(await write(ana, 'One more')).toMatchObject({
    status: 429,
    body: { code: 'too_many', error: villageRefusals.postsUsed },
  })
  for (let count = 0; count < 10; count += 1) await reply(ana, id)
  expect(await answerOn(ana, id, 'One more')).toMatchObject({
    status: 429,
    body: { error: villageRefusals.repliesUsed },
  })
  expect((await standing(ana)).new_account).toMatchObject({ posts_left: 0, replies_left: 0 })
  await asOwner(`update auth."user" set "createdAt" = now() - interval '25 hours' where id = $1`, [
    ana.userId,
  ])
  expect((await standing(ana)).new_account).toBeNull()
  expect((await write(ana, linked)).status).toBe(200)
})

test('what she may not have meant for everybody is asked first, and posted once she has seen it', async () => {
  const ana = await villager(server, 'Ana')
  const content = 'Ring on 0412 345 678, we live at 12 Banksia Street'
  const first = await write(ana, content)
  expect(first).toMatchObject({ status: 200, body: { post: null, warnings: ['phone', 'address'] } })
  expect((await ana.call(village.listMyPosts, { query: {} })).body.posts).toEqual([])
  expect((await write(ana, content, { seen_warnings: ['phone'] })).body.warnings).toEqual(['address'])
  const posted = await write(ana, content, { seen_warnings: ['phone', 'address'] })
  expect(posted.body).toMatchObject({ post: { content }, warnings: [] })
  const edited = await ana.call(writing.editPost, {
    params: { postId: posted.body.post?.id ?? '' },
    body: { content: 'Write to ana@example.com' },
  })
  expect(edited.body).toMatchObject({ post: null, warnings: ['email'] })
})

test('the very same words are refused a second time, a thank you is not, and changing them back is fine', async () => {
  const ana = await villager(server, 'Ana')
  const content = 'Does anybody else feel like a machine that makes snacks all day long?'
  const made = await write(ana, content)
  expect(await write(ana, content.toUpperCase())).toMatchObject({
    status: 400,
    body: { fields: { content: villageRefusals.repeated } },
  })
  const params = { postId: made.body.post?.id ?? '' }
  for (const words of [`${content} Or all night?`, content])
    expect((await ana.call(writing.editPost, { params, body: { content: words } })).status).toBe(200)
  for (let times = 0; times < 2; times += 1)
    expect((await answerOn(ana, params.postId, 'Thank you!')).status).toBe(200)
})

test('what nearly says the same again is asked first, for a few hours, in a post, a reply and an edit alike', async () => {
  const ana = await villager(server, 'Ana')
  const first = 'She will not take a bottle and I start work on Monday, any ideas?'
  const again = 'she wont take a bottle and i start work on monday... any ideas please 😭'
  const made = await write(ana, first)
  const postId = made.body.post?.id ?? ''
  expect((await write(ana, again)).body).toMatchObject({ post: null, warnings: ['repeat'] })
  expect((await answerOn(ana, postId, again)).body).toMatchObject({ reply: null, warnings: ['repeat'] })
  const other = await write(ana, 'Has anybody been to the swimming lessons in town?')
  const params = { postId: other.body.post?.id ?? '' }
  const edited = await ana.call(writing.editPost, { params, body: { content: again } })
  expect(edited.body).toMatchObject({ post: null, warnings: ['repeat'] })
  // Her own words, a little better, and what somebody else said are no repeat.
  const better = await ana.call(writing.editPost, {
    params: { postId },
    body: { content: `${first} She is six months.` },
  })
  expect(better.body.warnings).toEqual([])
  expect((await write(await villager(server, 'Bea'), again)).body.warnings).toEqual([])
  expect((await write(ana, again, { seen_warnings: ['repeat'] })).body.post).toMatchObject({ content: again })

  await asOwner(`update post_authors set created_at = created_at - interval '7 hours' where user_id = $1`, [
    ana.userId,
  ])
  expect((await write(ana, `${again} Anyone`)).body.warnings).toEqual([])
  expect((await write(ana, first.toUpperCase())).body.warnings).toEqual(['repeat'])
})

test('a short thank you may be said to everybody, and a row of hearts is asked once', async () => {
  const ana = await villager(server, 'Ana')
  const { id } = await post(ana)
  for (let times = 0; times < 3; times += 1)
    expect((await answerOn(ana, id, 'Thank you so much!')).body).toMatchObject({ warnings: [] })
  const hearts = '❤️ ❤️ ❤️ ❤️ ❤️ ❤️'
  expect((await answerOn(ana, id, hearts)).body).toMatchObject({ warnings: [] })
  expect((await answerOn(ana, id, '🧡🧡 ❤️🧡 🧡🧡')).body).toMatchObject({ warnings: ['repeat'] })
})

test('an explicit emergency waits for a moderator: its writer sees it with her card, and nobody else at all', async () => {
  const [ana, bea] = [await villager(server, 'Ana'), await villager(server, 'Bea')]
  const { body } = await write(ana, 'i am going to kill myself tonight')
  expect(body).toMatchObject({
    post: { state: 'waiting', is_mine: true },
    safety: { level: 'emergency', cardId: 'emergency-life' },
  })
  const postId = body.post?.id ?? ''
  expect((await thread(ana, postId)).post.state).toBe('waiting')
  expect((await ana.call(village.listMyPosts, { query: {} })).body.posts).toMatchObject([{ id: postId }])
  for (const path of [`/api/village/posts/${postId}`, `/api/village/posts/${postId}/replies`])
    expect((await bea.send('GET', path)).status).toBe(404)
  expect((await answerOn(bea, postId, 'Hold on')).status).toBe(404)
  expect((await section(bea)).posts.map(({ id }) => id)).not.toContain(postId)
  expect((await bea.call(village.searchVillage, { body: { words: 'tonight' } })).body.found).toEqual([])
  // Other words do not publish it: a person reads it first.
  const edited = await ana.call(writing.editPost, { params: { postId }, body: { content: 'I am fine now' } })
  expect(edited.body.post?.state).toBe('waiting')
  const events = await asOwner('select surface, level from safety_events where user_id = $1', [ana.userId])
  expect(events).toContainEqual({ surface: 'village', level: 'emergency' })
})

test('a means or a method waits, too, also in an edit and in a reply, which nobody is told of', async () => {
  const [ana, bea] = [await villager(server, 'Ana'), await villager(server, 'Bea')]
  const made = await post(bea)
  const held = await reply(ana, made.id, { content: 'how many panadol would it take to kill me' })
  expect(held.state).toBe('waiting')
  const { post: shown, replies } = await thread(bea, made.id)
  expect([shown.reply_count, replies]).toEqual([0, []])
  expect((await bea.send<{ notes: unknown[] }>('GET', '/api/inbox')).body.notes).toEqual([])
  const open = await reply(ana, made.id, { content: 'Some days are long' })
  await ana.call(writing.editReply, {
    params: { replyId: open.id },
    body: { content: 'I want to die and I have the pills ready' },
  })
  expect((await thread(bea, made.id)).post.reply_count).toBe(0)
  expect((await bea.send<{ notes: unknown[] }>('GET', '/api/inbox')).body.notes).toEqual([])
})

test('an explicit crisis is published with helplines beneath it; what is inferred is hers alone', async () => {
  const [ana, bea] = [await villager(server, 'Ana'), await villager(server, 'Bea')]
  const crisis = await write(ana, 'i have been having suicidal thoughts again')
  expect(crisis.body).toMatchObject({
    post: { state: 'published', card_id: 'crisis-suicide' },
    safety: { level: 'crisis', cardId: 'crisis-suicide' },
  })
  expect((await thread(bea, crisis.body.post?.id ?? '')).post.card_id).toBe('crisis-suicide')
  const unsure = await write(ana, 'sometimes i think everyone would be happier if i just was not around')
  expect(unsure.body.post?.state).toBe('published')
  if (unsure.body.safety.softLine) expect(unsure.body.post?.card_id).toBeNull()
  const seen = await thread(bea, unsure.body.post?.id ?? '')
  expect(JSON.stringify(seen)).not.toMatch(/softLine|safety/)
  const before = JSON.stringify(seen)
  await ana.send('POST', '/api/safety/answers', {
    answer: 'no',
    cardId: 'crisis-suicide',
    surface: 'village',
  })
  expect(JSON.stringify(await thread(bea, unsure.body.post?.id ?? ''))).toBe(before)
})

test('closed or for reading only, the Village takes nothing, and what is hers stays hers', async () => {
  const production = { NODE_ENV: 'test', VILLAGE: 'read-only' }
  for (const [state, VILLAGE] of Object.entries({ 'read-only': 'read-only', closed: 'closed' })) {
    const place = await startTestServer({ ...production, VILLAGE })
    try {
      const ana = await villager(place, 'Ana')
      const [postId] = [randomUUID()]
      await place.testDatabase.asOwner(
        `insert into posts (id, topic, content, user_id, position) values ($1, 'Baby', 'Earlier words', $2, 1)`,
        [postId, ana.userId],
      )
      await place.testDatabase.asOwner(
        'insert into post_authors (post_id, user_id, client_id) values ($1, $2, $1)',
        [postId, ana.userId],
      )
      expect((await ana.call(village.getStanding, {})).body.state).toBe(state)
      expect(await write(ana, 'Hello')).toMatchObject({ status: 403, body: { code: 'village_read_only' } })
      const patched = await ana.send('PATCH', `/api/village/posts/${postId}`, { content: 'Other words' })
      expect(patched).toMatchObject({ status: 403, body: { code: 'village_read_only' } })
      const { status } = await ana.send('GET', '/api/village/Baby/posts')
      expect(status).toBe(state === 'closed' ? 403 : 200)
      expect((await ana.call(village.getVillage, {})).body).toMatchObject({ state })
      expect((await ana.call(village.listMyPosts, { query: {} })).body.posts).toHaveLength(1)
      expect((await ana.call(writing.makePostAnonymous, { params: { postId } })).status).toBe(200)
      expect((await ana.call(writing.deletePost, { params: { postId } })).status).toBe(200)
    } finally {
      await place.close()
    }
  }
})

test('two taps on a heart, a save or a follow leave one', async () => {
  const [ana, bea] = [await villager(server, 'Ana'), await villager(server, 'Bea')]
  const { id: postId } = await post(ana)
  const params = { postId }
  const twice = () => [
    bea.call(interactions.reactToPost, { params, body: { kind: 'heart', is_on: true } }),
    bea.call(interactions.savePost, { params, body: { is_saved: true } }),
    bea.call(interactions.followPost, { params, body: { follow: 'following' } }),
  ]
  const answers = await Promise.all([...twice(), ...twice()])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect((await thread(bea, postId)).post).toMatchObject({ hearts: 1, is_saved: true, follow: 'following' })
})
