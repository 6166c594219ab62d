import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setDiedOn, setLossMode } from '#contract/loss.ts'
import { getProfile } from '#contract/profile.ts'
import { addChild, anaHale } from '#server/testing/ana-hale.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { aboutHer } from './about-her.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Member = Awaited<ReturnType<TestServer['member']>>
const memoryOf = (member: Member) =>
  aboutHer(server.services.database.asMember(member.userId), member.userId, new Date())
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

const ana = () => anaHale(server)

test('after a loss there is no season, no age and nobody still to come, and one tap takes it back', async () => {
  const her = await ana()
  const noa = await addChild(her, 'Noa', '2026-06-01')
  await addChild(her, 'Bean', daysAgo(-60).toISOString().slice(0, 10))
  await addChild(her, 'Ari', null, 'nearly 3')
  await her.call(setLossMode, { body: { is_on: true } })
  const dead = await her.call(setDiedOn, { params: { childId: noa }, body: { died_on: '2026-10-01' } })
  expect(dead.body.children[0]).toMatchObject({ name: 'Noa', died_on: '2026-10-01' })
  const { lines, lossMode } = await memoryOf(her)
  expect(lossMode).toBe(true)
  expect(lines.filter((line) => line.startsWith('Her child'))).toEqual([
    'Her child: Noa, who died',
    'Her child: Ari',
  ])
  expect(lines.join()).not.toMatch(/Season/)
  const first = (await her.call(setLossMode, { body: { is_on: true } })).body.profile.loss_since
  expect(first).toBe(dead.body.profile.loss_since)
  await her.call(setLossMode, { body: { is_on: false } })
  await her.call(setDiedOn, { params: { childId: noa }, body: { died_on: null } })
  expect((await memoryOf(her)).lossMode).toBe(false)
  expect((await memoryOf(her)).lines.join()).toMatch(/Noa, \d+ months old/)
  const bea = await server.member()
  const stranger = await bea.call(setDiedOn, { params: { childId: noa }, body: { died_on: '2026-10-01' } })
  expect(stranger.status).toBe(404)
})

test('saying that a child died turns quiet on, everywhere, and turning it off does, with that child still remembered', async () => {
  const her = await ana()
  const noa = await addChild(her, 'Noa', '2026-06-01')
  await addChild(her, 'Ari', daysAgo(800).toISOString().slice(0, 10))
  const died = { params: { childId: noa }, body: { died_on: '2026-10-01' } }
  const { profile } = (await her.call(setDiedOn, died)).body
  expect(profile.loss_since).not.toBeNull()
  expect((await her.call(getProfile, {})).body.profile.loss_since).toBe(profile.loss_since)
  const quiet = await memoryOf(her)
  expect(quiet.lossMode).toBe(true)
  expect(quiet.lines.join()).not.toMatch(/Season|years old/)

  const off = await her.call(setLossMode, { body: { is_on: false } })
  expect(off.body.profile.loss_since).toBeNull()
  const now = await memoryOf(her)
  expect(now.lossMode).toBe(false)
  expect(now.lines).toContain('Her child: Noa, who died')
  expect(now.lines.join()).toMatch(/Season.*Ari, \d years old/)
  // Another day for the same child is no new loss: what she turned off stays off.
  const again = await her.call(setDiedOn, { ...died, body: { died_on: '2026-10-02' } })
  expect(again.body.profile.loss_since).toBeNull()
})

test('who said that a child died before that turned quiet on has it on from then', async () => {
  const [her, bea] = [await ana(), await ana()]
  const noa = await addChild(her, 'Noa', '2026-06-01')
  await addChild(bea, 'Ari', '2026-06-01')
  const { asOwner } = server.testDatabase
  await asOwner("update children set died_on = '2026-10-01' where id = $1", [noa])
  const migration = new URL('../../database/migrations/0051-quiet-after-a-child-died.sql', import.meta.url)
  await asOwner(readFileSync(migration, 'utf8'))
  expect([(await memoryOf(her)).lossMode, (await memoryOf(bea)).lossMode]).toEqual([true, false])
})
