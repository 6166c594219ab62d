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
  DATABASE_MEMBER_URL: 'postgres://member@db/lightly',
  PUBLIC_URL: 'https://lightly.example/',
  AUTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  STRIPE_PRICE_ID: 'price_abc',
  VAPID_PUBLIC_KEY: 'p'.repeat(87),
  VAPID_PRIVATE_KEY: 's'.repeat(43),
  VAPID_SUBJECT: 'mailto:team@lightly.example',
  COMPANION: 'guide',
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
  const needed = ['DATABASE_URL', 'DATABASE_MEMBER_URL', 'PUBLIC_URL', 'AUTH_SECRET', 'SMTP_URL']
  for (const name of [...needed, 'STRIPE_SECRET_KEY', 'MODEL_PROVIDER'])
    expect(problems.some((problem) => problem.startsWith(name))).toBe(true)
})

test('the two logins of the database go together', () => {
  const database = { url: production.DATABASE_URL, memberUrl: production.DATABASE_MEMBER_URL }
  expect(readConfig(production).database).toEqual(database)
  expect(readConfig({ DATA_DIR }).database).toBeNull()
  for (const [given, missing] of [
    ['DATABASE_URL', 'DATABASE_MEMBER_URL'],
    ['DATABASE_MEMBER_URL', 'DATABASE_URL'],
  ] as const)
    for (const environment of [
      { DATA_DIR, [given]: production[given] },
      { ...production, [missing]: '' },
    ])
      expect(problemsOf(environment)).toEqual([expect.stringContaining(`${missing} is missing:`)])
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

test('production says who answers: a model, hosted or on a machine of its own, or the guide', () => {
  const { COMPANION: _, ...rest } = production
  const hosted = {
    MODEL_PROVIDER: 'anthropic',
    MODEL_NAME: 'm',
    MODEL_API_KEY: 'k',
    MODEL_HOSTED_BY: 'Example, Australia',
  }
  const own = {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'm',
    MODEL_BASE_URL: 'http://localhost:11434/v1',
  }
  expect(problemsOf(rest)).toEqual([expect.stringMatching(/^MODEL_PROVIDER is missing: .*COMPANION=guide/)])
  for (const model of [hosted, own]) {
    expect(readConfig({ ...rest, ...model }).model).toMatchObject({ name: 'm' })
    expect(problemsOf({ ...production, ...model })).toEqual([expect.stringContaining('exclude each other')])
  }
  expect(readConfig(production).model).toBeNull()
  expect(problemsOf({ ...rest, COMPANION: 'model' })).toEqual(['COMPANION may only be: guide.'])
})

test('production may stand on the billing stand-in only when told so', () => {
  const { STRIPE_SECRET_KEY: _, STRIPE_WEBHOOK_SECRET: __, STRIPE_PRICE_ID: ___, ...rest } = production
  expect(problemsOf(rest)).toHaveLength(1)
  expect(problemsOf({ ...rest, BILLING_STAND_IN: 'allow' })).toEqual([])
})

test.each([
  [{ MODEL_PROVIDER: 'openai' }, ['MODEL_PROVIDER must be one of']],
  [{ MODEL_PROVIDER: 'openai-compatible' }, ['MODEL_NAME is missing', 'MODEL_BASE_URL is missing']],
  [
    { MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm' },
    ['MODEL_API_KEY is missing', 'MODEL_HOSTED_BY is missing'],
  ],
  [
    { MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm', MODEL_API_KEY: 'k', MODEL_BASE_URL: 'http://proxy:1' },
    [],
  ],
  [
    { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm', MODEL_BASE_URL: 'https://api.example.com/v1' },
    ['MODEL_HOSTED_BY is missing'],
  ],
  [
    { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm', MODEL_BASE_URL: 'http://8.8.8.8:8080' },
    ['MODEL_HOSTED_BY is missing'],
  ],
  [{ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm', MODEL_BASE_URL: 'http://10.0.0.7:8080' }, []],
  [{ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm', MODEL_BASE_URL: 'http://gpu.local:8080' }, []],
  [
    { MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm', MODEL_API_KEY: 'k', MODEL_HOSTED_BY: 'own' },
    ['MODEL_HOSTED_BY may not be own'],
  ],
  [{ MODEL_HOSTED_BY: 'Example' }, ['MODEL_HOSTED_BY must be a name and a country']],
  [{ MODEL_HOSTED_BY: 'Example, Australia' }, ['MODEL_HOSTED_BY goes with']],
  [{ MODEL_NAME: 'm', MODEL_API_KEY: 'k' }, ['MODEL_API_KEY goes with', 'MODEL_NAME goes with']],
  [
    {
      MODEL_BASE_URL: 'ftp://x',
      MODEL_FIRST_TOKEN_MS: 'soon',
      MODEL_TOTAL_MS: '90000',
      MODEL_PRICE_INPUT: '-1',
    },
    ['MODEL_BASE_URL must', 'MODEL_FIRST_TOKEN_MS must', 'MODEL_TOTAL_MS must', 'MODEL_PRICE_INPUT must'],
  ],
  [
    {
      MODEL_PROVIDER: 'anthropic',
      MODEL_NAME: 'm',
      MODEL_API_KEY: 'k',
      MODEL_HOSTED_BY: 'Example, Australia',
      MODEL_FIRST_TOKEN_MS: '9000',
      MODEL_TOTAL_MS: '5000',
    },
    ['MODEL_FIRST_TOKEN_MS may not be more'],
  ],
])('of the model’s settings %o every problem is named', (settings, starts) => {
  const problems = problemsOf({ DATA_DIR, ...settings })
  expect(problems).toHaveLength(starts.length)
  for (const start of starts) expect(problems.some((problem) => problem.startsWith(start))).toBe(true)
})

test('a machine of the operator’s own may have a public address where the operator says that it is one', () => {
  const settings = {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'm',
    MODEL_BASE_URL: 'https://model.example.org/v1',
    MODEL_HOSTED_BY: 'own',
  }
  expect(readConfig({ DATA_DIR, ...settings }).model?.hostedBy).toBeNull()
})

test('without settings the guide answers; with them a model does, within limits', () => {
  expect(readConfig({ DATA_DIR }).model).toBeNull()
  expect(readConfig({ DATA_DIR, COMPANION: 'guide' }).model).toBeNull()
  const settings = {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: 'http://localhost:1/v1/',
    MODEL_NAME: 'm',
  }
  expect(readConfig({ DATA_DIR, ...settings }).model).toMatchObject({
    baseUrl: 'http://localhost:1/v1',
    apiKey: null,
    hostedBy: null,
    firstTokenMs: 8000,
    totalMs: 40_000,
    repliesPerDay: 150,
    repliesPerMinute: 10,
  })
})

test('files go into a bucket once all of it is named, and what is missing of it is said', () => {
  expect(readConfig({ DATA_DIR }).s3).toBeNull()
  const bucket = { S3_BUCKET: 'lightly', S3_REGION: 'x', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  expect(readConfig({ DATA_DIR, ...bucket }).s3).toMatchObject({
    bucket: 'lightly',
    endpoint: null,
    pathStyle: false,
  })
  expect(problemsOf({ DATA_DIR, S3_BUCKET: 'lightly' })).toHaveLength(3)
  expect(problemsOf({ DATA_DIR, ...bucket, S3_ENDPOINT: 'ftp://x' })).toEqual([
    'S3_ENDPOINT must be an address that starts with https:// or http://.',
  ])
})
