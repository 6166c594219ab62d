import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { shapes } from './shapes.ts'
import { definerFunctions, definerTriggers, tables } from './tables.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const roles = "('lightly_member', 'lightly_system')"

const qualified = (name: string) => (name.includes('.') ? name : `public.${name}`)

it('knows every table there is, by name', async () => {
  const found = await test.asOwner<{ name: string }>(`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname in ('public', 'auth')`)
  expect(found.map(({ name }) => name).sort()).toEqual(tables.map(({ name }) => name).sort())
})

it('guards every table with row-level security', async () => {
  expect(
    await test.asOwner(`
      select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('r', 'p') and not c.relrowsecurity
        and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`),
  ).toEqual([])
})

it('holds the owner to the policies, too, save on the record of migrations', async () => {
  expect(
    await test.asOwner(`
      select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('r', 'p') and not c.relforcerowsecurity
        and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`),
  ).toEqual([{ name: 'migrations' }])
})

interface Policy {
  roles: string
  cmd: string
  permissive: string
  qual: string | null
  with_check: string | null
}

const policiesOf = (name: string) =>
  test.asOwner<Policy>(
    `select array_to_string(roles, ',') as roles, cmd, permissive, qual, with_check from pg_policies
     where format('%I.%I', schemaname, tablename)::regclass = $1::regclass`,
    [qualified(name)],
  )

/** A condition as the catalogue words it for this table. */
async function worded(name: string, condition: string | null): Promise<string | null> {
  if (condition === null) return null
  const on = qualified(name)
  const policy = `create policy expected on ${on} for select to lightly_member using (${condition})`
  await test.asOwner(policy)
  try {
    const rows = await test.asOwner<{ text: string }>(
      `select pg_get_expr(polqual, polrelid) as text from pg_policy where polname = 'expected' and polrelid = $1::regclass`,
      [on],
    )
    return rows[0]?.text ?? null
  } finally {
    await test.asOwner(`drop policy expected on ${on}`)
  }
}

describe.each(tables)('$name', ({ name, shape }) => {
  it(`gives members what its shape, ${shape}, does, and nothing else`, async () => {
    const reads = await worded(name, shapes[shape].reads)
    const writes = await worded(name, shapes[shape].writes)
    const policies = (await policiesOf(name)).filter(({ roles }) => roles.includes('lightly_member'))
    expect(policies.some(({ cmd }) => cmd === 'SELECT' || cmd === 'ALL')).toBe(reads !== null)
    for (const { cmd, qual, with_check } of policies) {
      const allowed: Record<string, (string | null)[][]> = {
        SELECT: [[reads, null]],
        INSERT: [[null, writes]],
        UPDATE: [[writes, writes]],
        DELETE: [[writes, null]],
        ALL: reads === writes ? [[reads, writes]] : [],
      }
      if (cmd !== 'SELECT') expect(writes, cmd).not.toBeNull()
      expect(allowed[cmd], cmd).toContainEqual([qual, with_check])
    }
  })

  it('is open to the system as a whole', async () => {
    const policies = (await policiesOf(name)).filter(({ roles }) => roles.includes('lightly_system'))
    expect(policies).toEqual([expect.objectContaining({ permissive: 'PERMISSIVE', qual: 'true' })])
  })
})

it('has no function with the rights of somebody else but those that are listed, held to their rules', async () => {
  const found = await test.asOwner<{
    name: string
    owner: string
    settings: string[]
    body: string
    callers: string | null
    is_trigger: boolean
  }>(`
    select p.oid, case n.nspname when 'public' then '' else n.nspname || '.' end || p.proname
             || '(' || pg_get_function_arguments(p.oid) || ')' as name,
           pg_get_userbyid(p.proowner) as owner, p.proconfig as settings, pg_get_functiondef(p.oid) as body,
           (select string_agg(case grantee when 0 then 'anybody' else pg_get_userbyid(grantee) end, ',' order by grantee)
            from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner)))
            where grantee not in (p.proowner, current_user::regrole)) as callers,
           p.prorettype = 'trigger'::regtype as is_trigger
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema')`)
  const called = found.filter(({ is_trigger }) => !is_trigger)
  const triggers = found.filter(({ is_trigger }) => is_trigger)
  expect(called.map(({ name }) => name).sort()).toEqual(definerFunctions.map(({ name }) => name).sort())
  expect(triggers.map(({ name }) => name).sort()).toEqual(definerTriggers.toSorted())
  for (const { name, owner, settings } of found) {
    expect(owner, name).toBe('lightly_system')
    expect(settings, name).toEqual(['search_path=pg_catalog, pg_temp'])
  }
  for (const { name, callers } of triggers) expect(callers, name).toBeNull()
  for (const { name, body, callers } of called) {
    expect(callers, name).toBe('lightly_member')
    // Who acts is the member at hand; no parameter is one to act for.
    expect(body, name).toContain("current_setting('app.user_id'")
    expect(name.replace(/^[^(]*/, '')).not.toMatch(
      /user|member|actor|caller|author|sender|reporter|moderator|\bme\b/,
    )
  }
})

const everything = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']

/** What a role may do to a table, or to a column of it. */
async function granted(role: string, name: string): Promise<string[]> {
  const rows = await test.asOwner<{ cmd: string }>(
    `select cmd from unnest($3::text[]) cmd
     where case cmd when 'DELETE' then has_table_privilege($1, $2, cmd) else has_any_column_privilege($1, $2, cmd) end`,
    [role, qualified(name), everything],
  )
  return rows.map(({ cmd }) => cmd)
}

/** Where the system alone writes, or she does less than her table's shape lets her. */
const fewerOfMembers: Record<string, string[]> = {
  profiles: ['SELECT', 'INSERT', 'UPDATE'],
  saved_threads: ['SELECT', 'INSERT', 'DELETE'],
  free_replies: ['SELECT', 'INSERT', 'DELETE'],
  notifications: ['SELECT', 'UPDATE', 'DELETE'],
  exports: ['SELECT', 'INSERT', 'UPDATE'],
  files: ['SELECT', 'INSERT', 'UPDATE'],
  model_usage: ['SELECT'],
  subscriptions: ['SELECT'],
  account_deletions: ['SELECT'],
  // What is hidden, held or gone no policy of the shape knows: functions read them.
  posts: [],
  replies: [],
  post_authors: ['SELECT'],
  reply_authors: ['SELECT'],
  post_reactions: ['SELECT', 'INSERT', 'DELETE'],
  reply_reactions: ['SELECT', 'INSERT', 'DELETE'],
  saved_posts: ['SELECT', 'INSERT', 'DELETE'],
  reports: ['SELECT'],
  sanctions: ['SELECT'],
  alias_blocks: ['SELECT', 'INSERT', 'DELETE'],
  village_reads: ['SELECT'],
}
const fewerOfSystem: Record<string, string[]> = {
  safety_events: ['SELECT', 'INSERT', 'DELETE'],
  live_channel: ['SELECT'],
  // What was done stays written.
  moderation_audit: ['SELECT', 'INSERT'],
  migrations: ['SELECT'],
}

it.each(tables)(
  '$name: grants what its shape allows, save where less is said here',
  async ({ name, shape }) => {
    const { reads, writes } = shapes[shape]
    const ofItsShape = writes ? everything : reads ? ['SELECT'] : []
    const ofMembers = fewerOfMembers[name] ?? ofItsShape
    expect(await granted('lightly_member', name)).toEqual(ofMembers)
    expect(await granted('lightly_system', name)).toEqual(fewerOfSystem[name] ?? everything)
    const policies = (await policiesOf(name)).filter(({ roles }) => roles.includes('lightly_member'))
    const spoken = policies.flatMap(({ cmd }) => (cmd === 'ALL' ? everything : cmd))
    expect(spoken).toEqual(expect.arrayContaining(ofMembers))
  },
)

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

it('lets those roles own nothing but such functions, and belong to nobody', async () => {
  const owned = `select relname from pg_class where relowner in (select oid from pg_roles where rolname in ${roles})`
  expect(await test.asOwner(owned)).toEqual([])
  const functions = await test.asOwner<{ name: string }>(
    `select proname as name from pg_proc where not prosecdef and proowner in (select oid from pg_roles where rolname in ${roles})`,
  )
  expect(functions).toEqual([])
  const places = `select nspname from pg_namespace, unnest(array${roles.replace('(', '[').replace(')', ']')}) as role
    where has_schema_privilege(role, nspname, 'create')`
  expect(await test.asOwner(places)).toEqual([])
  const memberships = `select * from pg_auth_members where member in (select oid from pg_roles where rolname in ${roles})`
  expect(await test.asOwner(memberships)).toEqual([])
})
