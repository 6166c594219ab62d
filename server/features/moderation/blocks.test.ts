import { afterAll, beforeAll, expect, test } from 'vitest'
import * as moderation from '#contract/moderation.ts'
import { routeTable } from '#contract/routes.ts'
import { build, sql } from '#server/database/client.ts'
import { deleteMembers } from '#server/features/privacy/delete-members.ts'
import { download, readyCopy } from '#server/testing/copies.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const block = (who: Visitor, memberId: string, name = 'Bea') =>
  who.call(moderation.blockMember, { params: { memberId }, body: { name } })
const unblock = (who: Visitor, memberId: string) =>
  who.call(moderation.unblockMember, { params: { memberId } })
const blocksOf = async (who: Visitor) => (await who.call(moderation.listBlocks, {})).body.blocks

/** What the policies of features ask, in her name. */
const isBlockedBetween = async (userId: string, other: string) =>
  (
    await server.services.database
      .asMember(userId)
      .row(sql<{ is: boolean }>`select is_blocked_between(${other}) as is`.compile(build))
  )?.is

test('a block holds both ways, is listed for the one who made it, and is taken back', async () => {
  const [ana, bea, cleo] = await Promise.all([server.member(), server.freeMember(), server.member()])
  expect(await isBlockedBetween(ana.userId, bea.userId)).toBe(false)
  await block(ana, bea.userId)
  expect(await blocksOf(ana)).toEqual([
    { member_id: bea.userId, name: 'Bea', blocked_at: expect.stringMatching(/^\d{4}-.*Z$/) },
  ])
  expect(await blocksOf(bea)).toEqual([])
  expect(await isBlockedBetween(ana.userId, bea.userId)).toBe(true)
  expect(await isBlockedBetween(bea.userId, ana.userId)).toBe(true)
  for (const [one, other] of [
    [ana, cleo],
    [cleo, ana],
    [cleo, bea],
  ] as const)
    expect(await isBlockedBetween(one.userId, other.userId)).toBe(false)

  // Hers to end, not the other's.
  await unblock(bea, ana.userId)
  expect(await isBlockedBetween(bea.userId, ana.userId)).toBe(true)
  await unblock(ana, bea.userId)
  expect(await blocksOf(ana)).toEqual([])
  expect(await isBlockedBetween(bea.userId, ana.userId)).toBe(false)
})

test('sent again, a block or its end changes nothing but the name last used', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  const answers = [await block(ana, bea.userId), await block(ana, bea.userId.toUpperCase())]
  const [first] = await blocksOf(ana)
  answers.push(await block(ana, bea.userId, ' Bea from the park '))
  expect(await blocksOf(ana)).toEqual([{ ...first, name: 'Bea from the park' }])
  for (let times = 0; times < 2; times += 1) answers.push(await unblock(ana, bea.userId))
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { ok: true }]))
  expect(await blocksOf(ana)).toEqual([])
})

test('the latest block comes first', async () => {
  const ana = await server.member()
  const others = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  for (const other of others) await block(ana, other)
  expect((await blocksOf(ana)).map(({ member_id }) => member_id)).toEqual(others.toReversed())
})

test('herself she cannot block, and a block has a name', async () => {
  const ana = await server.member()
  const refusal = { status: 400, body: { code: 'bad_input' } }
  const put = (memberId: string, body: unknown) => ana.send('PUT', `/api/blocks/${memberId}`, body)
  for (const id of [ana.userId, ana.userId.toUpperCase()])
    expect(await put(id, { name: 'Ana' })).toMatchObject({
      ...refusal,
      body: { fields: { memberId: 'You cannot block yourself.' } },
    })
  for (const name of ['', ' ', 'a'.repeat(121), null])
    expect(await put(crypto.randomUUID(), { name })).toMatchObject(refusal)
  expect(await blocksOf(ana)).toEqual([])
})

test('the blocked member is answered as before by whatever she can read', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  const readings = [...routeTable.values()].filter(
    ({ method, path }) => method === 'GET' && !path.includes(':'),
  )
  const read = async () => {
    const answers: unknown[] = []
    for (const { path } of readings) {
      const { status, body } = await bea.send<object>('GET', `${path}?type=daily`)
      answers.push([
        path,
        status,
        JSON.stringify(body).replace(/eyJ[\w.-]+|\d{4}-\d\d-\d\dT[\d:.]+Z|"expires_(at|in)":\d+/g, ''),
      ])
    }
    return answers
  }
  const before = await read()
  await block(ana, bea.userId)
  expect(await read()).toEqual(before)
  // Blocked or not, she blocks in turn and takes it back alike.
  expect((await block(bea, ana.userId, 'Ana')).body).toEqual({ ok: true })
  await unblock(ana, bea.userId)
  expect(await blocksOf(bea)).toHaveLength(1)
})

test('her copy says whom she blocked by the name she knew, and nothing of who blocked her', async () => {
  const [ana, bea] = await Promise.all([server.member(), server.member()])
  await block(ana, bea.userId, 'Bea from the park')
  const fileOf = async (who: Visitor) => {
    const files = await download(server, who, await readyCopy(server, who))
    if (!files || typeof files === 'string') throw new Error('no copy')
    return { blocks: JSON.parse(files['data/member_blocks.json'] ?? ''), whole: JSON.stringify(files) }
  }
  const hers = await fileOf(ana)
  expect(hers.blocks).toMatchObject([{ user_id: ana.userId, name: 'Bea from the park' }])
  expect(hers.whole).not.toContain(bea.userId)
  const ofBea = await fileOf(bea)
  expect(ofBea.blocks).toEqual([])
  expect(ofBea.whole).not.toContain(ana.userId)
})

test('with an account go the blocks that it made and those that were made of it, and no others', async () => {
  const [ana, bea, cleo] = await Promise.all([server.member(), server.member(), server.member()])
  await block(ana, bea.userId)
  await block(bea, ana.userId, 'Ana')
  await block(cleo, bea.userId)
  await block(cleo, ana.userId, 'Ana')
  const inNineDays = new Date(Date.now() + 9 * 24 * 60 * 60_000)
  await server.testDatabase.asOwner(
    `insert into account_deletions (user_id, due_at) values ($1, now() + interval '8 days')`,
    [bea.userId],
  )
  expect(await blocksOf(ana)).toHaveLength(1)
  await deleteMembers(server.services, inNineDays)
  const left = await server.testDatabase.asOwner(
    'select user_id, blocked_id from member_blocks where $1 in (user_id, blocked_id)',
    [bea.userId],
  )
  expect(left).toEqual([])
  expect(await blocksOf(ana)).toEqual([])
  expect(await blocksOf(cleo)).toMatchObject([{ member_id: ana.userId }])
})
