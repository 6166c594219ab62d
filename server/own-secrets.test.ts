import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownSecrets } from './own-secrets.ts'

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lightly-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('secrets are made once, for the eyes of their owner', () => {
  const folder = join(freshFolder(), 'data')
  expect(ownSecrets(folder, 'some.json', () => ({ key: 'first' }))).toEqual({ key: 'first' })
  expect(ownSecrets(folder, 'some.json', () => ({ key: 'second' }))).toEqual({ key: 'first' })
  expect(statSync(join(folder, 'some.json')).mode & 0o777).toBe(0o600)
})

test('of two processes that begin together both have the secrets of the first', () => {
  const folder = freshFolder()
  const late = ownSecrets(folder, 'some.json', () => {
    writeFileSync(join(folder, 'some.json'), JSON.stringify({ key: 'of the other' }))
    return { key: 'too late' }
  })
  expect(late).toEqual({ key: 'of the other' })
})
