import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorTexts } from '#contract/errors.ts'
import { InvalidDataError } from '#server/database/client.ts'
import { isOutage } from '#server/database/errors.ts'
import { AppError, notFound } from './app-error.ts'

/** Turns whatever was thrown into an AppError, or null when it is nobody's input but our fault. */
function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (error instanceof InvalidDataError)
    return new AppError('bad_input', errorTexts.badInput, { cause: error })
  if (isOutage(error)) return new AppError('unavailable', errorTexts.unavailable, { cause: error })
  const { statusCode } = error as Partial<FastifyError>
  if (statusCode === 413) return new AppError('too_large', errorTexts.tooLarge)
  if (statusCode === 429) return new AppError('too_many', errorTexts.tooMany)
  if (statusCode === 503) return new AppError('unavailable', errorTexts.unavailable)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError('bad_input', errorTexts.badInput)
  return null
}

const callerLeft = () => new AppError('bad_input', errorTexts.badInput)

/** Seconds after which a program that was answered 503 may ask again. */
const restSeconds = 10

/** The one place where an error becomes a reply. Unexpected ones are logged whole and answered with an id only. */
export function installErrorHandler(http: FastifyInstance): void {
  http.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    // A caller who left in the middle of a request hears nothing any more.
    const known = request.raw.readableAborted ? callerLeft() : asAppError(error)
    if (known && known.status >= 500) request.log.warn({ err: known.cause ?? known }, 'unavailable')
    if (known?.status === 503) reply.header('retry-after', restSeconds)
    if (known) return reply.status(known.status).send(known.body())
    request.log.error({ err: error }, 'unexpected error')
    return reply.status(500).send({ error: errorTexts.unexpected, code: 'internal', requestId: request.id })
  })
}

/** What an address that nobody serves is answered. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const missing = notFound()
  return reply.status(missing.status).send(missing.body())
}
