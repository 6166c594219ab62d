import { join } from 'node:path'
import type { Config } from './config.ts'
import { type Database, openDatabase } from './database/client.ts'
import { connectionConfig } from './database/connection.ts'
import { startEmbeddedPostgres } from './database/embedded.ts'
import { migrate } from './database/migrate.ts'
import { webhookPath } from './features/membership/webhook.ts'
import { type AccessTokens, createAccessTokens } from './platform/auth/access-tokens.ts'
import { type Auth, createAuth } from './platform/auth/auth.ts'
import { createMailer, type Mailer } from './platform/mail/mail.ts'
import { openPayments, type Payments } from './platform/payments/payments.ts'

/** What the features stand on. */
export interface Services {
  config: Config
  /** Where the database is, as its owner: for the job queue, which keeps tables of its own. */
  databaseUrl: string
  database: Database
  auth: Auth
  accessTokens: AccessTokens
  mailer: Mailer
  payments: Payments
  close(): Promise<void>
}

async function openPostgres(config: Config) {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres') })
}

/** Starts or connects everything that the configuration names, on a migrated database. */
export async function openServices(config: Config): Promise<Services> {
  const postgres = await openPostgres(config)
  await migrate(postgres.url)
  const database = openDatabase({ url: postgres.url })
  const mailer = createMailer(config)
  const auth = createAuth({
    config,
    connection: connectionConfig(postgres.url, 'lightly_system', 'auth'),
    onBackgroundError: (error) => process.emitWarning(error instanceof Error ? error : String(error)),
  })
  const accessTokens = createAccessTokens({ database, issuer: config.publicUrl, secret: config.authSecret })
  const payments = await openPayments(config, `http://localhost:${config.port}${webhookPath}`)
  return {
    config,
    databaseUrl: postgres.url,
    database,
    auth,
    accessTokens,
    mailer,
    payments,
    async close() {
      await payments.close()
      await auth.close()
      await database.close()
      await postgres.stop()
    },
  }
}
