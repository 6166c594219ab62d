export const openingTexts = {
  title: 'Not sure how to start?',
  intro: 'Borrow a line. You can change it before you send it.',
  more: 'Show me others',
  /** Read aloud when other lines have come. */
  moreShown: 'Other lines are here.',
} as const

/** How many lines stand on the screen at a time. */
export const openingsShown = 5

/** First lines of a chat, in a mum's own voice. */
export const openings = [
  'I just need to say this to someone.',
  'Today was a lot.',
  'I love them and I need a break from them.',
  'I feel like I’m the only one who remembers anything.',
  'I snapped, and now I feel awful.',
  'I’m so tired I can’t think straight.',
  'I miss who I was before.',
  'Something good happened and I want to tell someone.',
  'I don’t know what I need. Help me work it out.',
  'Everyone keeps touching me and I want to hide.',
  'We had a fight and it’s still going round in my head.',
  'I feel lonely, even with a full house.',
  'I can’t stop comparing myself to other mums.',
  'My head won’t stop making lists.',
  'I’m dreading tomorrow.',
  'I’m bored, and I feel bad for being bored.',
  'I need a pep talk, a short one.',
  'Ask me how I am. Nobody has today.',
  'I want to ask for help and I don’t know how.',
  'Can you just make me laugh?',
] as const
