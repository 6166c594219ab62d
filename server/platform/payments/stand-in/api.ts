import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { BillingError } from './errors.ts'
import { expandAnswer } from './expand.ts'
import { type Form, parseForm } from './form-body.ts'
import { findAnswer, fingerprint, type InFlight, type KeyedRequest, storeAnswer } from './idempotency.ts'
import { newId } from './ids.ts'
import { expand, readParams } from './params.ts'
import type { StandIn } from './stand-in.ts'

type Path = Record<string, string>

/**
 * Adds one route of the API: checks what was sent against `schema`, answers what `handle` returns, with ids
 * expanded where the caller asked for it.
 */
export type AddRoute = <T extends z.ZodMiniType>(
  method: 'GET' | 'POST' | 'DELETE',
  url: `/v1/${string}`,
  schema: T,
  handle: (params: z.output<T>, path: Path) => object,
) => void

const bodyOf = (request: FastifyRequest) => (typeof request.body === 'string' ? request.body : '')

function formOf(request: FastifyRequest): Form {
  const query = request.url.split('?')[1] ?? ''
  return { ...parseForm(query), ...parseForm(bodyOf(request)) }
}

/** What a `:name` of the path holds. */
export function pathPart(path: Path, name = 'id'): string {
  return path[name] ?? ''
}

function requireTestKey(request: FastifyRequest): void {
  const key = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
  if (/^[sr]k_live/.test(key)) throw new BillingError(401, 'The billing stand-in never takes a live key.')
  if (!key.startsWith('sk_test_'))
    throw new BillingError(401, 'You did not provide an API key. Use one that begins with sk_test_.')
}

/** Replays answers by `Idempotency-Key`; the root's own hook commits what is kept here. */
function addIdempotency(api: FastifyInstance, { state, clock }: StandIn): void {
  const keyed = new WeakMap<FastifyRequest, KeyedRequest>()
  const inFlight: InFlight = new Set()
  api.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key']
    if (request.method !== 'POST' || typeof key !== 'string') return
    const asked = { key, fingerprint: fingerprint('POST', request.url, bodyOf(request)) }
    const answer = findAnswer(state, inFlight, asked, clock.now())
    if (answer) {
      reply.code(answer.status).header('idempotent-replayed', 'true').type('application/json')
      return reply.send(answer.body)
    }
    keyed.set(request, asked)
    inFlight.add(key)
  })
  api.addHook('onSend', async (request, reply, payload) => {
    const asked = keyed.get(request)
    if (!asked) return
    inFlight.delete(asked.key)
    if (typeof payload === 'string')
      storeAnswer(state, asked, { status: reply.statusCode, body: payload, created: clock.now() })
  })
}

/** Prepares a Fastify scope for the API: key, request id, idempotency, Stripe's errors. */
export function makeApi(api: FastifyInstance, standIn: StandIn): AddRoute {
  api.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', newId('req'))
    requireTestKey(request)
  })
  addIdempotency(api, standIn)
  api.setErrorHandler((error, _request, reply) => {
    const known =
      error instanceof BillingError
        ? error
        : new BillingError(500, error instanceof Error ? error.message : 'Unknown error', {
            type: 'api_error',
          })
    reply.code(known.status).send(known.toJSON())
  })
  return (method, url, schema, handle) => {
    api.route<{ Params: Path }>({
      method,
      url,
      handler: async (request) => {
        const { expand: asked, ...form } = formOf(request)
        const paths = readParams(z.object({ expand }), asked === undefined ? {} : { expand: asked })
        return expandAnswer(standIn, handle(readParams(schema, form), request.params), paths.expand)
      },
    })
  }
}
