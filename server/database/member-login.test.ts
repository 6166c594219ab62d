import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { connectionConfig } from './connection.ts'
import { makeMemberLogin, memberLoginProblems } from './member-login.ts'

let test: TestDatabase
let bea: string
beforeAll(async () => {
  test = await createTestDatabase()
  bea = await member()
  await test.asOwner('insert into threads (user_id) values ($1)', [bea])
  await test.asOwner('insert into moderators (user_id) values ($1)', [bea])
  await test.asOwner(`insert into member_blocks (user_id, blocked_id, name) values ($1, $2, 'Cleo')`, [
    bea,
    randomUUID(),
  ])
  await test.asOwner(`insert into billing_events (id, type) values ('evt_1', 'kept')`)
  await test.asOwner(`create schema queue; create table queue.job as select 1 as id`)
})
afterAll(() => test.drop())

async function member(): Promise<string> {
  const id = randomUUID()
  await test.asOwner(`insert into auth."user" (id, name, email) values ($1, 'Ana', $2)`, [
    id,
    `${id}@example.com`,
  ])
  return id
}

/** The connection of a member's queries, in the middle of a transaction in her name, to run any SQL on. */
async function inHerName(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(connectionConfig(test.memberUrl, 'lightly_member'))
  await client.connect()
  try {
    await client.query(`begin; set local app.user_id = '${await member()}'`)
    await work(client)
  } finally {
    await client.end()
  }
}

const others = () => [
  'select * from auth."user"',
  'select * from auth.account',
  'select * from auth.session',
  'select * from billing_events',
  'select * from migrations',
  'select * from queue.job',
  'select * from moderators',
  'select * from member_blocks',
  'select rolpassword from pg_authid',
  `select * from threads where user_id = '${bea}'`,
  `update threads set title = 'x' where user_id = '${bea}' returning id`,
]

/** What a query gives, and nothing where it is refused; the transaction goes on. */
async function reach(client: pg.Client, text: string): Promise<unknown[]> {
  await client.query('savepoint before')
  try {
    const results: pg.QueryResult | pg.QueryResult[] = await client.query(text)
    return [results].flat().flatMap((result) => result.rows)
  } catch (error) {
    expect(error).toMatchObject({ code: '42501' })
    await client.query('rollback to before')
    return []
  }
}

describe('SQL on the connection of a member', () => {
  // Each tried as a statement of the transaction, and some in the ways in which a statement can hide in another.
  it.each([
    'set role lightly_system',
    'set local role lightly_system',
    'set role none',
    'reset role',
    'set role lightly',
    `select set_config('role', 'lightly_system', false)`,
    `select set_config('role', 'none', true)`,
    'set session authorization lightly',
    'set session authorization lightly_system',
    'set local session authorization default',
    'reset session authorization',
    'reset all',
    `set role none; do $$ begin set local role lightly_system; end $$`,
    `do $$ begin execute 'set role lightly_system'; end $$`,
    'set role none; grant lightly_system to lightly_member_login',
    'set role none; grant lightly_system to lightly_member_login with inherit true granted by lightly',
    'grant lightly_system to lightly_member',
    'grant select on all tables in schema auth to lightly_member',
    'set role none; alter role lightly_member_login superuser',
    'alter role lightly_member bypassrls',
    'alter role lightly_system login',
    'set role none; alter role lightly_member_login createrole',
    'set role none; create role mine in role lightly_system',
    'alter table threads disable row level security',
    'alter table threads owner to lightly_member',
    'create policy mine on threads using (true)',
    'set local row_security = off',
    'set local session_replication_role = replica',
    `set role none; alter role lightly_member_login set role = 'lightly_system'`,
    `create function mine() returns void language sql security definer as 'set role lightly_system'`,
    `create function pg_temp.mine() returns void language sql security definer as 'set role lightly_system'`,
    `set local app.acting = 'moderator'`,
    `set app.acting = 'moderator'`,
    `create or replace function is_moderator() returns boolean language sql as 'select true'`,
    `create function pg_temp.is_moderator() returns boolean language sql as 'select true'`,
    'alter function is_moderator() security invoker',
    'alter function is_moderator() set search_path = pg_temp',
    'drop function is_moderator()',
    'create extension if not exists postgres_fdw',
    `create temporary table threads (user_id uuid)`,
    `copy threads to program 'cat'`,
    `copy threads to '/tmp/threads'`,
    `select pg_read_file('PG_VERSION')`,
    `select lo_import('PG_VERSION')`,
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'lightly'`,
  ])('reaches nothing of the system or of another member: %s', async (attempt) => {
    await inHerName(async (client) => {
      await client.query('savepoint attempt')
      await client.query(attempt).catch((error) => {
        expect(error.code, error.message).toMatch(/^(42501|22023|0A000|58P01)$/)
        return client.query('rollback to attempt')
      })
      for (const text of others()) expect(await reach(client, text), text).toEqual([])
      const { rows } = await client.query('select current_user as name')
      expect(['lightly_member', 'lightly_member_login']).toContain(rows[0].name)
    })
  })

  it('has no rights at all without the role of members', async () => {
    await inHerName(async (client) => {
      await client.query('set role none')
      await expect(client.query('select * from threads')).rejects.toMatchObject({ code: '42501' })
    })
  })
})

describe('the login of members', () => {
  it('is found in order where it was made by us, with several starting at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => makeMemberLogin(test.url)))
    expect(new Set(made)).toEqual(new Set([test.memberUrl]))
    expect(await memberLoginProblems(test.memberUrl)).toEqual([])
  })

  it.each([
    ['', 'may not become lightly_member'],
    ['grant lightly_system to NAME with inherit false, set true', 'may become lightly_system'],
    ['grant lightly_member to NAME; alter role NAME bypassrls', 'has powers of its own'],
    ['grant lightly_member to NAME; grant pg_read_all_data to NAME', 'may become pg_read_all_data'],
    ['grant lightly_member to NAME; alter role NAME superuser', 'has powers of its own, may become lightly,'],
    ['grant temporary on database DATABASE to NAME', 'may make temporary tables'],
  ])('is refused where it has other rights: %s', async (grant, problem) => {
    const name = `member_${randomUUID().slice(0, 8)}`
    const address = new URL(test.url)
    address.searchParams.set('user', name)
    const given = grant.replaceAll('NAME', name).replace('DATABASE', address.pathname.slice(1))
    await test.asOwner(`create role ${name} login; ${given}`)
    try {
      const problems = await memberLoginProblems(address.href)
      expect(problems).toEqual([expect.stringContaining(`DATABASE_MEMBER_URL: ${name} `)])
      expect(problems[0]).toContain(problem)
    } finally {
      await test.asOwner(`drop owned by ${name}; drop role ${name}`)
    }
  })
})
