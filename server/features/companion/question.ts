import type { CardId } from '#contract/safety.ts'
import type { RankContext } from './matching-rank.ts'

export interface CompanionQuestion extends RankContext {
  /** What she wrote just now. */
  text: string
  /** The thread before that, or its last few messages, oldest first. */
  history: readonly { role: 'user' | 'assistant'; content: string }[]
  isSOS: boolean
  /** Replies so far; the history and `recentEntryIds` may hold only the last. */
  turns: number
  /** The card that stands beside the conversation. */
  safetyCard: CardId | null
  /** Nothing in what she wrote just now is serious, whatever was said before. */
  isCalm?: boolean
  /** The first reply beside a card of emergency. */
  isOnset?: boolean
  /** What she wrote just now is only inferred to be grave, and she is asked whether she is safe. */
  isAsked?: boolean
}

export interface CompanionReply {
  entryId: string
  ack: string
  steps: string[]
  question: string
  options: string[]
}
