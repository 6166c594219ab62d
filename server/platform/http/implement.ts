import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { core } from 'zod/mini'
import * as z from 'zod/mini'
import { errorTexts } from '#contract/errors.ts'
import { memberHeader } from '#contract/member-header.ts'
import { pageHeader } from '#contract/page-header.ts'
import type { Route, RouteArguments, RouteReply } from '#contract/route.ts'
import { withCallingPage } from '#server/database/calling-page.ts'
import { AppError, unauthorized } from './app-error.ts'

/** Who is calling: read once a request from her session cookie. */
export interface Caller {
  userId: string
  email: string
  emailVerified: boolean
  sessionId: string
  expiresAt: Date
  /** When she last proved that it is her, beside signing in. */
  steppedUpAt: Date | null
  /** When a second factor was used in this session. */
  factorUsedAt: Date | null
  /** When she signed in here. */
  signedInAt: Date
  /** When this session was last noted as used. */
  lastSeenAt: Date
  /** When her account will be deleted, where she asked for that. */
  leavingAt: Date | null
  /** Whether an operator has made her a moderator. */
  isModerator: boolean
}

/** What a handler answers that has nothing to tell. */
export const done = { ok: true } as const

declare module 'fastify' {
  interface FastifyInstance {
    /** Installed by the auth plugin. */
    findCaller: (request: FastifyRequest) => Promise<Caller | null>
    /** Whether her trial or subscription runs. Installed beside the routes of the membership. */
    isSubscriber: (userId: string) => Promise<boolean>
  }
}

type CallerOf<R extends Route> = R['access'] extends 'visitor' ? Caller | null : Caller

interface Arguments<R extends Route> extends RouteArguments<R> {
  caller: CallerOf<R>
  request: FastifyRequest
  reply: FastifyReply
}

/** JSON Schema of an entry's part, as the serialiser and the OpenAPI document need it. */
export function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', io, unrepresentable: 'any' })
  return rest
}

function fieldsOf(issues: core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.join('.') || 'body'] ??= issue.message
  return fields
}

/** Checks one part of the input. @throws AppError 400 whose message is the first problem and whose fields are all. */
function check<T>(schema: z.ZodMiniType<T> | undefined, value: unknown): T | undefined {
  if (!schema) return undefined
  // What has no words of its own gets words that a member may read.
  const parsed = schema.safeParse(value, { error: () => errorTexts.badInput })
  if (parsed.success) return parsed.data
  const fields = fieldsOf(parsed.error.issues)
  throw new AppError('bad_input', Object.values(fields)[0] ?? errorTexts.badInput, { fields })
}

/**
 * Serves one entry of the route table: who may call, what comes in and what goes out are the entry's own.
 * The handler gets checked input and returns the reply; a handler that streamed its answer itself returns nothing.
 */
export function implement<R extends Route>(
  http: FastifyInstance,
  entry: R,
  handler: (given: Arguments<R>) => Promise<RouteReply<R> | undefined>,
): void {
  http.route({
    method: entry.method,
    url: entry.path,
    schema: { response: { 200: toJsonSchema(entry.reply, 'output') } },
    config: entry.perMinute ? { rateLimit: { max: entry.perMinute, timeWindow: '1 minute' } } : {},
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const caller = await http.findCaller(request)
      if (entry.access !== 'visitor' && !caller) throw unauthorized()
      const meant = request.headers[memberHeader]
      if (meant && meant !== caller?.userId) throw unauthorized()
      if (entry.access === 'subscriber' && caller && !(await http.isSubscriber(caller.userId)))
        throw new AppError('members_only', errorTexts.membersOnly)
      if (entry.access === 'moderator' && !caller?.isModerator)
        throw new AppError('forbidden', errorTexts.moderatorsOnly)
      const given = {
        params: check(entry.params, request.params),
        query: check(entry.query, request.query),
        body: check(entry.body, request.body ?? undefined),
        caller,
        request,
        reply,
      } as Arguments<R>
      const answer = await withCallingPage(request.headers[pageHeader], () => handler(given))
      return answer === undefined ? reply : answer
    },
  })
}
