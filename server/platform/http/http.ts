import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { errorTexts } from '#contract/errors.ts'
import type { Config } from '#server/config.ts'
import { AppError } from './app-error.ts'
import { handleClientError } from './client-error.ts'
import { installErrorHandler } from './error-handler.ts'
import { guardAgainstPressure } from './pressure.ts'

/** Bytes that a request body may have: ten times the longest text of any form. */
const bodyLimit = 256 * 1024
const housePerMinute = 600

/**
 * How long a caller may keep us waiting, in milliseconds. A request has two minutes to arrive whole, so that the longest body gets
 * through at 17 kbit/s; a reply may take as long as it takes while bytes move, and no reply is silent for two minutes.
 */
const patience = { headers: 20_000, request: 120_000, silence: 120_000, check: 2_000 }

/**
 * A Fastify with the house rules: security headers, limits, origin check, request ids, and one log line a request
 * that names the route and never the address, the body or a member's text.
 */
export async function createHttp(config: Config): Promise<FastifyInstance> {
  const http = Fastify({
    bodyLimit,
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.check },
    clientErrorHandler: handleClientError,
    // Refused below, in the shape of every error.
    return503OnClosing: false,
    // One proxy: what a caller wrote into X-Forwarded-For himself must not pass for his address.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    // An address that cannot be decoded never reaches the error handler.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      const unreadable = new AppError('bad_input', errorTexts.badInput)
      reply.status(unreadable.status).send(unreadable.body())
    },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    logger: {
      level: config.logLevel,
      serializers: {
        err: (error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
      },
    },
  })
  installErrorHandler(http)

  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(config.production && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.production,
    crossOriginEmbedderPolicy: false,
  })
  await http.register(cookie)
  await guardAgainstPressure(http)
  if (config.rateLimits)
    await http.register(rateLimit, {
      max: housePerMinute,
      timeWindow: '1 minute',
      allowList: (request) => !request.url.startsWith('/api/'),
    })

  let isClosing = false
  http.addHook('preClose', async () => {
    isClosing = true
  })
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (isClosing) throw new AppError('unavailable', errorTexts.unavailable)
    checkOrigin(request.method, request.headers.origin, request.host)
  })
  http.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
  return http
}

/**
 * Refuses writes that another site's page makes in a member's name. A browser always names the origin of a write;
 * calls without one (the payment webhook, command-line tools) carry no cookie of hers that a page could abuse.
 */
function checkOrigin(method: string, origin: string | undefined, host: string): void {
  if (method === 'GET' || method === 'HEAD' || origin === undefined) return
  if (URL.parse(origin)?.host !== host)
    throw new AppError('forbidden', 'This request came from another site, so we did not act on it.')
}
