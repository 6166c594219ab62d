import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

let test: TestDatabase
let directory: string
beforeEach(async () => {
  test = await createTestDatabase()
  directory = mkdtempSync(join(tmpdir(), 'lightly-migrations-'))
  cpSync(join(import.meta.dirname, 'migrations'), directory, { recursive: true })
})
afterEach(async () => {
  await test.drop()
  rmSync(directory, { recursive: true })
})

const write = (name: string, text: string) => writeFileSync(join(directory, name), text)
const recorded = () =>
  test.asOwner<{ name: string }>('select name from migrations where name like $1', ['9%'])

it('does nothing to a database that is up to date', async () => {
  expect(await migrate(test.url)).toEqual([])
})

it('applies new files in order, once, even with two at work', async () => {
  write('9000-first.sql', 'create table extra (n int)')
  write('9001-second.sql', 'insert into extra values (1)')
  const applied = await Promise.all([migrate(test.url, directory), migrate(test.url, directory)])
  expect(applied.flat()).toEqual(['9000-first.sql', '9001-second.sql'])
  expect(await test.asOwner('select n from extra')).toEqual([{ n: 1 }])
})

it('leaves nothing of a migration that fails, and keeps those before it', async () => {
  write('9000-good.sql', 'create table extra (n int)')
  write('9001-bad.sql', 'create table half (n int); select 1 / 0')
  await expect(migrate(test.url, directory)).rejects.toThrow('9001-bad.sql failed: division by zero')
  expect(await recorded()).toEqual([{ name: '9000-good.sql' }])
  expect(await test.asOwner(`select to_regclass('half') as half`)).toEqual([{ half: null }])
})

it('refuses a landed file that changed', async () => {
  write('9000-first.sql', 'select 1')
  await migrate(test.url, directory)
  write('9000-first.sql', 'select 2')
  await expect(migrate(test.url, directory)).rejects.toThrow('9000-first.sql has landed and must not change')
})

it('refuses a file numbered before one that landed', async () => {
  write('9001-second.sql', 'select 1')
  await migrate(test.url, directory)
  write('9000-late.sql', 'select 1')
  await expect(migrate(test.url, directory)).rejects.toThrow('9001-second.sql has landed here')
})
