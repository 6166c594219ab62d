import { type ErrorBody, type ErrorCode, errorTexts } from '#contract/errors.ts'

const statusOf: Record<ErrorCode, number> = {
  bad_input: 400,
  unauthorized: 401,
  forbidden: 403,
  members_only: 403,
  step_up_required: 403,
  email_not_confirmed: 403,
  rules_not_accepted: 403,
  village_read_only: 403,
  not_found: 404,
  not_configured: 404,
  identity_not_found: 404,
  conflict: 409,
  too_large: 413,
  identity_already_exists: 422,
  single_identity_not_deletable: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
}

/** An error that a member may read. Everything else that is thrown becomes `internal` and is reported. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined

  /** @param message for people, as the specification words it. @param fields input name -> what is wrong with it. */
  constructor(
    code: ErrorCode,
    message: string,
    options: { fields?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
  }

  get status(): number {
    return statusOf[this.code]
  }

  body(): ErrorBody {
    return { error: this.message, code: this.code, ...(this.fields && { fields: this.fields }) }
  }
}

export const unauthorized = () => new AppError('unauthorized', errorTexts.unauthorized)
export const notFound = (message: string = errorTexts.notFound) => new AppError('not_found', message)
