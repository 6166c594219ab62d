export const connectTexts = {
  title: 'Ask my person',
  intro: 'Pick who and what you need. You get a message to send as it is, or to change.',
  who: 'Who?',
  need: 'What do you need?',
  message: 'Your message',
  messageHint: 'Change any word. It goes nowhere until you send it.',
  other: 'Other words',
  share: 'Share',
  copy: 'Copy',
  copied: 'Copied. Paste it to your person.',
  couldNotCopy: 'Copying didn’t work here. Press and hold the words to copy them.',
  moreWays: 'People you can ring',
} as const

/** People she may ask. The message starts with `hello`. */
export const people = [
  { id: 'partner', name: 'My partner', hello: 'Hey love.' },
  { id: 'mum', name: 'My mum or dad', hello: 'Hi, it’s me.' },
  { id: 'sibling', name: 'My sister or brother', hello: 'Hey you.' },
  { id: 'friend', name: 'A friend', hello: 'Hey lovely.' },
  { id: 'mum-friend', name: 'Another mum', hello: 'Hey, fellow tired person.' },
  { id: 'neighbour', name: 'A neighbour', hello: 'Hi there, it’s me from nearby.' },
  { id: 'lost-touch', name: 'Someone I lost touch with', hello: 'Hi, long time. You crossed my mind.' },
] as const

export type PersonId = (typeof people)[number]['id']

/** What she may need, each with several wordings that follow any hello. */
export const needs = [
  {
    id: 'listen',
    name: 'An ear',
    wordings: [
      'Today is a hard one. Could I ring you for ten minutes? No fixing needed, just listening.',
      'I’m a bit full up. Got a moment to listen, today or tomorrow?',
      'Can I have a moan at you? You don’t have to say anything clever.',
    ],
  },
  {
    id: 'break',
    name: 'An hour off',
    wordings: [
      'I’m running on empty. Could you take the kids for an hour this week? Any time that suits you.',
      'Big ask: could you watch the kids for an hour so I can lie down?',
      'I need a short break, and I’m bad at asking. Is there an hour you could take over?',
    ],
  },
  {
    id: 'hand',
    name: 'A hand with one job',
    wordings: [
      'There’s one job I can’t get on top of. Could you help me with it this week?',
      'I’m behind on everything. If you took one thing, it would make a real dent. Could you?',
      'Could you come and do one boring job with me? I’ll make the tea.',
    ],
  },
  {
    id: 'meal',
    name: 'A meal',
    wordings: [
      'Dinner keeps beating me. If you’re cooking this week, could you make a bit extra for us?',
      'Could you bring dinner one night? Plain is perfect. We’ll eat anything that’s warm.',
      'Food is the thing that’s slipping. A pot of anything would be magic.',
    ],
  },
  {
    id: 'company',
    name: 'Company',
    wordings: [
      'I’d love a grown-up to talk to. Want to come by for a cuppa? The house is a mess and I don’t care if you don’t.',
      'Fancy a slow walk with me this week? Prams and snacks welcome.',
      'Could you come and sit with me for a bit? I don’t need anything, just you.',
    ],
  },
  {
    id: 'hug',
    name: 'A kind word',
    wordings: [
      'I’m wobbly today. Could you tell me one thing I’m doing okay at?',
      'No need to fix anything. I could just use a kind word today.',
      'Send me something nice? A silly photo counts.',
    ],
  },
  {
    id: 'hello',
    name: 'Just to say hello',
    wordings: [
      'No news and no reason. I just wanted to say hi. How are you, really?',
      'Thinking of you. No need to write back today.',
      'I’ve been quiet because life is loud. I’d love to hear how you are.',
    ],
  },
] as const

export type NeedId = (typeof needs)[number]['id']
