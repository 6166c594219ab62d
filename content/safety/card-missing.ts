/** Said in place of a safety card that could not be fetched; `call` is the link to 000. */
export const cardMissing = {
  before: 'If anyone is not safe right now,',
  call: 'call 000',
  after: 'first. Tap SOS at the top for more people who can help.',
} as const
