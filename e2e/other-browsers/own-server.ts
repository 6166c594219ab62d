import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createAccount } from '#contract/account.ts'
import { freePorts } from '#server/testing/server.ts'
import { Visitor } from '#server/testing/visitor.ts'
import { type Started, start } from './processes.ts'

export interface Credentials {
  email: string
  password: string
}

const password = 'a quiet cup of tea'
const dayMs = 86_400_000

/** The product as a process of its own, with a database of its own. */
export async function startServer(folder: string): Promise<Started & { origin: string }> {
  const [port, billingPort] = await freePorts(2)
  const server = await start('node', ['server/main.ts'], /localhost:(\d+)/, {
    PORT: String(port),
    BILLING_STAND_IN_PORT: String(billingPort),
    DATA_DIR: join(folder, 'data'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  })
  return { ...server, origin: `http://localhost:${port}` }
}

/** A member who has told of a day every other day for four weeks. */
export async function makeMember(origin: string): Promise<Credentials> {
  const visitor = new Visitor(origin)
  const email = `${randomUUID()}@example.com`
  await visitor.call(createAccount, { body: { email, password, adult_confirmed: true } })
  const about = {
    first_name: 'Ana',
    timezone: 'Australia/Melbourne',
    season: null,
    focus: null,
    notes: null,
    allow_real_talk_push: false,
  }
  await visitor.send('POST', '/api/onboarding', { about, children: [] })
  for (let daysAgo = 0; daysAgo <= 28; daysAgo += 2) {
    const hearts = { energy: 3, mood: (daysAgo % 5) + 1, stress: 3 }
    const responses = { ...hearts, prompt: 'What helped?', promptResponse: '' }
    const told_at = new Date(Date.now() - daysAgo * dayMs).toISOString()
    await visitor.send('PUT', `/api/check-ins/${randomUUID()}`, {
      told_at,
      told: { type: 'daily', responses },
    })
  }
  return { email, password }
}
