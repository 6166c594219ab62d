import { afterAll, beforeAll, expect, test } from 'vitest'
import * as account from '#contract/account.ts'
import { blockMember } from '#contract/moderation.ts'
import * as privacy from '#contract/privacy.ts'
import * as profile from '#contract/profile.ts'
import { tables } from '#server/database/tables.ts'
import { mailsPerHour } from '#server/features/account/credential-changes.ts'
import { syncCustomer } from '#server/features/membership/sync-customer.ts'
import { startJobs } from '#server/platform/jobs/jobs.ts'
import { download, readyCopy } from '#server/testing/copies.ts'
import { livelyMember, type Member, notLively } from '#server/testing/lively-member.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { deleteMembers } from './delete-members.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'a quiet cup of tea'
const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000)
const asOwner: TestServer['testDatabase']['asOwner'] = (...given) => server.testDatabase.asOwner(...given)

test('her copy has everything of hers, nothing of anybody else, and no secret', async () => {
  const [ana, bea] = await Promise.all([
    livelyMember(server, 'anas words'),
    livelyMember(server, 'beas words'),
  ])
  const asked = (await ana.call(privacy.requestExport, {})).body
  expect(asked.export).toMatchObject({ state: 'waiting', expires_at: null })
  expect((await ana.send('POST', privacy.openExport.path)).status).toBe(404)
  const again = (await ana.call(privacy.requestExport, {})).body
  expect(again).toEqual(asked)

  const files = await download(server, ana, await readyCopy(server, ana))
  if (!files || typeof files === 'string') throw new Error('no copy')
  const pictures = Object.keys(files).filter((name) => name.startsWith('files/'))
  expect(pictures).toEqual([expect.stringMatching(`^files/vision/${ana.userId}/.+-holiday\\.webp$`)])
  expect(files[pictures[0] ?? '']).toContain('WEBP')
  expect(Object.keys(files).length).toBe(tables.filter(({ copy }) => copy).length + 1 + pictures.length)
  expect(files['README.txt']).toContain('Your Lightly data')
  for (const name of Object.keys(files).filter((each) => each.startsWith('data/')))
    expect(files['README.txt']).toMatch(new RegExp(`(^|[ ,])${name.slice(5, -5)}([ ,]|$)`, 'm'))
  for (const table of [
    'children',
    'check_ins',
    'messages',
    'threads',
    'child_settings',
    'member_blocks',
    'reminders',
    'memory_lines',
    'posts',
    'replies',
    'former_texts',
    'vision_items',
    'you_today_insights',
  ])
    expect(files[`data/${table}.json`], table).toMatch(/anas words/i)
  const blank = Object.keys(files).filter((name) => files[name]?.trim() === '[]')
  expect(blank.map((name) => name.slice(5, -5)).sort()).toEqual(Object.values(notLively).flat().sort())
  expect(files['data/safety_events.json']).toContain('emergency')
  expect(files['data/account-user.json']).toContain(ana.email)
  const whole = Object.values(files).join('')
  expect(whole).not.toContain('beas words')
  expect(whole).not.toContain(bea.userId)
  const [secrets] = await asOwner<{ password: string; token: string }>(
    `select password, token from auth.account a join auth.session s using ("userId") where "userId" = $1`,
    [ana.userId],
  )
  expect(whole).not.toContain(secrets?.password)
  expect(whole).not.toContain(secrets?.token)
})

test('the account can only be deleted by whoever has just signed in', async () => {
  const ana = await server.member()
  await asOwner(`update auth.session set "createdAt" = now() - interval '1 hour' where "userId" = $1`, [
    ana.userId,
  ])
  expect(await ana.send('POST', '/api/privacy/delete-account')).toMatchObject({
    status: 403,
    body: { code: 'step_up_required' },
  })
  expect((await ana.call(privacy.getPrivacy, {})).body.leaving_at).toBeNull()
})

const renewals = async (member: Member) => {
  const [row] = await asOwner<{ stripe_customer_id: string }>(
    'select stripe_customer_id from billing_customers where user_id = $1',
    [member.userId],
  )
  const { data } = await server.services.payments.stripe.subscriptions.list({
    customer: row?.stripe_customer_id ?? '',
    status: 'all',
  })
  return data.map(({ status, cancel_at_period_end }) => ({ status, cancel_at_period_end }))
}

const deletionMails = async ({ email }: Member) =>
  (await mailsTo(server, email)).filter(({ subject }) => subject.includes('will be deleted'))

test('within the grace she is signed out and not charged, and gets all of it back when she signs in', async () => {
  const ana = await livelyMember(server, 'all of this')
  const { leaving_at } = (await ana.call(privacy.deleteAccount, {})).body
  const inDays = (Date.parse(leaving_at) - Date.now()) / 86_400_000
  expect(Math.round(inDays)).toBe(7)
  expect((await ana.send('GET', '/api/profile')).status).toBe(401)
  expect(await renewals(ana)).toEqual([{ status: 'trialing', cancel_at_period_end: true }])
  const [mail] = await deletionMails(ana)
  expect(mail?.text).not.toContain('all of this')

  const { body } = await ana.call(account.signIn, { body: { email: ana.email, password } })
  expect(body.session?.leaving_at).toBe(leaving_at)
  expect((await ana.call(privacy.deleteAccount, {})).body.leaving_at).toBe(leaving_at)
  expect(await deletionMails(ana)).toHaveLength(1)
  await ana.call(account.signIn, { body: { email: ana.email, password } })
  await deleteMembers(server.services, days(6.9))
  expect((await ana.call(privacy.cancelDeletion, {})).body.leaving_at).toBeNull()
  expect(await renewals(ana)).toEqual([{ status: 'trialing', cancel_at_period_end: false }])
  await deleteMembers(server.services, days(8))
  expect((await ana.call(account.getSession, {})).body.session).toMatchObject({ leaving_at: null })
  expect((await ana.call(profile.getProfile, {})).body.children).toHaveLength(1)
})

test('planned and taken back over and over, a deletion is mailed no more than a few times an hour', async () => {
  const ana = await server.member()
  for (let times = 0; times <= mailsPerHour.times; times += 1) {
    await ana.call(privacy.deleteAccount, {})
    await ana.call(account.signIn, { body: { email: ana.email, password } })
    await ana.call(privacy.cancelDeletion, {})
  }
  expect(await deletionMails(ana)).toHaveLength(mailsPerHour.times)
})

test('with the payment provider gone nothing is half done', async () => {
  const ana = await livelyMember(server, 'words')
  const { stripe } = server.services.payments
  const list = stripe.subscriptions.list
  stripe.subscriptions.list = () => {
    throw new Error('unreachable')
  }
  try {
    expect((await ana.send('POST', '/api/privacy/delete-account')).status).toBe(503)
  } finally {
    stripe.subscriptions.list = list
  }
  expect((await ana.call(privacy.getPrivacy, {})).body.leaving_at).toBeNull()
})

/** The files of a member, wherever they are stored. */
async function filesOf({ userId }: Member): Promise<string[]> {
  const { objects } = await server.services.storage.listAll('/', { recursive: true })
  return [...objects].flatMap((found) => ('key' in found && found.key.includes(userId) ? found.key : []))
}

/** Every table of every schema that is ours, with how many of its rows name one of these. */
async function rowsNaming(...names: string[]): Promise<Record<string, number>> {
  const tables = await asOwner<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema)'`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await asOwner<{ count: number }>(
      `select count(*)::int as count from ${name} t
       where exists (select from unnest($1::text[]) word where position(word in t::text) > 0)`,
      [names],
    )
    if (row?.count) found[name] = row.count
  }
  return found
}

test('after the grace nothing of hers is left in any table, and all of another member is', async () => {
  const queue = await startJobs(server.services.databaseUrl, {
    jobs: [{ name: 'note', cron: '0 0 1 1 *', run: async () => {} }],
    onError: (error) => expect.unreachable(String(error)),
  })
  await queue.stop()
  const [ana, bea] = await Promise.all([
    livelyMember(server, 'words that go'),
    livelyMember(server, 'words that stay'),
  ])
  await Promise.all([readyCopy(server, ana), readyCopy(server, bea)])
  const cleo = await server.member()
  await cleo.call(blockMember, { params: { memberId: ana.userId }, body: { name: 'Ana' } })
  for (const { userId } of [ana, bea])
    await asOwner(
      `insert into pgboss.job (name, data) values ('note', jsonb_build_object('user', $1::text))`,
      [userId],
    )
  const subscriptions = await renewals(ana)
  expect(subscriptions).toHaveLength(1)
  const [customer] = await asOwner<{ id: string }>(
    'select stripe_customer_id as id from billing_customers where user_id = $1',
    [ana.userId],
  )
  const before = await rowsNaming(bea.userId, bea.email)
  const filesOfBea = await filesOf(bea)
  expect([(await filesOf(ana)).length, filesOfBea.length]).toEqual([2, 2])
  await ana.call(privacy.deleteAccount, {})
  const ofAna = Object.keys(await rowsNaming(ana.userId, ana.email))
  for (const table of ['messages', 'check_ins', 'exports', 'safety_events', 'checkouts', 'pgboss.job_common'])
    expect(ofAna, table).toContain(table)

  await deleteMembers(server.services, days(7.1))
  await deleteMembers(server.services, days(7.1))
  expect(await rowsNaming(ana.userId, ana.email, 'ords that go')).toEqual({})
  expect(await rowsNaming(bea.userId, bea.email)).toEqual(before)
  expect([await filesOf(ana), await filesOf(bea)]).toEqual([[], filesOfBea])
  const { data } = await server.services.payments.stripe.subscriptions.list({
    customer: customer?.id ?? '',
    status: 'all',
  })
  expect(data.map(({ status }) => status)).toEqual(['canceled'])
  expect((await ana.send('POST', '/api/sign-in', { email: ana.email, password })).status).toBe(401)

  // The provider's last notice may come after the account has gone.
  const { database, payments } = server.services
  await syncCustomer(database, payments, customer?.id ?? '')
  expect(Object.keys(await rowsNaming(customer?.id ?? ''))).toContain('subscriptions')
  await deleteMembers(server.services, days(8))
  expect(await rowsNaming(customer?.id ?? '')).toEqual({})
  expect(await rowsNaming(bea.userId, bea.email)).toEqual(before)
})

test('every table that refers to a member, or to a row of one, is known to her copy and her deletion', async () => {
  const hers = await asOwner<{ name: string }>(`
    with recursive named (rel) as (
      select 'auth."user"'::regclass::oid
      union select a.attrelid from pg_attribute a join pg_class c on c.oid = a.attrelid
        join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname in ('public', 'auth')
          and a.attname ~* '(^|_)(user|member|author|sender|reporter|email)(_?id)?$'
    ), hers (rel) as (
      select rel from named
      union select c.conrelid from pg_constraint c join hers on c.confrelid = hers.rel where c.contype = 'f'
    )
    select distinct case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name
    from hers join pg_class c on c.oid = hers.rel join pg_namespace n on n.oid = c.relnamespace`)
  const known = tables.filter(({ copy, erasure }) => copy && erasure).map(({ name }) => name)
  expect(hers.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})
