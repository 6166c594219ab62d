import { readFileSync } from 'node:fs'
import pg from 'pg'
import { createAccount } from '#contract/account.ts'
import { withRetry } from '#server/database/connection.ts'
import { type OwnProcess, ownProcess } from '#server/testing/own-process.ts'
import { Visitor } from '#server/testing/visitor.ts'
import type { Findings } from './findings.ts'
import { marker } from './marker.ts'

export interface FaultServer extends OwnProcess {
  /** A connection to its database as the owner. */
  connect(): Promise<pg.Client>
  /** A visitor who has just made an account, confirmed, with a trial that runs. */
  member(): Promise<Visitor>
  /** Runs SQL as the owner. */
  asOwner<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>
  /** Finds a member's words in what the server and Postgres wrote to their logs. */
  checkLogs(findings: Findings): void
}

let members = 0

/** A server of one's own, with its log kept, to be broken. */
export async function startFaultServer(
  dataDir?: string,
  environment: Record<string, string> = {},
): Promise<FaultServer> {
  const own = await ownProcess({ LOG_LEVEL: 'info', ...environment }, dataDir)
  let log = ''
  const url = `postgresql:///postgres?host=${encodeURIComponent(own.postgresDir)}&user=lightly`

  const connect = () =>
    withRetry(async () => {
      const opened = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
      opened.on('error', () => undefined)
      await opened.connect()
      return opened
    })

  async function asOwner<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    const client = await connect()
    return client
      .query<R>(text, values)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }

  return {
    ...own,
    connect,
    asOwner,
    async start() {
      const child = await own.start()
      for (const output of [child.stdout, child.stderr])
        output?.on('data', (text: Buffer) => {
          log += text
        })
      return child
    },
    async member() {
      const visitor = new Visitor(own.origin)
      const email = `member-${++members}@example.com`
      const { body } = await visitor.call(createAccount, {
        body: { email, password: 'a quiet cup of tea', adult_confirmed: true },
      })
      const { id } = body.session.user
      await asOwner(`update auth."user" set "emailVerified" = true where id = $1`, [id])
      await asOwner(
        `insert into subscriptions (stripe_subscription_id, stripe_customer_id, user_id, status, stripe_status,
           subscribed, on_trial, trial_end, stripe_created)
         values ('sub_of_' || $1::text, 'cus_of_' || $1::text, $1::uuid, 'trialing', 'trialing', false, true, now() + '7 days', now())`,
        [id],
      )
      return visitor
    },
    checkLogs(findings) {
      const logs = { server: log, Postgres: readFileSync(`${own.postgresDir}.log`, 'utf8') }
      for (const [whose, text] of Object.entries(logs)) {
        const line = text.split('\n').find((each) => each.includes(marker))
        findings.expect(line === undefined, `a member's words in the log of ${whose}`, line)
      }
    },
  }
}
