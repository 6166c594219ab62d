import type { ModeId } from '#contract/options.ts'
import type { Energy, Mood } from '#contract/you-today.ts'

export const topics = [
  'sleep',
  'feeding',
  'crying',
  'rage',
  'guilt',
  'overwhelm',
  'mental-load',
  'loneliness',
  'partner',
  'single',
  'family',
  'identity',
  'work',
  'body',
  'touched-out',
  'birth',
  'siblings',
  'toddler',
  'preschool',
  'school',
  'teens',
  'screens',
  'comparison',
  'health-worry',
  'premmie',
  'multiples',
  'pregnancy',
  'grief',
  'neurodivergent',
  'illness',
  'money',
  'moving',
  'culture',
  'joy',
  'boredom',
  'night-phone',
  'vent',
  'unsure',
  'greeting',
  'thanks',
  'goodbye',
  'about-ai',
  'privacy',
  'abilities',
  'small-talk',
  'complaint',
  'off-topic',
  'general',
  'continue',
] as const

/** What an entry is about. 'general' and 'continue' are the companion's own: nothing matched, or a short answer. */
export type Topic = (typeof topics)[number]

/** One thing the companion can say: which words call it up, what it answers, and what comes next. */
export interface CompanionEntry {
  id: string
  topic: Topic
  /** Words and short phrases as mums type them. A phrase counts for more than its words. */
  cues: readonly string[]
  /** Variants of one or two short sentences that show that she was read. They take turns. */
  ack: readonly string[]
  /** Tiny steps, doable now with one hand, at most 140 characters each. */
  steps: readonly string[]
  /** Steps for when she comes back on the same topic. */
  alternateSteps: readonly string[]
  question: string
  /** Quick replies in her voice, at most 40 characters each; the companion can answer every one. */
  options: readonly string[]
  /** Where she has checked in, at night, or in a chat of a mode, an entry that fits goes up in rank. */
  when?: { energy?: readonly Energy[]; mood?: readonly Mood[]; night?: boolean; mode?: readonly ModeId[] }
}

/** A short answer. 'onward' goes on with the last topic's next steps; 'stay' answers with its own words. */
export interface Continuation extends CompanionEntry {
  move: 'onward' | 'stay'
}

/** A question with its quick replies, for an entry that comes up again. */
export interface FollowUp {
  question: string
  options: readonly string[]
}
