import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { downloadPath, readDownloadToken } from './download-link.ts'

const config = readConfig({
  DATA_DIR: join(tmpdir(), `lightly-link-${randomUUID()}`),
  AUTH_SECRET: 'x'.repeat(32),
})
const expiresAt = new Date('2026-11-28T00:00:00Z')
const download = { exportId: randomUUID(), userId: randomUUID(), expiresAt }
const token = downloadPath(config, download).split('/').at(-1) ?? ''
const before = new Date('2026-11-27T23:59:59Z')

test('a link is good until its moment, for one member, under one secret', () => {
  const { userId, exportId } = download
  expect(readDownloadToken(config, token, userId, before)).toBe(exportId)
  expect(readDownloadToken(config, token, userId, expiresAt)).toBeNull()
  expect(readDownloadToken(config, token, randomUUID(), before)).toBeNull()
  const other = { ...config, authSecret: 'y'.repeat(32) }
  expect(readDownloadToken(other, token, userId, before)).toBeNull()
})

test('no other text opens anything', () => {
  const changed = fc
    .tuple(fc.nat(token.length - 1), fc.string({ minLength: 1, maxLength: 1 }))
    .map(([at, letter]) => token.slice(0, at) + letter + token.slice(at + 1))
  const anything = fc.oneof(
    changed,
    fc.string(),
    fc.string().map((end) => token + end),
  )
  const bytes = (text: string) => Buffer.from(text.split('.')[2] ?? '', 'base64url').toString('hex')
  fc.assert(
    fc.property(anything, (given) => {
      const isSame =
        given.split('.').slice(0, 2).join() === token.split('.').slice(0, 2).join() &&
        bytes(given) === bytes(token)
      fc.pre(!isSame)
      expect(readDownloadToken(config, given, download.userId, before)).toBeNull()
    }),
  )
})
