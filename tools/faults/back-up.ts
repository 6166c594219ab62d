import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { openStorage } from '#server/platform/storage/storage.ts'
import type { FaultServer } from './server.ts'

/** Of a database that runs: what is of this run of it alone. */
const ofItsRun = /^(postmaster\.(pid|opts)|\.s\.PGSQL.*)$/

/** Copies a folder as it is while somebody writes there: a file that goes meanwhile is no failure. */
async function copyAsIs(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true })
  await once(spawn('cp', ['-a', `${from}/.`, to], { stdio: 'ignore' }), 'exit')
}

/** Copies the database in `target` into a folder while it is written to, as Postgres has it done. */
export async function backUpDatabase(target: FaultServer, to: string): Promise<void> {
  const wal = join(to, 'pg_wal')
  const client = await target.connect()
  try {
    await client.query(`select pg_backup_start('drill', fast => true)`)
    await copyAsIs(target.postgresDir, to)
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
  // The log is copied once the rest is over: what came meanwhile is in it.
  rmSync(wal, { recursive: true })
  await copyAsIs(join(target.postgresDir, 'pg_wal'), wal)
  for (const name of readdirSync(to)) if (ofItsRun.test(name)) rmSync(join(to, name))
}

/** Where a server keeps its files: with what it is told so, and how they are copied to where another one keeps them. */
export interface Files {
  environment: Record<string, string>
  /** Copies all of them as an operator does, out of the server that runs in `dataDir`, to a server of the same kind in `to`. */
  copyTo(dataDir: string, to: { dataDir: string; files: Files }): Promise<void>
  /** How many there are of a bucket. */
  count(dataDir: string): Promise<number>
  close(): Promise<void>
}

const countAll = async (storage: Awaited<ReturnType<typeof openStorage>>) =>
  [...(await storage.listAll('vision', { recursive: true })).objects].filter((each) => each.isFile).length

/** On the disk of the server itself. */
export function filesOnDisk(): Files {
  return {
    environment: {},
    copyTo: async (dataDir, to) => copyAsIs(join(dataDir, 'files'), join(to.dataDir, 'files')),
    count: async (dataDir) => countAll(await openStorage({ dataDir, s3: null })),
    close: async () => undefined,
  }
}

/** In a bucket of an S3 of its own. */
export async function filesInBucket(): Promise<Files> {
  const directory = mkdtempSync(join(tmpdir(), 'lightly-s3-'))
  const peer = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'lightly', configs: [] }],
  })
  const { port } = await peer.run()
  const account = {
    bucket: 'lightly',
    region: 'ap-southeast-2',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  const endpoint = `http://127.0.0.1:${port}`
  const open = (at: string) => openStorage({ dataDir: '', s3: { ...account, endpoint: at, pathStyle: true } })
  return {
    environment: {
      S3_BUCKET: account.bucket,
      S3_REGION: account.region,
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
      S3_ENDPOINT: endpoint,
      S3_PATH_STYLE: 'on',
    },
    async copyTo(_dataDir, to) {
      const [from, copy] = [await open(endpoint), await open(to.files.environment.S3_ENDPOINT ?? '')]
      for (const each of (await from.listAll('vision', { recursive: true })).objects)
        if (each.isFile) await copy.put(each.key, await from.getBytes(each.key))
    },
    count: async () => countAll(await open(endpoint)),
    async close() {
      await peer.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
