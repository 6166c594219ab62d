import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createThread } from '#contract/companion.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { isOutage } from './errors.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const raise = (state: string) =>
  server.testDatabase
    .asOwner(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`)
    .catch((error: unknown) => error)

describe('an outage', () => {
  test.each([
    ['a lost connection', '08006'],
    ['a deadlock', '40P01'],
    ['a full disk', '53100'],
    ['too many connections', '53300'],
    ['a lock that is held', '55P03'],
    ['a statement that takes too long', '57014'],
    ['Postgres stopping', '57P01'],
    ['a crash', '57P02'],
    ['Postgres starting', '57P03'],
    ['a disk that fails', '58030'],
    ['a standby', '25006'],
  ])('is %s', async (_what, state) => {
    expect(isOutage(await raise(state))).toBe(true)
  })

  test.each([
    ['a row that is there already', '23505'],
    ['no such table', '42P01'],
    ['a division by zero', '22012'],
    ['a bug of Postgres', 'XX000'],
  ])('is not %s', async (_what, state) => {
    expect(isOutage(await raise(state))).toBe(false)
  })
})

test('a write that finds the disk full is answered 503, to be tried again, in words for her', async () => {
  const member = await server.member()
  await server.testDatabase.asOwner(`
    create function disk_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger disk_full before insert on threads for each row execute function disk_full()`)
  const { status, body, headers } = await member.send('POST', createThread.path, {})
  expect(status).toBe(503)
  expect(body).toEqual({
    error: 'Lightly needs a moment to catch up. Please try again in a minute.',
    code: 'unavailable',
  })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  await server.testDatabase.asOwner('drop trigger disk_full on threads')
  expect((await member.call(createThread, { body: {} })).status).toBe(200)
})
