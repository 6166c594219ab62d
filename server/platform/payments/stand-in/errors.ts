type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error'

/**
 * An answer of the kind `{error: {type, code, message, param}}`. The SDK takes an answer without `error` for a
 * success whatever its status, so every failure leaves through here.
 */
export class BillingError extends Error {
  readonly status: number
  readonly type: ErrorType
  readonly code: string | null
  readonly param: string | null

  constructor(
    status: number,
    message: string,
    details: { type?: ErrorType; code?: string; param?: string } = {},
  ) {
    super(message)
    this.status = status
    this.type = details.type ?? 'invalid_request_error'
    this.code = details.code ?? null
    this.param = details.param ?? null
  }

  toJSON() {
    return { error: { type: this.type, code: this.code, message: this.message, param: this.param } }
  }
}

/** 404 for an object named in the path, 400 for one named in a parameter. */
export function missing(noun: string, id: string, param = 'id'): BillingError {
  const status = param === 'id' ? 404 : 400
  return new BillingError(status, `No such ${noun}: '${id}'`, { code: 'resource_missing', param })
}

export function invalid(message: string, param?: string, code?: string): BillingError {
  return new BillingError(400, message, { ...(param && { param }), ...(code && { code }) })
}

/** The record under an id, or the error that Stripe answers for an unknown one. */
export function find<T>(table: Record<string, T>, noun: string, id: string, param?: string): T {
  const record = Object.hasOwn(table, id) ? table[id] : undefined
  if (!record) throw missing(noun, id, param)
  return record
}
