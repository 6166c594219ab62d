import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { demoProblem } from './demo-problem.ts'

const run = promisify(execFile)
const twoDatabases = {
  DATABASE_URL: 'postgres://db.example/lightly',
  DATABASE_MEMBER_URL: 'postgres://member@db.example/lightly',
}

test('it is refused in production, and wherever members may be', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lightly-demo-'))
  const where = { DATA_DIR: dataDir }
  expect(demoProblem({ ...where, NODE_ENV: 'production' })).toContain('This is production')
  expect(demoProblem({ ...where, ...twoDatabases })).toContain('DATABASE_URL names another')
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_ID: 'price_1',
  }
  expect(demoProblem({ ...where, ...stripe })).toContain('STRIPE_SECRET_KEY is set')
  expect(demoProblem({ ...where, PUBLIC_URL: 'https://lightly.example' })).toContain('others may reach')
  expect(demoProblem(where)).toBeNull()
  rmSync(dataDir, { recursive: true })
})

test('the command says so, and touches nothing', async () => {
  const dataDir = join(tmpdir(), `lightly-demo-refused-${process.pid}`)
  const command = run(process.execPath, [join(import.meta.dirname, '..', 'demo.ts')], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
  })
  await expect(command).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('This is production'),
  })
  expect(existsSync(dataDir)).toBe(false)
})
