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
  given: [
    'Here it is. Tell me if there is more to add.',
    "That's it so far. Say what else, if there's more.",
  ],
  added: ["It's on there now.", 'Added.'],
  lessened: ['Taken off.', "That's off it."],
} as const
