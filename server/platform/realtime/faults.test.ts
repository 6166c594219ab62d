import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount, signOut } from '#contract/account.ts'
import { listCheckIns, saveCheckIn } from '#contract/check-ins.ts'
import { livePostmaster } from '#server/database/postmaster.ts'
import { hearLive } from '#server/testing/live.ts'
import { type OwnProcess, ownProcess } from '#server/testing/own-process.ts'
import { Visitor } from '#server/testing/visitor.ts'

// Servers of their own, which are killed; what is heard afterwards, and what is read at 'ready', leaves nothing out.

let own: OwnProcess
/** A second server on the same database. */
let beside: OwnProcess
let second: ChildProcess
beforeAll(async () => {
  own = await ownProcess()
  await own.start()
  beside = await ownProcess({}, own.dataDir)
  second = await beside.start()
})
afterAll(async () => {
  await beside.remove()
  await own.remove()
})

let members = 0
/** A member, as each of the two servers sees her. */
async function newMember() {
  const here = new Visitor(own.origin)
  await here.call(createAccount, {
    body: { email: `live-${++members}@example.com`, password: 'a quiet cup of tea', adult_confirmed: true },
  })
  const there = new Visitor(beside.origin)
  for (const [name, value] of here.cookies) there.cookies.set(name, value)
  return { here, there }
}

const answers = {
  type: 'daily' as const,
  responses: { energy: 2, mood: 3, stress: 4, prompt: 'What helped?', promptResponse: 'Tea' },
}
async function checkIn(who: Visitor, checkInId: string = crypto.randomUUID()): Promise<string> {
  const body = { answered_at: new Date().toISOString(), answers }
  const { status } = await who.call(saveCheckIn, { params: { checkInId }, body })
  if (status !== 200) throw new Error(`not saved: ${status}`)
  return checkInId
}
const idsOf = async (who: Visitor) =>
  (await who.call(listCheckIns, { query: { type: 'daily' } })).body.check_ins.map(({ id }) => id)

test('what happens on one server is heard on the other, in order, and so is the end of a session', async () => {
  const { here, there } = await newMember()
  const streams = [await hearLive(here), await hearLive(there)]
  const made: string[] = []
  for (const who of [here, there, here]) {
    made.unshift(await checkIn(who))
    for (const stream of streams) await stream.next('check-ins')
    expect(await idsOf(there)).toEqual(made)
  }
  await here.call(signOut, { query: {} })
  for (const stream of streams) {
    await stream.next('ended')
    await stream.over
  }
})

test('a server is killed: what the other writes meanwhile is there once she hears again, and no event comes twice', async () => {
  const { here, there } = await newMember()
  const stream = await hearLive(there)
  const ended = once(second, 'exit')
  second.kill('SIGKILL')
  await Promise.all([ended, stream.over])
  const made = [await checkIn(here)]
  second = await beside.start()
  const again = await hearLive(there)
  expect(again.received).toEqual([{ type: 'ready', watching: [] }])
  expect(await idsOf(there)).toEqual(made)
  made.unshift(await checkIn(here))
  await again.next('check-ins')
  expect(await idsOf(there)).toEqual(made)
  again.leave()
})

test('Postgres is killed: the stream stands, and says when all is to be read anew', async () => {
  const { here, there } = await newMember()
  const stream = await hearLive(there)
  process.kill(Number(livePostmaster(own.postgresDir)), 'SIGKILL')
  const id = crypto.randomUUID()
  await expect.poll(() => checkIn(here, id).catch(() => null), { message: 'the database is back' }).toBe(id)
  await stream.next('ready')
  expect(await idsOf(there)).toEqual([id])
  const next = await checkIn(here)
  await stream.next('check-ins')
  expect(await idsOf(there)).toEqual([next, id])
  stream.leave()
})

test('a session that ends while nothing can be heard ends its stream all the same', async () => {
  const { here, there } = await newMember()
  const stream = await hearLive(there)
  process.kill(Number(livePostmaster(own.postgresDir)), 'SIGKILL')
  await expect.poll(async () => (await here.call(signOut, { query: {} })).status).toBe(200)
  await stream.next('ended')
  await stream.over
})
