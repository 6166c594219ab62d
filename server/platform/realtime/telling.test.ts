import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hearLive } from '#server/testing/live.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'

// What SQL on a member's connection can do to what others hear: nothing.

let server: TestServer
let member: pg.Client
beforeAll(async () => {
  server = await startTestServer()
  member = new pg.Client({ connectionString: server.testDatabase.memberUrl })
  await member.connect()
  await member.query('set role lightly_member')
})
afterAll(async () => {
  await member.end()
  await server.close()
})

test.each([
  ['tell', `select publish('member:' || gen_random_uuid(), '{"type": "threads"}')`],
  ['call what tells', `select publish_to_owner()`],
  ['read where it is told', 'select name from live_channel'],
  [
    'put a telling on a table',
    `create trigger mine after insert on check_ins execute function publish_to_owner('threads')`,
  ],
])('a member cannot %s', async (_, text) => {
  await expect(member.query(text)).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|0A000)$/) })
})

test('a member does not see where it is heard', async () => {
  const stream = await hearLive(await server.member())
  const [channel] = await server.testDatabase.asOwner<{ name: string }>('select name from live_channel')
  for (const text of [
    'select * from pg_stat_activity',
    'select * from pg_listening_channels()',
    'select * from pg_locks',
  ])
    expect(JSON.stringify((await member.query(text)).rows)).not.toContain(channel?.name)
  stream.leave()
})

test('what a member notifies on any other channel nobody hears', async () => {
  const ana = await server.member()
  const stream = await hearLive(ana)
  const message = JSON.stringify({
    topic: `member:${ana.userId}`,
    event: { type: 'threads' },
    actor: null,
    page: null,
  })
  for (const channel of ['live', 'live_channel', 'live_'])
    await member.query('select pg_notify($1, $2)', [channel, message])
  await server.testDatabase.asOwner(`select publish($1, '{"type": "you-today"}')`, [`member:${ana.userId}`])
  await stream.next('you-today')
  expect(stream.received.map(({ type }) => type)).toEqual(['ready', 'you-today'])
  stream.leave()
})
