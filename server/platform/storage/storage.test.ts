import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isMissing } from './is-missing.ts'
import { openStorage, type Storage } from './storage.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'lightly-files-'))
const peer = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(dataDir, 's3'),
  configureBuckets: [{ name: 'lightly', configs: [] }],
})
const opened: Record<string, Storage> = {}

beforeAll(async () => {
  const { port } = await peer.run()
  const s3 = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-southeast-2',
    bucket: 'lightly',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    pathStyle: true,
  }
  opened.disk = await openStorage({ dataDir, s3: null })
  opened.S3 = await openStorage({ dataDir, s3 })
})
afterAll(async () => {
  await peer.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe.each(['disk', 'S3'])('%s', (place) => {
  const storage = () => opened[place] as Storage
  const keysUnder = async (prefix: string) =>
    [...(await storage().listAll(prefix, { recursive: true })).objects]
      .filter((found) => 'key' in found)
      .map(({ key }) => key)

  test('puts, gets, lists and deletes, and knows what is missing from what cannot be told', async () => {
    const bytes = randomBytes(300_000)
    await storage().put('vision/a/1.webp', bytes, { contentType: 'image/webp', contentLength: bytes.length })
    await storage().putStream('exports/a/1.zip', Readable.from(bytes), { contentLength: bytes.length })
    expect(Buffer.from(await storage().getBytes('vision/a/1.webp')).equals(bytes)).toBe(true)
    const streamed = await Array.fromAsync<Buffer>(await storage().getStream('exports/a/1.zip'))
    expect(Buffer.concat(streamed).equals(bytes)).toBe(true)
    expect(await keysUnder('vision')).toEqual(['vision/a/1.webp'])

    await storage().delete('vision/a/1.webp')
    await storage().delete('vision/a/1.webp')
    expect(await keysUnder('vision')).toEqual([])
    const gone = await storage()
      .getBytes('vision/a/1.webp')
      .catch((error: unknown) => error)
    expect(isMissing(gone)).toBe(true)
    await expect(storage().put('vision/../../etc/passwd', bytes)).rejects.toThrow()
  })
})

test('S3 that cannot be reached is no missing file', async () => {
  const s3 = {
    endpoint: 'http://127.0.0.1:9',
    region: 'x',
    bucket: 'lightly',
    accessKeyId: 'x',
    secretAccessKey: 'x',
    pathStyle: true,
  }
  const away = await openStorage({ dataDir, s3 })
  const error = await away.getBytes('vision/a/1.webp').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(isMissing(error)).toBe(false)
})
