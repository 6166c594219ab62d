import { betterAuth } from 'better-auth'
import { Pool, type PoolConfig } from 'pg'
import { limits } from '#contract/limits.ts'
import type { Config } from '#server/config.ts'

const daySeconds = 24 * 60 * 60
export const sessionSeconds = 30 * daySeconds
const cookiePrefix = 'lightly'

/** The cookie's name; a secure origin gets the prefix that browsers hold to HTTPS. */
export function sessionCookieName(config: Config): string {
  const prefix = config.isSecure ? '__Secure-' : ''
  return `${prefix}${cookiePrefix}.session_token`
}

interface AuthOptions {
  config: Config
  /** Where the accounts are: connects as the system role with the `auth` schema in front. */
  connection: PoolConfig
  /** Told when something that goes on behind an answer fails, such as a mail that cannot be sent. */
  onBackgroundError: (error: unknown) => void
}

/** better-auth over our own tables in schema `auth`. Of its own endpoints none is open. */
export function createAuth({ config, connection, onBackgroundError }: AuthOptions) {
  const pool = new Pool({ max: 8, ...connection })
  // A connection that breaks, idle or in use, fails its own query at most and is replaced on next use.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  // Mails go out behind the answer, so that its time does not tell whether an account exists.
  const background = new Set<Promise<unknown>>()
  function inBackground(task: Promise<unknown>) {
    const settled = task.catch(onBackgroundError).finally(() => background.delete(settled))
    background.add(settled)
  }
  const auth = betterAuth({
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    database: pool,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    session: { expiresIn: sessionSeconds, updateAge: daySeconds },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.passwordMin,
    },
    advanced: {
      cookiePrefix,
      database: { generateId: false },
      backgroundTasks: { handler: inBackground },
    },
  })
  return {
    api: auth.api,
    /** Whether `getSession` would put the end of a session off: once a day. */
    isRenewalDue: (endsAt: Date) => endsAt.getTime() - Date.now() < (sessionSeconds - daySeconds) * 1000,
    /** Hash of a password as sign-in will check it. */
    hashPassword: async (password: string) => (await auth.$context).password.hash(password),
    verifyPassword: async (password: string, hash: string) =>
      (await auth.$context).password.verify({ password, hash }),
    /** Lets the answer go out while this goes on. */
    inBackground,
    /** Waits for mails that are on their way. */
    async close() {
      await Promise.all(background)
      await pool.end()
    },
  }
}

export type Auth = ReturnType<typeof createAuth>
