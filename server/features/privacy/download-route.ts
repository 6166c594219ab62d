import type { FastifyInstance } from 'fastify'
import { isSteppedUp } from '#server/platform/auth/step-up.ts'
import { findFile } from '#server/platform/storage/files-repo.ts'
import { keyOf } from '#server/platform/storage/storage.ts'
import type { Services } from '#server/services.ts'
import { readDownloadToken } from './download-link.ts'
import { fileOfExport, isOpenExport } from './exports-repo.ts'

/**
 * Hands a member her copy. A browser opens this address from a mail, so whoever may not have it is led on: to sign
 * in, or to the screen where she proves that it is her, or asks for another.
 */
export function downloadRoute(http: FastifyInstance, { config, database, storage }: Services): void {
  http.get<{ Params: { token: string } }>(
    '/api/exports/:token',
    { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const caller = await http.findCaller(request)
      if (!caller) return reply.redirect('/signin')
      const now = new Date()
      const id = readDownloadToken(config, request.params.token, caller.userId, now)
      const member = database.asMember(caller.userId)
      const { bucket, path } = fileOfExport(caller.userId, id ?? '')
      const file = id && (await isOpenExport(member, id, now)) && (await findFile(member, bucket, path))
      if (!file) return reply.redirect('/account/privacy?export=gone')
      if (!isSteppedUp(caller)) return reply.redirect('/account/privacy')
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', 'attachment; filename="lightly-data.zip"')
        .header('content-length', file.bytes)
        .send(await storage.getStream(keyOf(file)))
    },
  )
}
