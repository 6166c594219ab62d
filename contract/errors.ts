/** The stable names of what can go wrong; the web decides by these, never by the text. */
export type ErrorCode =
  | 'bad_input'
  | 'unauthorized'
  | 'forbidden'
  /** Part of a membership that she does not have now. */
  | 'members_only'
  /** She must confirm that it is her; the web asks, and sends the call again by itself. */
  | 'step_up_required'
  /** She adds a way to sign in, or a second step, and has not confirmed her e-mail yet. */
  | 'email_not_confirmed'
  /** She has not accepted the house rules yet, or they have changed since. */
  | 'rules_not_accepted'
  /** Nothing can be written in the Village now. */
  | 'village_read_only'
  | 'not_found'
  /** This needs something that the operator has not set up. */
  | 'not_configured'
  | 'conflict'
  | 'identity_already_exists'
  | 'identity_not_found'
  | 'single_identity_not_deletable'
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
  unavailable: 'Lightly needs a moment to catch up. Please try again in a minute.',
  tooSlow: 'That took too long to reach us. Please try again.',
  badInput: 'Please check what you entered.',
  unauthorized: 'Please sign in to continue',
  membersOnly: 'This is part of a membership, and yours is not running now.',
  moderatorsOnly: 'This is for the people who look after the community.',
  notFound: 'We could not find that.',
  tooLarge: 'That is too much text for one go. Please shorten it.',
  tooMany: 'That was a lot at once. Please wait a moment and try again.',
} as const
