import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#server/config.ts'

interface Download {
  exportId: string
  userId: string
  expiresAt: Date
}

const unixOf = (moment: Date) => Math.floor(moment.getTime() / 1000)

function signatureOf(secret: string, { exportId, userId }: Download, until: string): Buffer {
  return createHmac('sha256', secret).update(`export ${exportId} ${userId} ${until}`).digest()
}

/** Where a copy is fetched: signed for this member and this moment, and of use only in her session. */
export function downloadPath({ authSecret }: Config, download: Download): string {
  const until = String(unixOf(download.expiresAt))
  const signature = signatureOf(authSecret, download, until).toString('base64url')
  return `/api/exports/${download.exportId}.${until}.${signature}`
}

/** The export that a link is for, or null where it has run out, was changed, or is another member's. */
export function readDownloadToken(
  { authSecret }: Config,
  token: string,
  userId: string,
  now: Date,
): string | null {
  const [exportId = '', until = '', signature = ''] = token.split('.')
  const expiresAt = new Date(Number(until) * 1000)
  const expected = signatureOf(authSecret, { exportId, userId, expiresAt }, until)
  const given = Buffer.from(signature, 'base64url')
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && now < expiresAt ? exportId : null
}
