/** The stable names of what can go wrong; the web decides by these, never by the text. */
export type ErrorCode =
  | 'bad_input'
  | 'unauthorized'
  | 'forbidden'
  | 'step_up_required'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'too_many'
  | 'unavailable'
  | 'internal'

/** The body of every error. `error` is fit for a member to read; `fields` says which input was wrong and why. */
export interface ErrorBody {
  error: string
  code: ErrorCode
  fields?: Record<string, string>
  /** Present on unexpected errors, so that a member can quote it and an operator can find it. */
  requestId?: string
}

export const errorTexts = {
  unexpected: 'Something went wrong. Please try again.',
  badInput: 'Please check what you entered.',
  unauthorized: 'Please sign in to continue.',
  notFound: 'We could not find that.',
  tooLarge: 'That is too much text for one go. Please shorten it.',
  tooMany: 'That was a lot at once. Please wait a moment and try again.',
} as const
