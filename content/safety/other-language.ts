import type { HelplineId } from '../helplines.ts'

/** Said to her where she writes in a language that is not read: honest about that, and whom she can talk to in her own. */
export const otherLanguage = {
  title: 'Do you speak another language?',
  message:
    "I'm sorry, I only read English well. I may have missed what you told me, and I don't want to guess.",
  interpreter:
    'To talk to a person in your language, call the interpreter for free and say which language you speak. They can ring Lifeline or PANDA with you.',
  danger: 'In danger right now? Call 000 and say your language. They will find someone who speaks it.',
  helplines: ['interpreter', 'emergency', 'lifeline', 'panda'] satisfies HelplineId[],
} as const
