/** What the stand-in of a model says. */
export const modelReply = {
  safety: 'none',
  ack: 'Two hours is no night. Your body is running on toast.',
  steps: ['Put both feet on the floor.', 'Drink what is nearest.'],
  question: 'Who else is awake?',
  options: ['Nobody', 'My mum'],
}

/** The same as she reads it. */
export const modelReplyText =
  'Two hours is no night. Your body is running on toast.\n\n• Put both feet on the floor.\n• Drink what is nearest.\n\nWho else is awake?'
