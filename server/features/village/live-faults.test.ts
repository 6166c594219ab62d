import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#contract/account.ts'
import * as village from '#contract/village.ts'
import { createPost, createReply } from '#contract/village-writing.ts'
import { startEmbeddedPostgres } from '#server/database/embedded.ts'
import { hearLive } from '#server/testing/live.ts'
import { type OwnProcess, ownProcess } from '#server/testing/own-process.ts'
import { runningTrial } from '#server/testing/running-trial.ts'
import { Visitor } from '#server/testing/visitor.ts'

// Two servers on one database, one of which is killed in the middle of a lively thread.

let own: OwnProcess
let beside: OwnProcess
let second: ChildProcess
let owner: pg.Client
beforeAll(async () => {
  own = await ownProcess()
  await own.start()
  beside = await ownProcess({}, own.dataDir)
  second = await beside.start()
  const { url } = await startEmbeddedPostgres({ dataDir: own.postgresDir })
  owner = new pg.Client({ connectionString: url })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await beside.remove()
  await own.remove()
})

/** A member whose trial runs, as each of the two servers sees her. */
async function newMember(name: string) {
  const here = new Visitor(own.origin)
  const { body } = await here.call(createAccount, {
    body: { email: `${name}@example.com`, password: 'a quiet cup of tea', adult_confirmed: true },
  })
  const { id } = body.session.user
  await owner.query(runningTrial, [id])
  await owner.query(`update auth."user" set "createdAt" = now() - interval '2 days' where id = $1`, [id])
  await here.call(village.acceptRules, { body: { version: village.houseRulesVersion } })
  const there = new Visitor(beside.origin)
  for (const cookie of here.cookies) there.cookies.set(...cookie)
  return { here, there }
}

/** A reply under an id of the phone's, which is sent until a server has answered. */
async function say(postId: string, content: string, ways: readonly Visitor[]): Promise<string> {
  const replyId = randomUUID()
  const body = { content, is_anonymous: false, parent_id: null, seen_warnings: [] }
  for (const who of ways) {
    const answer = await who.call(createReply, { params: { postId, replyId }, body }).catch(() => null)
    if (answer?.status === 200) return replyId
  }
  throw new Error(`not said: ${content}`)
}

const idsOf = async (who: Visitor, postId: string) =>
  (await who.call(village.listReplies, { params: { postId }, query: {} })).body.replies.map(({ id }) => id)

test('a server is killed while a thread is lively: on both, all replies are there once, in one order, and each was told', async () => {
  const ana = await newMember('ana')
  const bea = await newMember('bea')
  const postId = randomUUID()
  const started = {
    topic: 'Baby' as const,
    content: 'Who else is up?',
    is_anonymous: false,
    seen_warnings: [],
  }
  await ana.here.call(createPost, { params: { postId }, body: started })
  const watch = [`village-post:${postId}` as const]
  const onFirst = await hearLive(bea.here, watch)
  const onSecond = await hearLive(bea.there, watch)
  const made: string[] = []
  for (let nth = 0; nth < 10; nth++) {
    made.push(await say(postId, `Cup of tea number ${nth}`, [nth % 2 === 0 ? ana.here : ana.there]))
    for (const stream of [onFirst, onSecond]) await stream.next('village-post')
    expect(await idsOf(nth % 2 === 0 ? bea.there : bea.here, postId)).toEqual(made)
  }

  const ended = once(second, 'exit')
  const asItDies = Array.from({ length: 6 }, (_, nth) =>
    say(postId, `While it dies ${nth}`, [ana.there, ana.here]),
  )
  second.kill('SIGKILL')
  const late = await Promise.all(asItDies)
  await Promise.all([ended, onSecond.over])
  expect((await idsOf(bea.here, postId)).toSorted()).toEqual([...made, ...late].toSorted())

  second = await beside.start()
  const again = await hearLive(bea.there, watch)
  expect(again.received).toEqual([{ type: 'ready', watching: watch }])
  const all = await idsOf(bea.here, postId)
  expect(await idsOf(bea.there, postId)).toEqual(all)
  const last = await say(postId, 'And now the birds are up', [ana.there])
  await again.next('village-post')
  expect(await idsOf(bea.there, postId)).toEqual([...all, last])
  for (const stream of [onFirst, again]) stream.leave()
})
