import type { CompanionEntry } from './entry.ts'

/** Under the question whether she is safe: what she wrote may be grave, so nothing is guessed or explained away. */
export const besideTheQuestion: CompanionEntry = {
  id: 'beside-the-question',
  topic: 'general',
  cues: [],
  ack: [
    'Thank you for telling me that.',
    "I'm with you, and I'm taking in what you wrote.",
    'You can say as much or as little of it as you like.',
  ],
  steps: [],
  alternateSteps: [],
  question: 'Would you tell me a bit more about what is going on?',
  options: ['Just listen', 'I need ideas'],
}
