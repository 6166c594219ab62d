import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import { openServices } from '../services.ts'
import { build, type Database, openDatabase } from './client.ts'
import type { DatabaseAddresses } from './connection.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { memberLoginProblems } from './member-login.ts'
import { migrate } from './migrate.ts'

// What docs/operations.md tells an operator to do, done as written, on a cluster that has seen nothing of the product.

const operations = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
const statements = (/```sql\n(.*?)```/s.exec(operations)?.[1] ?? '').split(/(?<=;)\n/).filter(Boolean)

const administrator = 'administrator'
let directory: string
let server: EmbeddedPostgres
let addresses: DatabaseAddresses
let database: Database

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), `lightly-test-${process.pid}-`))
  server = await startEmbeddedPostgres({ dataDir: join(directory, 'data'), durable: false })
  // The administrator of a managed service is no superuser. The cluster's own login of members makes way.
  await query(
    server.url,
    'drop role lightly_member_login; drop role lightly_member',
    `create role ${administrator} login createrole createdb`,
  )
  await query(addressOf(administrator, 'postgres'), ...statements)
  addresses = { url: addressOf('lightly_system_login'), memberUrl: addressOf('lightly_member_login') }
  await migrate(addresses.url)
  const jobs = await startJobs(addresses.url, {
    jobs: [],
    onError: (error) => process.emitWarning(String(error)),
  })
  await jobs.stop()
  database = openDatabase(addresses)
  await writeSomething(database)
})
afterAll(async () => {
  await database?.close()
  await server.stop()
  rmSync(directory, { recursive: true, force: true })
})

function addressOf(login: string, name = 'lightly'): string {
  const address = new URL(server.url)
  address.pathname = `/${name}`
  address.searchParams.set('user', login)
  return address.href
}

/** The rows of the last of these statements, run one after another on a connection of their own. */
async function query<R extends pg.QueryResultRow>(url: string, ...texts: string[]): Promise<R[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: R[] = []
    for (const text of texts) rows = (await client.query(text)).rows
    return rows
  } finally {
    await client.end()
  }
}

async function writeSomething(on: Database): Promise<void> {
  const account = { name: 'Ana', email: 'ana@example.com' }
  const made = await on.asSystem().row(build.insertInto('auth.user').values(account).returning('id'))
  const ana = made?.id ?? ''
  await on.asMember(ana).row(build.insertInto('threads').values({ user_id: ana }))
}

const rowsToSee =
  'select (select count(*)::int from auth."user") as users, (select count(*)::int from threads) as threads'

it('makes logins that carry the product', async () => {
  expect(await query(addresses.url, 'set role lightly_system', rowsToSee)).toEqual([{ users: 1, threads: 1 }])
  expect(await memberLoginProblems(addresses.memberUrl)).toEqual([])
})

it('asks for no powers', async () => {
  const powers = `select rolname from pg_roles where rolname like 'lightly\\_%'
    and (rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication)`
  expect(await query(server.url, powers)).toEqual([])
})

it('shows an owner who forgets the role nothing', async () => {
  expect(await query(addresses.url, rowsToSee)).toEqual([{ users: 0, threads: 0 }])
})

it('lets the role of a back-up read all that members have written, and not the queue', async () => {
  const superuser = addressOf('lightly')
  const tables = await query<{ name: string }>(
    superuser,
    `select oid::regclass::text as name from pg_class
     where relkind in ('r', 'S') and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`,
  )
  expect(tables.length).toBeGreaterThan(30)
  const asDumping = (...texts: string[]) =>
    query(addresses.url, 'set role lightly_system; set row_security = on; begin', ...texts)
  for (const { name } of tables) {
    const count = `select count(*) from ${name}`
    expect(await asDumping(`lock table ${name} in access share mode`, count)).toEqual(
      await query(superuser, count),
    )
  }
  const queue = asDumping('lock table pgboss.job in access share mode')
  await expect(queue).rejects.toMatchObject({ code: '42501' })
})

it('has the server refuse the owner’s login for members', async () => {
  const refused = readConfig({
    DATA_DIR: directory,
    DATABASE_URL: addresses.url,
    DATABASE_MEMBER_URL: addresses.url,
  })
  await expect(openServices(refused)).rejects.toThrow(
    'DATABASE_MEMBER_URL: lightly_system_login may become lightly_system, pg_database_owner, may make temporary tables.',
  )
})

// What `create role` gives to a login that may: it grants the rest to itself in the first migration.
it('is safe, too, where the owner made the roles itself', async () => {
  await query(
    server.url,
    'create role maker login createrole',
    'grant lightly_member, lightly_system to maker with admin true, inherit false, set false',
    'create database made owner maker',
  )
  const made = addressOf('maker', 'made')
  await migrate(made)
  const both = openDatabase({ url: made, memberUrl: addressOf('lightly_member_login', 'made') })
  await writeSomething(both).finally(() => both.close())
  expect(await query(made, 'set role lightly_system', rowsToSee)).toEqual([{ users: 1, threads: 1 }])
  expect(await query(made, rowsToSee)).toEqual([{ users: 0, threads: 0 }])
})
