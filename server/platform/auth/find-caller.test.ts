import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { createCallerFinder } from './find-caller.ts'

const secret = 's'.repeat(32)
const cookieName = 'session'
let testDatabase: TestDatabase
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  await testDatabase.asOwner(`
    with member as (insert into auth."user" (name, email) values ('', 'ana@example.com') returning id)
    insert into auth.session (token, "expiresAt", "userId")
    select token, ends_at, id from member, (values
      ('running', now() + interval '1 day'), ('over', now() - interval '1 second')) as given (token, ends_at)`)
})
afterAll(() => testDatabase.drop())

const signed = (token: string) => `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`

/** Finds the caller with this cookie, and counts what is sent to the database. */
async function find(cookie: string | undefined) {
  let queries = 0
  const { database } = testDatabase
  const counting = {
    ...database,
    asSystem: () => {
      queries += 1
      return database.asSystem()
    },
  }
  const accessTokens = { read: async () => null }
  const finder = createCallerFinder({ database: counting, cookieName, secret, accessTokens })
  const caller = await finder({ cookies: cookie ? { [cookieName]: cookie } : {}, headers: {} })
  return { email: caller?.email, queries }
}

test('who is signed in is found with one query', async () => {
  expect(await find(signed('running'))).toEqual({ email: 'ana@example.com', queries: 1 })
})

test('a session that is over or unknown is nobody', async () => {
  for (const token of ['over', 'unknown'])
    expect(await find(signed(token))).toEqual({ email: undefined, queries: 1 })
})

test('without a cookie of ours the database is not asked', async () => {
  for (const cookie of [undefined, 'running', 'running.', signed('running').slice(1), '.'])
    expect(await find(cookie), cookie).toEqual({ email: undefined, queries: 0 })
})
