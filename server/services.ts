import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { type Database, openDatabase } from './database/client.ts'
import { connectionConfig, type DatabaseAddresses } from './database/connection.ts'
import { startEmbeddedPostgres } from './database/embedded.ts'
import { memberLoginProblems } from './database/member-login.ts'
import { migrate } from './database/migrate.ts'
import { type AccessTokens, createAccessTokens } from './platform/auth/access-tokens.ts'
import { type Auth, createAuth } from './platform/auth/auth.ts'
import { createFactors, type Factors } from './platform/auth/factors.ts'
import { createSecondStep, type SecondSteps } from './platform/auth/second-step.ts'
import { createRunSoon, type RunSoon } from './platform/jobs/run-soon.ts'
import { createMailer, type Mailer } from './platform/mail/mail.ts'
import type { Model } from './platform/model/model.ts'
import { openPayments, type Payments } from './platform/payments/payments.ts'
import { webhookPath } from './platform/payments/webhook-path.ts'
import { createPush, type Push } from './platform/push/push.ts'
import { createSms, type Sms } from './platform/sms/sms.ts'
import { openStorage, type Storage } from './platform/storage/storage.ts'
import { unlessAborted, within } from './within.ts'

/** How long mails and queries that are under way may take once all is being closed, in milliseconds. */
const patience = 1_000

/** What the features stand on. */
export interface Services {
  config: Config
  /** Where the database is, as its owner: for the job queue, which keeps tables of its own. */
  databaseUrl: string
  database: Database
  auth: Auth
  accessTokens: AccessTokens
  mailer: Mailer
  sms: Sms
  factors: Factors
  secondStep: SecondSteps
  payments: Payments
  push: Push
  storage: Storage
  soon: RunSoon
  /** Null where the guide answers by itself. */
  model: Model | null
  close(): Promise<void>
}

/** Where the database is: as configured, or embedded under `dataDir`, where one that runs already is taken over. */
export async function openPostgres(
  config: Config,
  signal?: AbortSignal,
): Promise<DatabaseAddresses & { stop(): Promise<void> }> {
  if (config.database) return { ...config.database, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), ...(signal && { signal }) })
}

type Postgres = Awaited<ReturnType<typeof openPostgres>>

/**
 * Starts or connects everything that the configuration names, on a migrated database. Where that fails, or `signal` gives it
 * up, no Postgres is left running.
 * @param reachPayments how the payment provider is reached, where a command must not open it anew beside a server that runs
 */
export async function openServices(
  config: Config,
  signal?: AbortSignal,
  reachPayments: typeof openPayments = openPayments,
): Promise<Services> {
  const postgres = await openPostgres(config, signal)
  try {
    return await unlessAborted(signal, standOn(postgres, config, reachPayments))
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function standOn(
  postgres: Postgres,
  config: Config,
  reachPayments: typeof openPayments,
): Promise<Services> {
  await migrate(postgres.url)
  const problems = await memberLoginProblems(postgres.memberUrl)
  if (problems.length > 0) throw new ConfigError(problems)
  const database = openDatabase(postgres)
  const mailer = createMailer(config)
  const auth = createAuth({
    config,
    connection: connectionConfig(postgres.url, 'lightly_system', 'auth'),
    onBackgroundError: (error) => process.emitWarning(error instanceof Error ? error : String(error)),
  })
  const sms = createSms(config)
  const factors = createFactors({ config, database, sms })
  const secondStep = createSecondStep({ config, database, factors })
  const accessTokens = createAccessTokens({ database, issuer: config.publicUrl, secret: config.authSecret })
  const payments = await reachPayments(config, `http://localhost:${config.port}${webhookPath}`)
  // Loaded only where it is wanted: it is large, and most places start without it.
  const model = config.model && (await import('./platform/model/model.ts')).openModel(config.model)
  return {
    config,
    databaseUrl: postgres.url,
    database,
    auth,
    accessTokens,
    mailer,
    sms,
    factors,
    secondStep,
    payments,
    push: createPush(config),
    storage: await openStorage(config),
    soon: createRunSoon(),
    model,
    async close() {
      await within(patience, Promise.all([payments.close(), auth.close()]))
      await within(patience, database.close())
      await postgres.stop()
    },
  }
}
