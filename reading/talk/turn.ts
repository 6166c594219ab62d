import type { Topic } from '#content/companion/listening/topic.ts'

/** What she does with a line of hers; `tells` is also what answers a question. */
export const acts = [
  'tells',
  'asks-ideas',
  'asks-fact',
  'refuses',
  'listen-only',
  'closes',
  'about-you',
] as const
export type Act = (typeof acts)[number]

/** A line of hers with what stood before it. */
export interface Turn {
  text: string
  /** What the companion said just before; '' where she begins. */
  asked: string
  /** What the talk was about until now; null where it has only begun. */
  before: Topic | null
}

/** How she tells it: dry, playful or funny, or any other way. */
export const tones = ['light', 'other'] as const
export type Tone = (typeof tones)[number]

/** Whether somebody may be in danger by it, as far as a table of this size can tell: for where the classifier is not. */
export const gravities = ['grave', 'other'] as const
