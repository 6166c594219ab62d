import type { RootScope } from '#server/database/client.ts'
import { AppError } from '../http/app-error.ts'
import { uploadFailed } from './accept-uploads.ts'
import { insertFile } from './files-repo.ts'
import { keyOf, type Storage } from './storage.ts'

interface Upload {
  userId: string
  bucket: string
  /** Where it goes, without an ending; nothing that stands there already is overwritten. */
  path: string
  /** The body as it came. */
  bytes: unknown
}

const refused = (cause?: unknown) =>
  new AppError('bad_input', uploadFailed, { fields: { body: uploadFailed }, cause })

/**
 * Reads a picture, writes it anew and stores it as a file of hers that nothing uses yet. Answers its path.
 * @throws AppError 400 'Upload failed' where it is no picture that can be read, or the path is taken; nothing is stored then.
 * @throws AppError 503 'Upload failed' where the storage cannot take it.
 */
export async function storePicture(member: RootScope, storage: Storage, upload: Upload): Promise<string> {
  const { userId, bucket, bytes } = upload
  if (!Buffer.isBuffer(bytes)) throw refused()
  // Loaded with the first picture: it is large, and most of what the server does needs none of it.
  const { reencodePicture, UnreadablePicture } = await import('./reencode-picture.ts')
  const picture = await reencodePicture(bytes).catch((error: unknown) => {
    throw error instanceof UnreadablePicture ? refused(error) : error
  })
  const path = `${upload.path}.webp`
  const contentType = 'image/webp'
  const file = { userId, bucket, path, contentType, bytes: picture.length }
  if (!(await insertFile(member, file))) throw refused()
  try {
    await storage.put(keyOf(file), picture, { contentType, contentLength: picture.length })
  } catch (error) {
    throw new AppError('unavailable', uploadFailed, { cause: error })
  }
  return path
}

/** A file's name as it may stand in an address: the plain letters of what she called it, without its ending. */
export function urlSafeName(name: string): string {
  const plain = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return plain || 'picture'
}
