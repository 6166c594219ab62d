import type { CalleeId } from './callees.ts'
import type { Source } from './sources.ts'

/** One question that mothers ask at night, with a plain answer that needs no connection. */
export interface Fact {
  /** A slug, which stands in the address of the answer: once it is published it stays. */
  id: string
  question: string
  /** Other ways to ask it, as tired thumbs type them: for the search alone. */
  asked: readonly string[]
  /** At most 80 words; no doses, no diagnosis, no blame. */
  answer: string
  /** The age or situation that it is for. */
  appliesTo: string
  /** Whom to ring, and when; the most pressing first. */
  ring: readonly { call: CalleeId; when: string }[]
  source: Source
  /** The clinician who has signed it, with the date; null until one has. */
  reviewed_by: string | null
}

export interface FactTopic {
  id: string
  name: string
  facts: readonly Fact[]
}

/** Topics that stand together on the page, and are fetched together. */
export interface FactSection {
  id: string
  name: string
  topics: readonly FactTopic[]
}
