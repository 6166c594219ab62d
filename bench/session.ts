import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createAccount, type Session } from '#contract/account.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { sessionCookieName } from '#server/platform/auth/auth.ts'
import { openServices } from '#server/services.ts'

// What it costs to know who is calling: queries sent to Postgres, and time from request to answer.

const rounds = 2000
const dataDir = mkdtempSync(join(tmpdir(), 'lightly-session-bench-'))
const config = readConfig({
  DATA_DIR: dataDir,
  PORT: '20998',
  BILLING_STAND_IN_PORT: '20999',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
})

let queries = 0
const { query } = pg.Client.prototype
pg.Client.prototype.query = function count(this: pg.Client, ...given: unknown[]) {
  queries += 1
  return Reflect.apply(query, this, given)
} as typeof query

const services = await openServices(config)
const http = await createApp(services)
const made = await http.inject({
  method: 'POST',
  url: createAccount.path,
  payload: { email: 'bench@example.com', password: 'a quiet cup of tea' },
})
const { session } = made.json<{ session: Session }>()
const cookieName = sessionCookieName(config)
const cookie = made.cookies.find(({ name }) => name === cookieName)?.value ?? ''

/** Prints the queries of one call, and the median and the 99th percentile of its time in milliseconds. */
async function time(name: string, call: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < rounds / 10; round++) await call()
  const times: number[] = []
  const before = queries
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
  }
  const each = (queries - before) / rounds
  times.sort((one, other) => one - other)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(3).padStart(7)
  process.stdout.write(`${name.padEnd(44)} ${each} queries  p50 ${at(0.5)} ms  p99 ${at(0.99)} ms\n`)
}

const ask = (url: string, headers: Record<string, string>, known: string) => async () => {
  const answer = await http.inject({ url, headers })
  if (!answer.body.includes(known)) throw new Error(answer.body)
}
const signedIn = { cookie: `${cookieName}=${encodeURIComponent(cookie)}` }

const bearer = { authorization: `Bearer ${session.access_token}` }

await time('nobody: /api/session/check', ask('/api/session/check', {}, 'false'))
await time('cookie: /api/session/check', ask('/api/session/check', signedIn, 'true'))
await time('bearer: /api/session/check', ask('/api/session/check', bearer, 'true'))
await time('cookie, and a new token: /api/session', ask('/api/session', signedIn, 'access_token'))

await http.close()
await services.close()
rmSync(dataDir, { recursive: true, force: true })
