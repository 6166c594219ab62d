/** Said to her where she writes in a language that is not read: honest about that, and whom she can talk to in her own. */
export const otherLanguage = {
  said: "I'm sorry, I only read English well. I may have missed what you told me, and I don't want to guess.",
  interpreter: {
    said: 'To talk to a person in your language, call this free line and say which language you speak. They can ring Lifeline or PANDA with you.',
    phone: '131 450',
    tel: 'tel:131450',
  },
  danger: 'In danger right now? Call 000 and say your language. They will find someone who speaks it.',
} as const
