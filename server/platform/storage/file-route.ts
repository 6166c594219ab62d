import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/database/client.ts'
import { notFound, unauthorized } from '../http/app-error.ts'
import type { FileRules } from './file-rules.ts'
import { findFile } from './files-repo.ts'
import { isMissing } from './is-missing.ts'
import { keyOf, type Storage } from './storage.ts'

/** Seconds that a browser keeps a file; it never changes under its address. */
const kept = 3_600

/**
 * Serves files at `/api/files/{bucket}/{path}`, each to whom the rule of its bucket lets see it. One that is not there and
 * one that is not hers to see answer alike.
 */
export function fileRoutes(
  http: FastifyInstance,
  { database, storage }: { database: Database; storage: Storage },
  rules: FileRules,
): void {
  http.get<{ Params: { bucket: string; '*': string } }>('/api/files/:bucket/*', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const caller = await http.findCaller(request)
    if (!caller) throw unauthorized()
    const { bucket, '*': path } = request.params
    const rule = Object.hasOwn(rules, bucket) ? rules[bucket] : undefined
    const member = database.asMember(caller.userId)
    if (path.includes('\0') || !(await rule?.maySee?.(member, path))) throw notFound()
    const file = await findFile(database.asSystem(), bucket, path)
    if (!file) throw notFound()
    const bytes = await storage.getBytes(keyOf(file)).catch((error: unknown) => {
      throw isMissing(error) ? notFound() : error
    })
    return (
      reply
        .header('content-type', file.content_type)
        // Hers alone, and not for whoever signs in next in the same browser.
        .header('cache-control', `private, max-age=${kept}`)
        .header('vary', 'cookie')
        .send(Buffer.from(bytes))
    )
  })
}
