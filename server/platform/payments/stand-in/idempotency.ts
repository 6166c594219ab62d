import { createHash } from 'node:crypto'
import { BillingError } from './errors.ts'
import type { AnswerRecord, State } from './state.ts'

const keptSeconds = 24 * 60 * 60
const keptAnswers = 1000

/** One request that carries an `Idempotency-Key`. */
export interface KeyedRequest {
  key: string
  fingerprint: string
}

export const fingerprint = (method: string, url: string, body: string) =>
  createHash('sha256').update(`${method} ${url}\n${body}`).digest('base64url')

/** Which keys are being worked on right now. */
export type InFlight = Set<string>

/**
 * The answer that this key has had, or null where the request is new.
 * @throws BillingError 400 where the key came with other parameters, 409 while its first request is still running.
 */
export function findAnswer(
  state: State,
  inFlight: InFlight,
  { key, fingerprint }: KeyedRequest,
  now: number,
): AnswerRecord | null {
  const answer = Object.hasOwn(state.answers, key) ? state.answers[key] : undefined
  if (answer && now - answer.created < keptSeconds) {
    if (answer.request === fingerprint) return answer
    throw new BillingError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    )
  }
  if (inFlight.has(key))
    throw new BillingError(409, 'Another request with this idempotency key is still in progress.', {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
    })
  return null
}

/** Keeps what a request was answered. Requests that were refused before they did anything are not kept. */
export function storeAnswer(
  state: State,
  { key, fingerprint }: KeyedRequest,
  answer: { status: number; body: string; created: number },
): void {
  if (answer.status >= 400 && answer.status !== 402) return
  state.answers[key] = { request: fingerprint, ...answer }
  const entries = Object.entries(state.answers)
  if (entries.length > keptAnswers * 1.1)
    state.answers = Object.fromEntries(
      entries.sort(([, one], [, other]) => one.created - other.created).slice(-keptAnswers),
    )
}
