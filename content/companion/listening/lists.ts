/** She wants a list, or her day in an order: she says what goes on it. */
export const listToMake = {
  list: [
    "Tell me what goes on it, one after the other, with commas. I'll make it a list.",
    "Say what's to be on it, as it comes, with a comma in between. I'll write it up.",
  ],
  plan: [
    'What has to happen, and when? Say it as it comes, with commas, and the times that are fixed. I’ll put it in order.',
    "Tell me all of it with commas in between, with a time where there's one. I'll sort it.",
  ],
  /** She asks again, and has said nothing of what goes on it. */
  again: [
    "I've nothing of my own for that. Name two or three things, rough is fine, and I'll set them out.",
    "I can only set out what you name. What's the first thing, and the one after it?",
  ],
  /** Of the ideas that there are for what she wants a plan for. */
  ofIdeas: [
    'Here are a few steps, from the ideas I have for it. Tell me what to take off, add or move.',
    "These are the steps I'd have for it. Say which to drop, or what goes first.",
  ],
  given: [
    'Here it is. Tell me if there is more to add.',
    "That's it so far. Say what else, if there's more.",
  ],
  /** She wants to see it. */
  shown: ['Here is all of it.', 'This is how it stands.', "It's here, as you left it."],
  changed: ['It reads like this now.', 'Done. Here it is, with that.', 'Changed. This is how it stands.'],
  /** Nothing came of what she wanted done with it. */
  same: [
    "I couldn't find that on it, so it's as it was. Use the words that stand there, and I'll do it.",
    "It's as it was: I didn't find what you meant. Name the line as it's written.",
  ],
  /** One of the things that she wanted done could not be. */
  partly: 'One of those I could not find on it.',
  /** What she adds is on it already. */
  there: ["That's on it already.", "It's there. This is the whole of it."],
  /** There is no room for all that she named. */
  full: 'Twenty lines is as long as I can keep one, so the rest is left out.',
  added: ["It's on there now.", 'Added.'],
  lessened: ['Taken off.', "That's off it."],
} as const

/** What she may want a plan for in a word or two, and the moment that has ideas for it. */
export const planTopics: readonly { words: readonly string[]; moment: string }[] = [
  {
    words: ['bedtime', 'bedtimes', 'going to bed', 'staying in bed', 'coming out of bed'],
    moment: 'toddler-bedtime',
  },
  { words: ['nights', 'night wakings'], moment: 'wakes-all-night' },
  { words: ['mornings', 'school mornings', 'out the door', 'out of the door'], moment: 'morning-rush' },
  { words: ['tantrums', 'tantrum', 'meltdowns'], moment: 'tantrums-at-home' },
  { words: ['dinners', 'dinner', 'dinner time', 'teatime'], moment: 'dinner-dread' },
  { words: ['homework'], moment: 'homework' },
  { words: ['witching hour', 'evening crying'], moment: 'evening-crying' },
  { words: ['washing', 'laundry', 'housework'], moment: 'house-and-washing' },
  { words: ['drop off', 'drop offs', 'daycare drop off', 'kinder drop off'], moment: 'drop-off-tears' },
  { words: ['getting dressed'], moment: 'wont-get-dressed' },
  { words: ['biting', 'hitting'], moment: 'hits-and-bites' },
  { words: ['toilet training', 'potty training'], moment: 'toilet-training' },
]
