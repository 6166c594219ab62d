import type * as z from 'zod/mini'

/**
 * Who may call a route: anybody, a signed-in member, one whose trial or subscription runs, or one who moderates. What each
 * may then see is the database's to say (`server/database/tables.ts`): a moderator sees no member's own rows.
 */
type Access = 'visitor' | 'member' | 'subscriber' | 'moderator'

/**
 * One entry of the route table: what web and server agree on for one call.
 * `path` names its parameters with a colon; `params`, `query` and `body` are what the caller sends,
 * `reply` is what comes back. A route that can also answer as server-sent events names their shape in `stream`.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  access: Access
  summary: string
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  reply: z.ZodMiniType
  stream?: z.ZodMiniType
  /** Calls a minute that one caller may make; the house limit where absent. */
  perMinute?: number
}

type InputOf<T> = T extends z.ZodMiniType ? z.input<T> : never
type OutputOf<T> = T extends z.ZodMiniType ? z.output<T> : undefined

/** What a caller of the route passes in: only the parts that the route names. */
export type RouteInput<R extends Route> = {
  [K in 'params' | 'query' | 'body' as R[K] extends z.ZodMiniType ? K : never]: InputOf<R[K]>
}

/** What the server's handler receives once the input has been checked. */
export interface RouteArguments<R extends Route> {
  params: OutputOf<R['params']>
  query: OutputOf<R['query']>
  body: OutputOf<R['body']>
}

export type RouteReply<R extends Route> = InputOf<R['reply']>
export type RouteEvent<R extends Route> = InputOf<R['stream']>

/** Declares an entry of the route table and keeps its exact types. */
export function route<const R extends Route>(entry: R): R {
  return entry
}
