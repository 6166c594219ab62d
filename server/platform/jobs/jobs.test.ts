import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { startJobs } from './jobs.ts'

let testDatabase: TestDatabase
beforeAll(async () => {
  testDatabase = await createTestDatabase()
})
afterAll(() => testDatabase.drop())

const never = '0 0 1 1 *'

const onError = (error: unknown) => expect.unreachable(String(error))

test('a job runs with the time of now, its schedule stands, and a stop waits for it', async () => {
  const started = Promise.withResolvers<Date>()
  const release = Promise.withResolvers<void>()
  const events: string[] = []
  async function run(now: Date) {
    started.resolve(now)
    await release.promise
    events.push('finished')
  }
  const jobs = await startJobs(testDatabase.url, { jobs: [{ name: 'tidy', cron: never, run }], onError })
  await jobs.runSoon('tidy')
  expect(Math.abs(Date.now() - (await started.promise).getTime())).toBeLessThan(60_000)
  const stopped = jobs.stop().then(() => events.push('stopped'))
  release.resolve()
  await stopped
  expect(events).toEqual(['finished', 'stopped'])
  expect(await testDatabase.asOwner(`select name, cron from pgboss.schedule where name = 'tidy'`)).toEqual([
    { name: 'tidy', cron: never },
  ])
})

test('a stop tells a run that is under way to end, and waits for it', async () => {
  const started = Promise.withResolvers<void>()
  const events: string[] = []
  async function run(_: Date, signal?: AbortSignal) {
    started.resolve()
    await new Promise((aborted) => signal?.addEventListener('abort', aborted))
    events.push('ended')
  }
  const jobs = await startJobs(testDatabase.url, { jobs: [{ name: 'sum-up', cron: never, run }], onError })
  await jobs.runSoon('sum-up')
  await started.promise
  await jobs.stop()
  expect(events).toEqual(['ended'])
})

test('a schedule that no job answers any more is gone with the next start', async () => {
  const start = (name: string) =>
    startJobs(testDatabase.url, { jobs: [{ name, cron: never, run: async () => {} }], onError })
  for (const name of ['tidy-up', 'tidy-all']) await (await start(name)).stop()
  expect(await testDatabase.asOwner('select name from pgboss.schedule')).toEqual([{ name: 'tidy-all' }])
})

test('a job that fails is reported by name and waits for its next try', async () => {
  const reported = Promise.withResolvers<unknown[]>()
  const jobs = await startJobs(testDatabase.url, {
    jobs: [{ name: 'fails', cron: never, run: () => Promise.reject(new Error('her words')) }],
    onError: (...given) => reported.resolve(given),
  })
  await jobs.runSoon('fails')
  expect(await reported.promise).toEqual([new Error('her words'), 'fails'])
  const state = () => testDatabase.asOwner(`select state, output::text from pgboss.job where name = 'fails'`)
  await expect.poll(state).toMatchObject([{ state: 'retry' }])
  expect(JSON.stringify(await state())).not.toContain('her words')
  await jobs.stop()
})

test('a run whose process has died is taken up again within minutes', async () => {
  const started = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  async function run() {
    started.resolve()
    await release.promise
  }
  const jobs = await startJobs(testDatabase.url, { jobs: [{ name: 'dies', cron: never, run }], onError })
  await jobs.runSoon('dies')
  await started.promise
  // Nothing was heard of it for a minute.
  await testDatabase.asOwner(`
    update pgboss.job set started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'
    where name = 'dies'`)
  const another = new PgBoss({ connectionString: testDatabase.url, schema: 'pgboss', schedule: false })
  await another.start()
  await another.supervise('dies')
  const found = await testDatabase.asOwner(`select state from pgboss.job where name = 'dies'`)
  release.resolve()
  await Promise.all([another.stop(), jobs.stop()])
  expect(found).toEqual([{ state: 'retry' }])
})

test('members and the system role have no business in the queue', async () => {
  const jobs = await startJobs(testDatabase.url, { jobs: [], onError })
  await jobs.stop()
  const [found] = await testDatabase.asOwner<{ member: boolean; system: boolean }>(
    `select has_schema_privilege('lightly_member', 'pgboss', 'usage') as member,
            has_schema_privilege('lightly_system', 'pgboss', 'usage') as system`,
  )
  expect(found).toEqual({ member: false, system: false })
})
