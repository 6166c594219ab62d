import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort, { portNumbers } from 'get-port'
import { createAccount } from '#contract/account.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openServices, type Services } from '../services.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { runningTrial } from './running-trial.ts'
import { Visitor } from './visitor.ts'

export interface TestServer {
  origin: string
  services: Services
  testDatabase: TestDatabase
  /** A browser that has never been here. */
  visitor(): Visitor
  /** A program that speaks to the API and is no browser. */
  client(): Visitor
  /** A visitor who has just created an account and whose trial runs: everything is open to her. */
  member(): Promise<Member>
  /** The same with her e-mail confirmed: she may add second steps and ways to sign in. */
  confirmedMember(): Promise<Member>
  /** A member without a trial. */
  freeMember(): Promise<Member>
  close(): Promise<void>
}

type Member = Visitor & { userId: string; email: string }

const password = 'a quiet cup of tea'
let members = 0

const hashes = new Map<string, Promise<string>>()

/** Members that are taken for granted have one password: hashing it anew for each took a third of the time of these tests. */
function hashingOnce(auth: Services['auth']): Services['auth'] {
  return {
    ...auth,
    async hashPassword(given) {
      const hash = hashes.get(given) ?? auth.hashPassword(given)
      if (given === password) hashes.set(given, hash)
      return hash
    },
  }
}

/** The whole product over HTTP on a database of its own, with the billing stand-in beside it. */
export async function startTestServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const testDatabase = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'lightly-data-'))
  const [port, billingPort] = await freePorts(2)
  const config = readConfig({
    PORT: String(port),
    BILLING_STAND_IN_PORT: String(billingPort),
    BILLING_TEST_CONTROLS: 'on',
    DATA_DIR: dataDir,
    DATABASE_URL: testDatabase.url,
    DATABASE_MEMBER_URL: testDatabase.memberUrl,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const opened = await openServices(config)
  const services = { ...opened, auth: hashingOnce(opened.auth) }
  const http = await createApp(services)
  await http.listen({ host: 'localhost', port: config.port })
  const origin = config.publicUrl

  async function freeMember(): Promise<Member> {
    const visitor = new Visitor(origin)
    const email = `member-${++members}@example.com`
    const { body } = await visitor.call(createAccount, {
      body: { email, password, adult_confirmed: true },
    })
    return Object.assign(visitor, { userId: body.session.user.id, email })
  }

  async function member(): Promise<Member> {
    const made = await freeMember()
    await testDatabase.asOwner(runningTrial, [made.userId])
    return made
  }

  return {
    origin,
    services,
    testDatabase,
    visitor: () => new Visitor(origin),
    freeMember,
    client: () => new Visitor(origin, false),
    member,
    async confirmedMember() {
      const made = await member()
      await testDatabase.asOwner('update auth."user" set "emailVerified" = true where id = $1', [made.userId])
      return made
    },
    async close() {
      await http.close()
      await services.close()
      await testDatabase.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Ports that are free, all different. They lie below those that the system gives to outgoing connections (32,768 and up on Linux), one of
 * which may take a port before the server listens; processes that run side by side look in ranges of their own.
 */
export async function freePorts(count: number): Promise<number[]> {
  const first = 20_000 + (process.pid % 120) * 100
  const found: number[] = []
  while (found.length < count) found.push(await getPort({ port: portNumbers(first, first + 99) }))
  return found
}
