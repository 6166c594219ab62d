import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, type Database, openDatabase, sql } from './client.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { isOutage } from './errors.ts'
import { migrate } from './migrate.ts'
import { openPipelinedConnections } from './pipelined-connections.ts'

let directory: string
let postgres: EmbeddedPostgres
let owner: pg.Client
let database: Database

// A cluster of one's own: in another, a backend that stands still would hold up every other test.
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), `lightly-test-${process.pid}-`))
  postgres = await startEmbeddedPostgres({ dataDir: join(directory, 'data'), durable: false })
  await migrate(postgres.url)
  owner = new pg.Client({ connectionString: postgres.url })
  await owner.connect()
  database = openDatabase(postgres)
})
afterAll(async () => {
  await database.close()
  await owner.end()
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
})

const whoAnswers = sql<{ pid: number }>`select pg_backend_pid() as pid`.compile(build)
const backend = async () => (await database.asSystem().row(whoAnswers))?.pid ?? 0
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a connection that stands still is closed under those who wait for it, while the others go on', async () => {
  const pids = new Set(await Promise.all([backend(), backend(), backend()]))
  expect(pids.size).toBe(3)
  const [frozen = 0] = pids
  process.kill(frozen, 'SIGSTOP')
  try {
    // Three at once: one of them meets it.
    const asked = [backend(), backend(), backend()].map(failure)
    await Promise.race(asked)
    for (let count = 0; count < 30; count++) expect(await backend()).not.toBe(frozen)
    const failed = (await Promise.all(asked)).find((error) => error !== undefined)
    expect(isOutage(failed), String(failed)).toBe(true)
    const now = new Set(await Promise.all([backend(), backend(), backend()]))
    expect(now.size).toBe(3)
    expect(now).not.toContain(frozen)
  } finally {
    process.kill(frozen, 'SIGCONT')
  }
})

test('what a connection says late takes nothing from the one in its place', async () => {
  const lost = Promise.withResolvers<Error>()
  const connections = openPipelinedConnections(1, { connectionString: postgres.url }, lost.resolve)
  const answering = () =>
    connections.run(async (client) => (await client.query(whoAnswers.sql)).rows[0].pid as number)
  try {
    const first = await answering()
    await failure(connections.run(() => Promise.reject(new Error('Query read timeout'))))
    const second = await answering()
    expect(second).not.toBe(first)
    await owner.query('select pg_terminate_backend($1)', [first])
    await lost.promise
    expect(await answering()).toBe(second)
  } finally {
    await connections.close()
  }
})

test('a lock that nobody lets go holds up nothing else, and who waits for it is told', async () => {
  await owner.query('begin; lock table threads')
  try {
    const threads = sql`select from threads`.compile(build)
    const waiting = failure(database.asSystem().rows(threads))
    expect(await Promise.all([backend(), backend()])).toHaveLength(2)
    const failed = await waiting
    expect(isOutage(failed), String(failed)).toBe(true)
  } finally {
    await owner.query('rollback')
  }
})

test('who waits for the disk waits for no statement of others', async () => {
  await owner.query('begin; lock table threads')
  try {
    const threads = sql`select from threads`.compile(build)
    let isHeld = true
    const onEach = [0, 1, 2].map(() =>
      failure(database.asSystem().rows(threads)).finally(() => {
        isHeld = false
      }),
    )
    await database.waitForFlush()
    expect(isHeld).toBe(true)
    await owner.query('rollback')
    expect(await Promise.all(onEach)).toEqual([undefined, undefined, undefined])
  } finally {
    await owner.query('rollback')
  }
})
