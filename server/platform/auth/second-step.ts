import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SecondStep } from '#contract/second-step.ts'
import type { Config } from '#server/config.ts'
import { build, type Database } from '#server/database/client.ts'
import { AppError } from '../http/app-error.ts'
import type { Factors } from './factors.ts'
import { newToken, tokenHash } from './keys.ts'
import { type OpenedSession, openSession } from './open-session.ts'
import { maskPhone } from './phone-number.ts'

const cookieName = 'lightly.second_step'
const minutes = 10
const over = 'That took a little too long. Please sign in again.'

/** A sign-in whose first step was right. It is no session: the token opens nothing but the second step. */
export interface PendingSignIn {
  token: string
  step: SecondStep
}

interface Parts {
  config: Config
  database: Database
  factors: Factors
}

/** The second step of a sign-in, between a right password (or provider, or wallet) and a session. */
export function createSecondStep({ config, database, factors }: Parts) {
  const system = database.asSystem()
  const cookie = { path: '/api', httpOnly: true, sameSite: 'lax', secure: config.isSecure } as const

  async function stepOf(userId: string, expiresAt: Date): Promise<SecondStep> {
    const verified = await factors.verified(userId)
    return {
      factors: verified.map(({ id, type, phone }) => ({ id, type, phone_end: phone && maskPhone(phone) })),
      expires_at: expiresAt.toISOString(),
    }
  }

  async function find(token: string | null) {
    if (!token) return undefined
    return system.row(
      build
        .selectFrom('auth.pending_sign_in')
        .select(['user_id as userId', 'expires_at as expiresAt'])
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', new Date()),
    )
  }

  async function assertPending(token: string | null) {
    const pending = await find(token)
    if (!pending) throw new AppError('unauthorized', over)
    return pending
  }

  return {
    /** Whether this user must give a code; then the sign-in waits, for ten minutes. Null where she need not. */
    async begin(userId: string): Promise<PendingSignIn | null> {
      const expiresAt = new Date(Date.now() + minutes * 60_000)
      const step = await stepOf(userId, expiresAt)
      if (step.factors.length === 0) return null
      const token = newToken()
      await system.rows(
        build
          .insertInto('auth.pending_sign_in')
          .values({ token_hash: tokenHash(token), user_id: userId, expires_at: expiresAt }),
      )
      return { token, step }
    },

    /** Straight to a session, or to a sign-in that waits for its second step. */
    async signIn(userId: string, request: FastifyRequest): Promise<OpenedSession | PendingSignIn> {
      return (await this.begin(userId)) ?? openSession(database, userId, request, { withFactor: false })
    },

    async get(token: string | null): Promise<SecondStep | null> {
      const pending = await find(token)
      return pending ? stepOf(pending.userId, pending.expiresAt) : null
    },

    /** Texts a code to one of her verified phones. @throws AppError 401 where nothing waits. */
    async sendCode(token: string | null, factorId: string): Promise<void> {
      const { userId } = await assertPending(token)
      const phone = (await factors.verified(userId)).find((factor) => factor.id === factorId)
      if (!phone) throw new AppError('not_found', 'We could not find that phone.')
      await factors.challenge(userId, factorId)
    },

    /** Ends the waiting with a right code and opens the session. @throws AppError 400, 401 or 429. */
    async finish(token: string | null, code: string, request: FastifyRequest): Promise<OpenedSession> {
      const { userId } = await assertPending(token)
      await factors.use(userId, code)
      const taken = await system.row(
        build
          .deleteFrom('auth.pending_sign_in')
          .where('token_hash', '=', tokenHash(token ?? ''))
          .returning('user_id'),
      )
      if (!taken) throw new AppError('unauthorized', over)
      return openSession(database, userId, request, { withFactor: true })
    },

    setCookie: (reply: FastifyReply, pending: PendingSignIn) =>
      void reply.setCookie(cookieName, pending.token, { ...cookie, maxAge: minutes * 60 }),
    readCookie: (request: FastifyRequest): string | null => request.cookies[cookieName] ?? null,
    clearCookie: (reply: FastifyReply) => void reply.clearCookie(cookieName, cookie),
  }
}

export type SecondSteps = ReturnType<typeof createSecondStep>
