import type { MemoryOutcome } from '#contract/memory-outcome.ts'
import type { VillageTopic } from '#contract/options.ts'
import type { CardId, SafetyLevel } from '#contract/safety.ts'
import type { RankContext } from './matching/rank.ts'

export interface CompanionQuestion extends RankContext {
  /** What she wrote just now. */
  text: string
  /** What is stored of the chat before that, its last messages, oldest first. */
  history: readonly { role: 'user' | 'assistant'; content: string }[]
  /** What the last reply that kept any left for the next one, as it is stored: to be parsed. Null where none did. */
  state: unknown
  /** She has said that nothing is to speak of a baby's age, dates or milestones. */
  lossMode: boolean
  isSOS: boolean
  /** Replies so far; the history and `recentEntryIds` may hold only the last. */
  turns: number
  /** The card that stands beside the conversation. */
  safetyCard: CardId | null
  /** The card of another danger than that one, which what she wrote just now tells, plainly or not. */
  otherDanger?: CardId | null
  /** How grave what she wrote just now is by itself, where the conversation's level may come from before it. */
  ownLevel?: SafetyLevel
  /** Nothing in what she wrote just now is serious, whatever was said before. */
  isCalm?: boolean
  /** The first reply beside a card of emergency. */
  isOnset?: boolean
  /** What she wrote just now is only inferred to be grave, and she is asked whether she is safe. */
  isAsked?: boolean
  /** So, and it shows hardly enough for that. */
  isFaint?: boolean
  /** The card of what she is asked whether she is safe of, as long as that question stands. */
  softLine?: CardId | null
}

/** What is said to her, in the order in which it is read; all but `ack` may be empty. */
export interface ReplyParts {
  ack: string
  /** A message, list or plan that she may want to copy. */
  block: string
  steps: string[]
  question: string
  /** Quick replies: hers to tap. */
  options: string[]
}

/** What stands beside a reply and is none of its words. */
export interface BesideReply {
  /** What came of her asking to have something remembered or forgotten. */
  noted?: MemoryOutcome
  /** She said that she has had a loss, and is offered a gentler app. */
  offersLossMode?: boolean
  /** The talk ends here, and she may be asked tomorrow how it went. */
  offersFollowUp?: boolean
}

export interface CompanionReply extends ReplyParts, BesideReply {
  /** The entry of the library that answered, or `modelEntryId`. */
  entryId: string
  /** The section of the Village that it points to. */
  villageSection?: VillageTopic
  /** It says what answers her here. */
  introducesGuide?: true
  /** What the guide keeps of the chat for its next reply: a small JSON value, stored with this one. */
  state?: unknown
}

/** Stands where a library entry's id stands, in replies of a model. */
export const modelEntryId = 'model'
