import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { build, openDatabase } from './client.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { migrate } from './migrate.ts'
import { livePostmaster, stopPostmaster } from './postmaster.ts'

let directory: string
let dataDir: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), `lightly-test-${process.pid}-`))
  dataDir = join(directory, 'data')
})
afterEach(async () => {
  await stopPostmaster(dataDir)
  rmSync(directory, { recursive: true, force: true })
})

async function query(
  server: Pick<EmbeddedPostgres, 'url'>,
  text: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.url })
  client.on('error', () => undefined)
  await client.connect()
  return client
    .query(text)
    .then(
      (result) => result.rows,
      (error) => Promise.reject(error),
    )
    .finally(() => client.end().catch(() => undefined))
}

describe('a fresh start', () => {
  it('is a private, durable UTF-8 cluster that listens on no port', async () => {
    const server = await startEmbeddedPostgres({ dataDir })
    const names = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'data_checksums',
      'listen_addresses',
      'server_encoding',
    ]
    const rows = await query(
      server,
      `select current_setting(name) as value from unnest(array['${names.join("','")}']) name`,
    )
    expect(rows.map((row) => row.value)).toEqual(['on', 'on', 'on', 'on', '', 'UTF8'])
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(await query(server, `select upper('é') as upper, version() as version`)).toMatchObject([
      { upper: 'É', version: expect.stringContaining('PostgreSQL 18') },
    ])
    await server.stop()
    expect(livePostmaster(dataDir)).toBeUndefined()
    expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false)
  })

  it('serves two starters at once', async () => {
    const servers = await Promise.all([
      startEmbeddedPostgres({ dataDir }),
      startEmbeddedPostgres({ dataDir }),
    ])
    const [one, two] = await Promise.all(
      servers.map((server) => query(server, 'select pg_postmaster_start_time() as at')),
    )
    expect(one).toEqual(two)
    const logins = servers.map(({ memberUrl }) => query({ url: memberUrl }, 'select session_user as name'))
    const member = [{ name: 'lightly_member_login' }]
    expect(await Promise.all(logins)).toEqual([member, member])
    await Promise.all(servers.map((server) => server.stop()))
  })

  it('copes with a folder whose path is too long for a socket', async () => {
    dataDir = join(directory, 'x'.repeat(100), 'data')
    const server = await startEmbeddedPostgres({ dataDir, durable: false })
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
    const host = new URL(server.url).searchParams.get('host') ?? ''
    expect(statSync(host).mode & 0o777).toBe(0o700)
    await server.stop()
    rmSync(host, { recursive: true })
  })

  it('keeps what members write out of its log', async () => {
    const server = await startEmbeddedPostgres({ dataDir, durable: false })
    await expect(query(server, `select 'a secret'::int`)).rejects.toThrow('secret')
    await server.stop()
    expect(readFileSync(`${dataDir}.log`, 'utf8')).not.toContain('secret')
  })

  it('says why where it cannot start', async () => {
    await (await startEmbeddedPostgres({ dataDir, durable: false })).stop()
    writeFileSync(join(dataDir, 'postgresql.conf'), 'nonsense = on\n')
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('nonsense')
  })
})

describe('after a crash', () => {
  it('finds the Postgres that a killed process left running', async () => {
    const script = join(import.meta.dirname, 'embedded.ts')
    const program = `
      const { startEmbeddedPostgres } = await import(${JSON.stringify(script)})
      await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
      process.stdout.write('ready')
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    const left = livePostmaster(dataDir)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const server = await startEmbeddedPostgres({ dataDir })
    expect(left).toBeDefined()
    expect(livePostmaster(dataDir)).toBe(left)
    await server.stop()
  })

  it('starts a killed Postgres again by itself, and open databases find everything that was committed', async () => {
    const server = await startEmbeddedPostgres({ dataDir })
    await migrate(server.url)
    const database = openDatabase(server)
    const asSystem = database.asSystem()
    const event = build.insertInto('billing_events').values({ id: 'evt_1', type: 'kept' })
    const kept = build.selectFrom('billing_events').select('type').compile()
    await asSystem.rows(event)
    expect(await asSystem.transaction((scope) => scope.rows(kept))).toHaveLength(1)

    const killed = livePostmaster(dataDir) ?? 0
    process.kill(killed, 'SIGKILL')
    // While none is live, a backend of the killed one may still begin a transaction that it cannot end.
    await vi.waitFor(() => expect([killed, undefined]).not.toContain(livePostmaster(dataDir)), 60_000)
    // One query may still meet the dying connection; the next one waits for the new Postgres.
    expect(await asSystem.rows(kept).catch(() => asSystem.rows(kept))).toEqual([{ type: 'kept' }])
    expect(await asSystem.transaction((scope) => scope.rows(kept))).toEqual([{ type: 'kept' }])
    await database.close()
    await server.stop()
  })

  it('is not fooled by a lock file whose process id now belongs to somebody else', async () => {
    const first = await startEmbeddedPostgres({ dataDir })
    await query(first, 'create table kept as select 42 as n')
    const lock = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8')
    await first.stop()
    const stranger = spawn('sleep', ['60'])
    const stale = lock.replace(/^\d+/, String(stranger.pid))
    writeFileSync(join(dataDir, 'postmaster.pid'), stale)
    writeFileSync(join(dataDir, '.s.PGSQL.5432.lock'), stale)
    const server = await startEmbeddedPostgres({ dataDir })
    expect(await query(server, 'select n from kept')).toEqual([{ n: 42 }])
    expect(stranger.exitCode).toBeNull()
    await server.stop()
    stranger.kill()
  })
})

// Only root can become somebody else; where the tests run as a plain user, all of the above is this path.
describe.runIf(process.getuid?.() === 0)('as a plain user', () => {
  it('starts Postgres directly', async () => {
    chmodSync(directory, 0o755)
    const home = join(directory, 'home')
    mkdirSync(home)
    spawnSync('chown', ['65534:65534', home])
    dataDir = join(home, 'data')
    const program = `
      const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))})
      const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false })
      const { default: pg } = await import('pg')
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      process.stdout.write((await client.query('select 42 as n')).rows[0].n + ' as ' + process.getuid())
      await client.end()
      await server.stop()`
    const plain = ['--reuid', '65534', '--regid', '65534', '--clear-groups', '--', process.execPath]
    const done = spawnSync('setpriv', [...plain, '--input-type=module', '-e', program], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    })
    expect({ out: done.stdout, error: done.stderr }).toEqual({ out: '42 as 65534', error: '' })
    expect(statSync(dataDir).uid).toBe(65534)
  })
})
