import type { FastifyInstance } from 'fastify'
import type { Route, RouteInput, RouteReply } from '#contract/route.ts'

/** Calls entries of the route table as one browser would, in this process. */
export type Call = <R extends Route>(entry: R, input: RouteInput<R>) => Promise<RouteReply<R>>

/** A browser without a page, which keeps its cookies. Its calls throw where they are refused. */
export function createCaller(http: FastifyInstance): Call {
  const cookies = new Map<string, string>()
  return async (entry, input) => {
    const { params = {}, query, body } = input as Record<string, Record<string, string>>
    const answer = await http.inject({
      method: entry.method,
      url: entry.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
      cookies: Object.fromEntries(cookies),
      ...(query && { query }),
      ...(body && { payload: body }),
    })
    for (const { name, value } of answer.cookies) cookies.set(name, value)
    if (answer.statusCode >= 400)
      throw new Error(`${entry.method} ${entry.path} was answered ${answer.statusCode}: ${answer.body}`)
    return answer.json()
  }
}
