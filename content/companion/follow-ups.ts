import type { FollowUp } from './entry.ts'

/** What is asked in place of an entry's own question when that entry comes up a second time. They take turns. */
export const followUps: readonly FollowUp[] = [
  {
    question: 'Which of these is closest to doable?',
    options: ['The first one', 'The second one', 'Neither'],
  },
  { question: 'How does that sit with you?', options: ['I can try that', "That won't work", 'Just listen'] },
  {
    question: 'Would you like to do something, or to talk?',
    options: ['Give me another', 'Just listen', "I'm good for now"],
  },
]

/** The same for loss and grief, where nothing needs doing. */
export const tenderFollowUp: FollowUp = {
  question: 'What would be gentle right now?',
  options: ['Just sit with me', 'Ask me something small', 'Leave me be for now'],
}
