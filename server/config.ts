import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { type VillageState, villageStates } from '#contract/village.ts'
import type { DatabaseAddresses } from './database/connection.ts'
import { type IdentityProvider, readIdentityProviders } from './identity-provider-config.ts'
import { ownSecrets } from './own-secrets.ts'
import {
  hostProblems,
  type ModelConfig,
  modelConfigOf,
  modelEnvironment,
  modelProblems,
  undisclosedModelProblems,
} from './platform/model/model-config.ts'
import type { VapidKeys } from './platform/push/vapid-keys.ts'
import { type S3Config, s3ConfigOf, s3Environment, s3Problems } from './platform/storage/s3-config.ts'

/** Everything that differs between two places where the product runs. Read once, at boot. */
export interface Config {
  production: boolean
  host: string
  port: number
  /** The origin that members see, without a trailing slash. */
  publicUrl: string
  /** Whether that origin is HTTPS: cookies are for it alone then. */
  isSecure: boolean
  dataDir: string
  /** Where Postgres is, for the system and for members, or null for the embedded database. */
  database: DatabaseAddresses | null
  authSecret: string
  /** Null means that the embedded billing stand-in answers the payment SDK. */
  stripe: { secretKey: string; webhookSecret: string; priceId: string } | null
  billingStandIn: { port: number; webhookSecret: string; testControls: boolean }
  /** Null means that mails are written to `dataDir/outbox`. */
  smtpUrl: string | null
  mailFrom: string
  /** Null means that the keys for notifications are made and kept in `dataDir`. */
  vapid: VapidKeys | null
  /** Null means that files are kept in `dataDir/files`. */
  s3: S3Config | null
  /** A provider that takes `{to, from, text}` as JSON; null means that texts are kept in `dataDir/outbox-texts`. */
  sms: { url: string; authorization: string | null; from: string } | null
  /** Outside OpenID Connect providers that members may sign in with; none where nothing is set up. */
  identityProviders: IdentityProvider[]
  /** Addresses beside our own that a sign-in may lead back to: `https://app.example/path` or `scheme://path`. */
  authRedirects: string[]
  /** Whether a wallet that a member has added signs her in. */
  web3SignIn: boolean
  /** Null means that the guide answers by itself. */
  model: ModelConfig | null
  logLevel: string
  rateLimits: boolean
  trustProxy: boolean
  /** Whether members write in the Village; null leaves it to whether production has a moderator. */
  village: VillageState | null
}

/** Thrown at boot with every problem of the environment at once, in words for an operator. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The configuration needs a look:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

const portNumber = (name: string) => {
  const message = `${name} must be a port number, such as 3000.`
  const isPort = (value: number) => Number.isInteger(value) && value >= 0 && value <= 65_535
  return z.optional(
    z.pipe(z.string(), z.pipe(z.transform(Number), z.number(message).check(z.refine(isPort, message)))),
  )
}

const address = (name: string, protocols: string[]) =>
  z.optional(
    z.string().check(
      z.refine(
        (value) => {
          const url = URL.parse(value)
          return url !== null && protocols.includes(url.protocol)
        },
        `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
      ),
    ),
  )

const secret = (name: string, length: number) =>
  z.optional(z.string().check(z.minLength(length, `${name} must have at least ${length} characters.`)))

const choice = <const T extends [string, ...string[]]>(name: string, values: T) =>
  z.optional(z.enum(values, `${name} must be one of: ${values.join(', ')}.`))

const environment = z.object({
  NODE_ENV: z.optional(z.string()),
  HOST: z.optional(z.string()),
  PORT: portNumber('PORT'),
  PUBLIC_URL: address('PUBLIC_URL', ['http:', 'https:']),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: address('DATABASE_URL', ['postgres:', 'postgresql:']),
  DATABASE_MEMBER_URL: address('DATABASE_MEMBER_URL', ['postgres:', 'postgresql:']),
  AUTH_SECRET: secret('AUTH_SECRET', 32),
  STRIPE_SECRET_KEY: z.optional(
    z
      .string()
      .check(
        z.regex(/^(sk|rk)_(test|live)_\w+$/, 'STRIPE_SECRET_KEY must look like sk_live_… or sk_test_….'),
      ),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(
    z.string().check(z.startsWith('whsec_', 'STRIPE_WEBHOOK_SECRET must look like whsec_….')),
  ),
  STRIPE_PRICE_ID: z.optional(
    z.string().check(z.startsWith('price_', 'STRIPE_PRICE_ID must look like price_….')),
  ),
  BILLING_STAND_IN: choice('BILLING_STAND_IN', ['allow']),
  BILLING_STAND_IN_PORT: portNumber('BILLING_STAND_IN_PORT'),
  BILLING_TEST_CONTROLS: choice('BILLING_TEST_CONTROLS', ['on']),
  SMTP_URL: address('SMTP_URL', ['smtp:', 'smtps:']),
  MAIL_FROM: z._default(z.string(), 'Lightly <hello@localhost>'),
  VAPID_PUBLIC_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{87}$/, 'VAPID_PUBLIC_KEY must be 87 characters of base64url.')),
  ),
  VAPID_PRIVATE_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{43}$/, 'VAPID_PRIVATE_KEY must be 43 characters of base64url.')),
  ),
  VAPID_SUBJECT: address('VAPID_SUBJECT', ['mailto:', 'https:']),
  ...s3Environment,
  SMS_URL: address('SMS_URL', ['http:', 'https:']),
  SMS_AUTHORIZATION: z.optional(z.string()),
  SMS_FROM: z._default(z.string(), 'Lightly'),
  IDENTITY_PROVIDERS: readIdentityProviders,
  AUTH_REDIRECTS: z._default(z.string(), ''),
  WEB3_SIGN_IN: choice('WEB3_SIGN_IN', ['on', 'off']),
  ...modelEnvironment,
  LOG_LEVEL: choice('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
  RATE_LIMITS: choice('RATE_LIMITS', ['on', 'off']),
  VILLAGE: choice('VILLAGE', [...villageStates]),
  TRUST_PROXY: choice('TRUST_PROXY', ['on', 'off']),
})

type Environment = z.output<typeof environment>

const neededInProduction = [
  ['DATABASE_URL', 'the Postgres database'],
  ['DATABASE_MEMBER_URL', 'a login to it that may do what members may and no more'],
  ['PUBLIC_URL', 'the address members use'],
  ['AUTH_SECRET', 'the key that signs sessions'],
  ['SMTP_URL', 'the mail server'],
  ['VAPID_PUBLIC_KEY', 'the key that browsers know its notifications by'],
] as const

function productionProblems(env: Environment): string[] {
  const missing: string[] = neededInProduction
    .filter(([name]) => !env[name])
    .map(([name, what]) => `${name} is missing: production needs ${what}.`)
  if (env.PUBLIC_URL?.startsWith('http:')) missing.push('PUBLIC_URL must start with https:// in production.')
  if (!env.STRIPE_SECRET_KEY && env.BILLING_STAND_IN !== 'allow')
    missing.push(
      'STRIPE_SECRET_KEY is missing: production takes real payments (or set BILLING_STAND_IN=allow).',
    )
  missing.push(...undisclosedModelProblems(env))
  if (env.RATE_LIMITS === 'off') missing.push('RATE_LIMITS may not be off in production.')
  if (env.BILLING_TEST_CONTROLS) missing.push('BILLING_TEST_CONTROLS may not be on in production.')
  return missing
}

const databaseNames = ['DATABASE_URL', 'DATABASE_MEMBER_URL'] as const

function databaseProblems(env: Environment): string[] {
  if (!databaseNames.some((name) => env[name])) return []
  return databaseNames
    .filter((name) => !env[name])
    .map((name) => `${name} is missing: the two DATABASE_* go together.`)
}

function stripeProblems(env: Environment): string[] {
  if (!env.STRIPE_SECRET_KEY) return []
  const problems = (['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const)
    .filter((name) => !env[name])
    .map((name) => `${name} is missing: it goes with STRIPE_SECRET_KEY.`)
  if (env.BILLING_STAND_IN === 'allow')
    problems.push('BILLING_STAND_IN=allow and STRIPE_SECRET_KEY exclude each other: choose one.')
  return problems
}

const vapidNames = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const

function vapidProblems(env: Environment): string[] {
  if (!vapidNames.some((name) => env[name])) return []
  return vapidNames
    .filter((name) => !env[name])
    .map((name) => `${name} is missing: the three VAPID_* go together.`)
}

const makeSecrets = () => ({
  auth: randomBytes(32).toString('base64url'),
  webhook: `whsec_${randomBytes(24).toString('base64url')}`,
})

/**
 * Reads the environment into a Config. An empty variable counts as absent.
 * @throws ConfigError naming every wrong or missing variable at once.
 */
export function readConfig(source: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => issue.message))
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  const problems = [
    ...(production ? productionProblems(env) : databaseProblems(env)),
    ...stripeProblems(env),
    ...vapidProblems(env),
    ...s3Problems(env),
    ...modelProblems(env),
    ...hostProblems(env),
  ]
  if (problems.length > 0) throw new ConfigError(problems)

  const port = env.PORT ?? 3000
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, '')
  const dataDir = resolve(env.DATA_DIR)
  const secrets =
    env.AUTH_SECRET && env.STRIPE_SECRET_KEY
      ? { auth: env.AUTH_SECRET, webhook: '' }
      : ownSecrets(dataDir, 'secrets.json', makeSecrets)
  return {
    production,
    host: env.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    port,
    publicUrl,
    isSecure: publicUrl.startsWith('https:'),
    dataDir,
    database:
      env.DATABASE_URL && env.DATABASE_MEMBER_URL
        ? { url: env.DATABASE_URL, memberUrl: env.DATABASE_MEMBER_URL }
        : null,
    authSecret: env.AUTH_SECRET ?? secrets.auth,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET && env.STRIPE_PRICE_ID
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            priceId: env.STRIPE_PRICE_ID,
          }
        : null,
    billingStandIn: {
      port: env.BILLING_STAND_IN_PORT ?? port + 1,
      webhookSecret: secrets.webhook,
      testControls: env.BILLING_TEST_CONTROLS === 'on',
    },
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    vapid:
      env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY && env.VAPID_SUBJECT
        ? {
            publicKey: env.VAPID_PUBLIC_KEY,
            privateKey: env.VAPID_PRIVATE_KEY,
            subject: env.VAPID_SUBJECT,
          }
        : null,
    s3: s3ConfigOf(env),
    sms: env.SMS_URL
      ? { url: env.SMS_URL, authorization: env.SMS_AUTHORIZATION ?? null, from: env.SMS_FROM }
      : null,
    identityProviders: env.IDENTITY_PROVIDERS ?? [],
    authRedirects: env.AUTH_REDIRECTS.split(/[\s,]+/).filter(Boolean),
    web3SignIn: env.WEB3_SIGN_IN === 'on',
    model: modelConfigOf(env),
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    rateLimits: env.RATE_LIMITS !== 'off',
    trustProxy: env.TRUST_PROXY === 'on',
    village: env.VILLAGE ?? null,
  }
}
