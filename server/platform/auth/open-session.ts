import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { build, type Database } from '#server/database/client.ts'
import type { Caller } from '../http/implement.ts'
import { sessionCookieName, sessionSeconds } from './auth.ts'
import { findSession } from './find-caller.ts'

export interface OpenedSession {
  caller: Caller
  /** What the session's cookie holds; it never goes into a body. */
  token: string
}

interface Options {
  /** A second factor was used to get here. */
  withFactor: boolean
}

/** Begins a session for a user who has proved all that she must. */
export async function openSession(
  database: Database,
  userId: string,
  request: FastifyRequest,
  { withFactor }: Options,
): Promise<OpenedSession> {
  const token = randomBytes(24).toString('base64url')
  const now = new Date()
  await database.asSystem().rows(
    build.insertInto('auth.session').values({
      userId,
      token,
      expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
      userAgent: request.headers['user-agent']?.slice(0, 400) ?? null,
      ...(withFactor && { factor_used_at: now }),
    }),
  )
  const caller = await findSession(database, 'session.token', token)
  if (!caller) throw new Error('a session that was just opened is missing')
  return { caller, token }
}

/** The same for giving and for taking: a browser refuses to part with a `__Secure-` cookie by one that is not secure. */
const cookieOf = ({ isSecure }: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const

interface Parts {
  config: Config
  database: Database
}

/**
 * Gives the session to the browser. A browser has but one: another member's that it bore until now is over, and with it
 * what was pushed to her there.
 */
export async function setBrowserSession(
  { config, database }: Parts,
  opened: OpenedSession,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const bearsOne = request.cookies[sessionCookieName(config)] !== undefined
  const last = bearsOne ? await request.server.findCaller(request) : null
  if (last && last.userId !== opened.caller.userId)
    await database.asSystem().rows(build.deleteFrom('auth.session').where('id', '=', last.sessionId))
  setSessionCookie(reply, config, opened)
}

/** Puts it in the signed cookie that the accounts library and `find-caller.ts` read. */
export function setSessionCookie(reply: FastifyReply, config: Config, { token }: OpenedSession): void {
  const signature = createHmac('sha256', config.authSecret).update(token).digest('base64')
  reply.setCookie(sessionCookieName(config), `${token}.${signature}`, {
    ...cookieOf(config),
    maxAge: sessionSeconds,
  })
}

/** Takes it back. */
export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(sessionCookieName(config), cookieOf(config))
}
