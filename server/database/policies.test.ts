import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const roles = "('lightly_member', 'lightly_system')"

it('guards every table with row-level security and at least one policy', async () => {
  const tables = await test.asOwner<{ name: string; guarded: boolean; policies: number }>(`
    select c.oid::regclass::text as name, c.relrowsecurity as guarded,
           (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`)
  expect(tables.length).toBeGreaterThan(15)
  expect(tables.filter((table) => !table.guarded || table.policies === 0)).toEqual([])
})

it('holds the owner to the policies, too, save on the record of migrations', async () => {
  expect(
    await test.asOwner(`
      select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('r', 'p') and not c.relforcerowsecurity
        and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`),
  ).toEqual([{ name: 'migrations' }])
})

it('ties every policy of members to the member at hand, for reading and for writing', async () => {
  const mine =
    "(user_id = ( SELECT (NULLIF(current_setting('app.user_id'::text, true), ''::text))::uuid AS \"nullif\"))"
  const policies = await test.asOwner<{
    tablename: string
    cmd: string
    qual: string
    with_check: string | null
  }>(`select tablename, cmd, qual, with_check from pg_policies where 'lightly_member' = any (roles)`)
  expect(policies.length).toBeGreaterThan(5)
  for (const policy of policies) {
    const check = policy.cmd === 'SELECT' ? null : mine
    expect(policy).toMatchObject({ qual: mine, with_check: check })
  }
})

it('gives members no grant on a table without a policy of theirs', async () => {
  const grants = await test.asOwner(`
    select table_schema, table_name from information_schema.role_table_grants g
    where grantee = 'lightly_member' and not exists (
      select from pg_policies p where p.schemaname = g.table_schema and p.tablename = g.table_name
        and 'lightly_member' = any (p.roles))`)
  expect(grants).toEqual([])
})

it('gives nobody else a grant or a policy', async () => {
  expect(
    await test.asOwner(`
      select table_name, grantee from information_schema.role_table_grants
      where table_schema in ('public', 'auth') and grantee not in ('lightly_member', 'lightly_system', current_user)`),
  ).toEqual([])
  const policies = `select tablename from pg_policies where not (roles <@ array['lightly_member', 'lightly_system']::name[])`
  expect(await test.asOwner(policies)).toEqual([])
})

it('runs queries under roles without powers', async () => {
  const powers = await test.asOwner(`
    select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb, rolreplication
    from pg_roles where rolname in ${roles}`)
  const none = Object.fromEntries(
    ['super', 'bypassrls', 'canlogin', 'createrole', 'createdb', 'replication'].map((power) => [
      `rol${power}`,
      false,
    ]),
  )
  expect(powers).toEqual([none, none])
})

it('lets those roles own nothing and belong to nobody', async () => {
  const owned = `select relname from pg_class where relowner in (select oid from pg_roles where rolname in ${roles})`
  expect(await test.asOwner(owned)).toEqual([])
  const memberships = `select * from pg_auth_members where member in (select oid from pg_roles where rolname in ${roles})`
  expect(await test.asOwner(memberships)).toEqual([])
})
