import type { CompanionEntry } from './entry.ts'

// Poisons Information Centre, 13 11 26, 24 hours: poisonsinfo.nsw.gov.au.

export const toddlerDayEntries: readonly CompanionEntry[] = [
  {
    id: 'tod-shopping',
    topic: 'toddler',
    cues: ['supermarket', 'shopping with kids', 'screaming at the shops', 'woolies', 'coles', 'trolley'],
    ack: ['One trolley, one lolly aisle and all those eyes.', 'Shopping with a small child is a sport.'],
    steps: ['Buy the three things you came for and go.', 'Hand over a job: hold the list, find the red one.'],
    alternateSteps: ['Order it next time, or send someone else.', 'Tell the staring lady nothing at all.'],
    question: 'What went wrong?',
    options: ['They screamed', 'They ran off', 'I snapped'],
  },
  {
    id: 'tod-runs-off',
    topic: 'toddler',
    cues: ['runs away', 'runs off', 'bolts', 'ran onto the road', 'wont hold hands', 'wont hold my hand'],
    ack: ['Your heart is still back there at the kerb.', 'They bolt, and you age a year.'],
    steps: [
      'Sit down with them on you until you both slow.',
      "Near roads it's hand, pram or wrist strap. No debate.",
    ],
    alternateSteps: [
      "Practise stop and go where it's safe, as a game.",
      "Tell who's with you what you saw, so two can watch.",
    ],
    question: 'Is everyone safe now?',
    options: ['Yes, shaken', 'It keeps happening', "I can't take them out"],
  },
  {
    id: 'tod-car-seat',
    topic: 'toddler',
    cues: ['car seat', 'wont get in the car seat', 'hates the car seat', 'planks in the car seat'],
    ack: ['A plank with legs, in a car park, in the rain.', "Some days it takes two arms you don't have."],
    steps: [
      'Wait one minute with the door open. Let the heat go.',
      'Give them the buckle to do up as their job.',
    ],
    alternateSteps: ['Keep one toy that lives in the car.', 'Park further off, where nobody watches.'],
    question: 'When does it happen?',
    options: ['Every trip', 'Going home', "When we're late"],
  },
  {
    id: 'tod-dressing',
    topic: 'toddler',
    cues: ['wont get dressed', 'getting dressed', 'only wears one thing', 'refuses clothes', 'naked'],
    ack: ["Half an hour, and there's one sock on.", 'That dress again. It could stand by itself.'],
    steps: ['Offer two choices and look away.', "Let them wear the gumboots. It's only weather."],
    alternateSteps: ["Sleep them in tomorrow's clothes.", 'Race them: you dress, they dress.'],
    question: 'What do they refuse?',
    options: ['Everything', 'Warm things', 'Shoes'],
  },
  {
    id: 'tod-sharing',
    topic: 'toddler',
    cues: ['wont share', 'sharing', 'snatches', 'mine mine mine', 'pushes other kids'],
    ack: ["'Mine' is said about forty times before lunch.", 'You feel the other mum look at you.'],
    steps: ['Put one toy away before guests come.', 'Sit on the floor near them for the first ten minutes.'],
    alternateSteps: [
      "Say 'You're still using it. Tell her when you're done.'",
      'Meet outside, where nobody owns the sand.',
    ],
    question: 'Who was it with?',
    options: ["A friend's child", 'A sibling', 'At daycare'],
  },
  {
    id: 'tod-whining',
    topic: 'toddler',
    cues: ['whining', 'whinging', 'whingeing', 'mummy mummy mummy', 'mum mum mum'],
    ack: ["'Mum, Mum, Mum', like a drip on stone.", 'That voice could strip paint.'],
    steps: ['Look at them for ten whole seconds, then answer.', "Say what you'll do and when, once."],
    alternateSteps: ["Feed them. It's often that.", "Put on music you like, and louder than you'd think."],
    question: 'What do they want?',
    options: ['Me', 'A snack', 'Who knows'],
  },
  {
    id: 'tod-separation',
    topic: 'toddler',
    cues: ['only wants mummy', 'only wants me', 'wont go to dad', 'mummy do it', 'clings to my leg'],
    ack: [
      "Being the only one who'll do is a heavy crown.",
      'Someone else is right there, and it has to be you.',
    ],
    steps: [
      'Hand over to someone you trust, then leave the room.',
      'If something about it worries you, stay.',
    ],
    alternateSteps: [
      'Give that person one job that is only theirs, like the bedtime book.',
      "Tell them who has them and when you'll be back, in a few words.",
    ],
    question: 'Who could take a turn?',
    options: ['Their dad', 'Nan', 'Nobody'],
  },
  {
    id: 'tod-new-skill',
    topic: 'toddler',
    cues: ['into everything', 'climbing everything', 'climbs', 'nothing is safe', 'opens the cupboards'],
    ack: ['They found the drawer you forgot.', "You can't look away for one breath."],
    steps: [
      'Swallowed something, even a battery? Poisons Information now, 13 11 26. Hard to wake: 000.',
      'Clear one room of all that breaks, and live there.',
      "Lock up what's sharp, hot or in bottles, today.",
    ],
    alternateSteps: [
      'If they got into cleaners or pills, ring 13 11 26 before you do anything else.',
      'Fill one low drawer with things they may have.',
      'Get down at their height and look.',
    ],
    question: 'What did they get into?',
    options: ['The bin', 'The cleaning things', 'Everything'],
  },
  {
    id: 'tod-language-swear',
    topic: 'toddler',
    cues: ['said a swear word', 'swearing toddler', 'copied my swearing'],
    ack: [
      'Clear as a bell, in front of your mother-in-law.',
      "They learn the ones you'd rather they hadn't.",
    ],
    steps: ['Keep a straight face. Laugh in the pantry.', 'Offer a silly word with the same punch.'],
    alternateSteps: ['Say nothing and it may fade.', "Pick a swear for yourself that's safe: 'sugar'."],
    question: 'Who heard?',
    options: ['Everyone', 'Only me', 'The whole school gate'],
  },
]
