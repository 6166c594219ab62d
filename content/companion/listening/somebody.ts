/** What is said of somebody whom she named: `{who}` stands for her own name for them, 'your sister'. */
export const ofSomebody = {
  grown: {
    lines: [
      "I only know {who} from your side, and that's the side I'm here for.",
      "You know {who}, and I don't. I'm taking your word for it.",
      "There's more to say about {who}, I think. Only if you like.",
    ],
    questions: [
      'How are things with {who}, most days?',
      'What would you like {who} to know?',
      'Does {who} know how it is for you?',
      'What is {who} like when things are easy?',
    ],
  },
  child: {
    lines: [
      'You know {who} better than anyone.',
      'I can tell that {who} is on your mind.',
      '{who} has somebody who notices. That counts.',
      "I'm getting to know {who} a bit, through you.",
    ],
    questions: [
      'How is {who} now?',
      'What is {who} like on a good day?',
      'What do you think {who} needs most just now?',
    ],
  },
} as const
