import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'lightly-config-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const production = {
  NODE_ENV: 'production',
  DATA_DIR,
  DATABASE_URL: 'postgres://db/lightly',
  PUBLIC_URL: 'https://lightly.example/',
  AUTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  STRIPE_PRICE_ID: 'price_abc',
  VAPID_PUBLIC_KEY: 'p'.repeat(87),
  VAPID_PRIVATE_KEY: 's'.repeat(43),
  VAPID_SUBJECT: 'mailto:team@lightly.example',
}

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

test('nothing needs to be set to start on a fresh clone, and the made secrets stay the same', () => {
  const first = readConfig({ DATA_DIR })
  expect(first).toMatchObject({
    production: false,
    port: 3000,
    publicUrl: 'http://localhost:3000',
    stripe: null,
  })
  expect(first.authSecret.length).toBeGreaterThanOrEqual(32)
  expect(readConfig({ DATA_DIR }).authSecret).toBe(first.authSecret)
})

test('every wrong variable is named at once', () => {
  const problems = problemsOf({ DATA_DIR, PORT: 'http', DATABASE_URL: 'mysql://x', AUTH_SECRET: 'short' })
  expect(problems).toHaveLength(3)
  for (const name of ['PORT', 'DATABASE_URL', 'AUTH_SECRET'])
    expect(problems.some((problem) => problem.startsWith(name))).toBe(true)
})

test('providers to sign in with are read, and named where they are wrong', () => {
  const peer = { id: 'peer', name: 'Peer', issuer: 'https://id.example', client_id: 'x', client_secret: 'y' }
  const read = readConfig({ DATA_DIR, IDENTITY_PROVIDERS: JSON.stringify([peer]) })
  expect(read.identityProviders).toEqual([peer])
  for (const wrong of [
    'nonsense',
    '{}',
    JSON.stringify([{ ...peer, issuer: 7 }]),
    JSON.stringify([peer, peer]),
  ])
    expect(problemsOf({ DATA_DIR, IDENTITY_PROVIDERS: wrong })).toEqual([
      expect.stringContaining('IDENTITY_PROVIDERS must be'),
    ])
})

test('production starts with all it needs and names all that is missing', () => {
  expect(problemsOf(production)).toEqual([])
  expect(readConfig(production).publicUrl).toBe('https://lightly.example')
  const problems = problemsOf({ NODE_ENV: 'production', DATA_DIR })
  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'AUTH_SECRET', 'SMTP_URL', 'STRIPE_SECRET_KEY'])
    expect(problems.some((problem) => problem.startsWith(name))).toBe(true)
})

test.each([
  [{ PUBLIC_URL: 'http://lightly.example' }, 'PUBLIC_URL'],
  [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
  [{ BILLING_STAND_IN: 'allow' }, 'BILLING_STAND_IN'],
  [{ BILLING_TEST_CONTROLS: 'on' }, 'BILLING_TEST_CONTROLS'],
  [{ STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '', VAPID_SUBJECT: '' }, 'VAPID_PUBLIC_KEY'],
  [{ VAPID_SUBJECT: '' }, 'VAPID_SUBJECT'],
  [{ VAPID_PRIVATE_KEY: 'short' }, 'VAPID_PRIVATE_KEY'],
])('production refuses %o', (change, name) => {
  expect(problemsOf({ ...production, ...change }).join()).toContain(name)
})

test('production may stand on the billing stand-in only when told so', () => {
  const { STRIPE_SECRET_KEY: _, STRIPE_WEBHOOK_SECRET: __, STRIPE_PRICE_ID: ___, ...rest } = production
  expect(problemsOf(rest)).toHaveLength(1)
  expect(problemsOf({ ...rest, BILLING_STAND_IN: 'allow' })).toEqual([])
})
