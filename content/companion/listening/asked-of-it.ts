/** What a friendly question to the companion is of: what it eats or likes, its life, what it sees, who made it, and what it does with a list. */
export type OfIt =
  | 'meal'
  | 'favourite'
  | 'team'
  | 'life'
  | 'senses'
  | 'taste'
  | 'made'
  | 'well'
  | 'sends'
  | 'makes'

/** Where the question names a thing. */
export const noSuchThing: readonly string[] = [
  "No {thing} for me, I'm only an app.",
  'There is no {thing} in here, only software and a shelf of notes.',
  'I run on electricity, so {thing} is a thing I only read about.',
  "I'd have to make up a {thing}, and I don't make things up.",
  "An app has no {thing}, and I'm one.",
]

/** A short and true answer to each: nothing that only a person has. */
export const friendly: Readonly<Record<OfIt, readonly string[]>> = {
  meal: [
    "Nothing for me, I'm only an app.",
    'I eat nothing, being software. It does save on dishes.',
    'No meals in here, just power from your phone.',
    'An app never eats, so I only get to read about it.',
  ],
  favourite: [
    "I have no favourites, I'm only an app.",
    'Software has no best-loved anything.',
    'None, and I would be making it up.',
    "I can't pick one, there's nobody in here to like it.",
  ],
  team: [
    "I have no team. I'm an app, and nobody gave me a scarf.",
    'No colours on me, being software.',
    "I can't pick a side, I've never seen a match.",
    'Nobody yet. An app just gets to hear about it.',
  ],
  life: [
    "Nothing like that for me. I'm an app, and always on.",
    'None of that here. I only run when you write.',
    "There's no life behind this, only software with a shelf of notes.",
    'Not me. All I ever do is read what comes in.',
    'No days, no age and no street here, just an app.',
  ],
  senses: [
    "I haven't got eyes. All I have is what you write.",
    "I can't see or picture a thing, being software. I go by your words alone.",
    'No, I only read. No ears, no nose and no telly in here.',
    "I never see anything, I'm an app. It reaches me as words.",
  ],
  taste: [
    "I don't like or dislike things, I'm only software.",
    'An app has no taste of its own, so I get by on yours.',
    "I can't say that I do. There's nobody in here to like it.",
    'Liking things is beyond me, honest. It takes a person.',
    "No likes of my own, I'm afraid. I'm a plain app.",
  ],
  made: [
    'People did: the ones who make this app. Every word of mine was put in by them, and which of them are mums I can not tell.',
    'A team of people. I am a program of theirs with a shelf of short answers, and there is no one person inside.',
    "The people who make Lightly. I don't know their names, only the notes they left me.",
    'It took a few people, and all of the words are theirs. I am just their program.',
  ],
  well: [
    "All good here, I'm an app. Nothing in me can go wrong but the words.",
    "I'm fine, in the way a kettle is. If I made no sense just now, that was me matching badly.",
    'Still running. I just lost your thread for a bit, sorry.',
  ],
  sends: [
    'No, I send nothing to anybody. A list or message stays here in the chat, and you copy it and send it on yourself.',
    "It goes nowhere by itself. You copy it from the chat, and paste it wherever you'd like it to go.",
    'Nobody gets it but you. There is a way to copy it beneath it, and sending is up to you.',
  ],
  makes: [
    'Small ones, yes: a list, a plan in a few steps, or a short message, put here in the chat for you to copy. Tell me what for.',
    "I can, if they're short. Say what it's for and what should be in it, and it comes here for you to copy.",
    'Yes, simple ones. I put down what you tell me, here in the chat, and you can copy it.',
  ],
}

const whatsYours = ["What's yours?", 'How about you?', 'Now I want to know yours.', 'And in your house?']
const goOn = [
  'Back to you, though.',
  "Yours I'd like to hear more of.",
  "So it's you who has to tell me.",
  'You have all of that to tell, so go on.',
  'You, on the other hand, have stories.',
]

/** How each is handed back to her. */
export const handedBack: Readonly<Record<Exclude<OfIt, 'sends' | 'makes'>, readonly string[]>> = {
  meal: whatsYours,
  favourite: whatsYours,
  team: ['Who are yours?', 'Who do you want to win?', 'Tell me about yours.', 'So who are we shouting for?'],
  life: goOn,
  senses: [
    'What does it look like?',
    'Tell me what you see.',
    'Paint it for me, if you like.',
    'You be the eyes, and I read.',
  ],
  taste: goOn,
  made: goOn,
  well: ['What were you saying?', 'Go on with yours.', 'Where were we?', 'Do go on.'],
}
