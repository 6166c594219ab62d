/** Who wrote it, as everybody reads it. */
export const authorLabels = {
  unnamed: 'A fellow mum',
  anonymous: 'Anonymous',
  /** Who wrote the post, where she replies beneath it anonymously. */
  wrotePost: 'wrote this',
  known: (alias: string) => `the ${alias}`,
  inThread: (alias: string) => `Anonymous · ${alias}`,
} as const
