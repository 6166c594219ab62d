import { join } from 'node:path'
import { Disk } from 'flydrive'
import type { S3Config } from './s3-config.ts'

/** Where the bytes of files are: on this server's disk, or in a bucket that several servers share. Rows of `files` say which there are. */
export type Storage = Disk

interface StorageConfig {
  dataDir: string
  s3: S3Config | null
}

/** How long S3 may take to take a connection, and to answer, in milliseconds. */
const patience = { connectionTimeout: 3_000, requestTimeout: 20_000 }

/** Opens the storage that is configured; nothing is asked of it yet. Files are private to the server in either. */
export async function openStorage({ dataDir, s3 }: StorageConfig): Promise<Storage> {
  if (s3) return new Disk(await s3Driver(s3))
  const { FSDriver } = await import('flydrive/drivers/fs')
  return new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }))
}

/** Loaded only where it is wanted: it is large, and a single server keeps files on its disk. */
async function s3Driver(s3: S3Config) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    bucket: s3.bucket,
    region: s3.region,
    ...(s3.endpoint && { endpoint: s3.endpoint }),
    forcePathStyle: s3.pathStyle,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    requestHandler: patience,
    // Checksums in trailers are Amazon's own; others that speak S3 refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
    supportsACL: false,
  })
}

/** Where the bytes of a row of `files` stand. */
export function keyOf({ bucket, path }: { bucket: string; path: string }): string {
  return `${bucket}/${path}`
}
