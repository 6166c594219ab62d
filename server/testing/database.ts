import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { type Database, openDatabase } from '../database/client.ts'
import type { DatabaseAddresses } from '../database/connection.ts'
import { startEmbeddedPostgres } from '../database/embedded.ts'
import { makeMemberLogin } from '../database/member-login.ts'
import { migrate } from '../database/migrate.ts'
import { stopPostmaster } from '../database/postmaster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's throwaway Postgres, as its owner. */
    postgres: string
  }
}

const prefix = 'lightly-test-'
const template = 'lightly_template'

/** Once a run: a throwaway cluster with one migrated database, which every test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweep()
  const directory = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  const server = await startEmbeddedPostgres({ dataDir: join(directory, 'data'), durable: false })
  await query(server.url, `create database ${template}`)
  await migrate(addressOf(server.url, template))
  project.provide('postgres', server.url)
  return async () => {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Ends what a killed run left behind. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    if (isRunning(Number.parseInt(name.slice(prefix.length), 10))) continue
    const directory = join(tmpdir(), name)
    await stopPostmaster(join(directory, 'data'))
    rmSync(directory, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export interface TestDatabase extends DatabaseAddresses {
  database: Database
  /** Runs SQL as the owner, past every policy. */
  asOwner<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>
  /** Closes and removes it. */
  drop(): Promise<void>
}

/** A migrated database of one's own, empty; a test file makes one in `beforeAll` and drops it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await query(server, `create database ${name} template ${template} strategy file_copy`)
  const url = addressOf(server, name)
  const memberUrl = await makeMemberLogin(url)
  const database = openDatabase({ url, memberUrl })
  const owner = new pg.Pool({ connectionString: url, max: 2 })
  owner.on('error', () => undefined)
  return {
    database,
    url,
    memberUrl,
    asOwner: async (text, values) => (await owner.query(text, values)).rows,
    async drop() {
      await Promise.all([database.close(), owner.end()])
      await query(server, `drop database ${name} with (force)`)
    },
  }
}

function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text).finally(() => client.end())
}
