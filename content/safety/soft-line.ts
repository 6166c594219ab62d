import type { SafetyAnswer } from '#contract/safety.ts'

/** Asked where something grave is only inferred; it gives her the word. */
export const softLine = {
  question: 'Are you safe right now?',
  answers: { safe: "I'm safe", 'not-sure': 'Not sure', no: 'No' } satisfies Record<SafetyAnswer, string>,
  /** On a card that stands. */
  safeNow: "I'm safe now",
} as const
