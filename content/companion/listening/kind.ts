/** What a line of hers is, as far as its own words show; each is met in words of its own. */
export type Kind =
  | 'laughing'
  | 'glad'
  | 'plan'
  | 'tried'
  | 'outburst'
  | 'blame'
  | 'mourning'
  | 'missing'
  | 'hurt'
  | 'tears'
  | 'noise'
  | 'awake'
  | 'spent'
  | 'alone'
  | 'worried'
  | 'torn'
  | 'ill'
  | 'sore'
  | 'money'
  | 'cross'
  | 'dull'
  | 'low'
  | 'otherwise'
  | 'fine'
  | 'done'
  | 'answer'
  | 'age'
  | 'count'
  | 'long'
  | 'feeling'
  | 'hers'
  | 'theirs'
  | 'plain'

/** A question that may be answered by anything, and what then meets the answer: true of every answer but a bare yes, no or who knows. */
export interface OpenQuestion {
  ask: string
  met: readonly string[]
}

/** What is said to a line of a kind. Everything in it is true whatever else she meant. */
export interface Sayings {
  /** Without a word of hers. */
  lines: readonly string[]
  /** With one: `{said}` stands for a piece of what she wrote, and has its quotation marks here. */
  quoting: readonly string[]
  /** What may be asked then; none where nothing is to be asked. */
  questions: readonly OpenQuestion[]
}
