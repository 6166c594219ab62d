import type { FastifyInstance } from 'fastify'
import { errorTexts } from '#contract/errors.ts'
import { AppError, unauthorized } from '../http/app-error.ts'
import { onReplyClose } from '../http/on-reply-close.ts'

/** Bytes of a picture as it comes from a phone. */
const maxBytes = 25 * 1024 * 1024
/** Uploads that are read at once, all members' and one member's: what they hold in memory is bounded by it. */
const atOnce = { all: 6, ofOne: 2 }

export const uploadFailed = 'Upload failed'

/**
 * A place for routes whose body is a file: it comes as a Buffer, whatever type it says it has. Who calls is asked before a byte
 * is read, and what is too large or comes to nothing is answered 'Upload failed'.
 */
export function acceptUploads(http: FastifyInstance, routes: (scope: FastifyInstance) => void): void {
  const reading = new Map<string, number>()
  const count = (of: string, by: number) => reading.set(of, (reading.get(of) ?? 0) + by)

  http.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = maxBytes
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    scope.addHook('preParsing', async (request, reply) => {
      const caller = await http.findCaller(request)
      if (!caller) throw unauthorized()
      const all = [...reading.values()].reduce((sum, one) => sum + one, 0)
      if (all >= atOnce.all || (reading.get(caller.userId) ?? 0) >= atOnce.ofOne)
        throw new AppError('unavailable', errorTexts.unavailable)
      count(caller.userId, 1)
      onReplyClose(reply.raw, () => {
        count(caller.userId, -1)
        if (!reading.get(caller.userId)) reading.delete(caller.userId)
      })
    })

    scope.setErrorHandler((error: unknown) => {
      const { statusCode } = error as { statusCode?: number }
      if (statusCode === 413)
        throw new AppError('bad_input', uploadFailed, { fields: { body: uploadFailed } })
      throw error
    })
    routes(scope)
  })
}
