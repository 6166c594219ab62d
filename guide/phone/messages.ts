import type { ModeId } from '#contract/options.ts'
import type { CardId } from '#contract/safety.ts'
import type { CheckInOfDay } from '#contract/you-today.ts'

// What a phone asks its guide, and what that says. They are told between two threads, so all of it is data.

/** A talk in which words of hers wait, as far as her phone has it. */
export interface WaitingTalk {
  /** What was said and is on the server, its last messages, oldest first. */
  said: readonly { role: 'user' | 'assistant'; content: string }[]
  /** What waits, oldest first. */
  waiting: readonly { id: string; text: string }[]
  /** The grave card that stood before that, and the card behind the question that did, whether she is safe. */
  card: CardId | null
  softLine: CardId | null
  isSOS: boolean
  mode: ModeId | null
  youToday: CheckInOfDay | null
  lossMode: boolean
  /** By her clock, from 0 to 23. */
  localHour: number
}

/** What the guide says to a message that waits. */
export interface PhoneReply {
  /** The message that it answers. */
  to: string
  text: string
  /** The part of it that she may want to copy; '' where there is none. */
  block: string
  /** The card that her message calls for: in plain words, or as her answer whether she is safe. */
  callsFor: CardId | null
  /** Quick replies: hers to tap. */
  options: readonly string[]
}
