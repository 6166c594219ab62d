import type { PostWarning } from '#contract/village.ts'

/** What she may not have meant for everyone, in a line each. */
const lines: Record<PostWarning, string> = {
  phone: 'There may be a phone number in it.',
  email: 'There may be an e-mail address in it.',
  address: 'There may be a street address in it.',
  selling: 'It may sound like something is for sale.',
  'off-platform': 'It may ask someone to talk somewhere else.',
  repeat: 'You posted nearly the same a little while ago.',
}

export const warningTexts = {
  title: 'One look before it goes out',
  why: 'Everyone in the Village can read this.',
  postAnyway: 'Post it as it is',
  change: 'Change it first',
} as const

/** What she is told, gently, before it stands there for all to read. */
export const warningText = (warnings: readonly PostWarning[]) =>
  [...warnings.map((warning) => lines[warning]), warningTexts.why].join(' ')
