import type { CompanionEntry } from './entry.ts'

export const householdEntries: readonly CompanionEntry[] = [
  {
    id: 'load-dinner',
    topic: 'mental-load',
    cues: [
      'what should i make for dinner',
      'make for dinner',
      'dinner ideas',
      'what should i cook tonight',
      'whats for dinner',
      'dinner again',
      'meal planning',
      'sick of cooking dinner',
      'what to cook',
    ],
    ack: [
      'That question comes round each night like a bill.',
      "It isn't the cooking, it's having to think of it again.",
    ],
    steps: [
      'Make tonight toast night, and say it as if you planned it.',
      "Write five dinners you all eat. That's the list for good.",
    ],
    alternateSteps: [
      'Give one night a week to someone else, all of it.',
      'Cook the same thing on the same day for a month.',
    ],
    question: 'Who else could decide it?',
    options: ['My partner', 'The kids', 'Nobody'],
  },
  {
    id: 'load-washing',
    topic: 'mental-load',
    cues: [
      'washing mountain',
      'folding',
      'laundry',
      'odd socks',
      'washing everywhere',
      'never ending washing',
    ],
    ack: [
      'There are clothes in every stage of clean on every chair.',
      'You fold, they wear, and round it goes.',
    ],
    steps: [
      'Stop folding undies and pyjamas. Baskets will do.',
      'Do one load, start to end, and leave the rest.',
    ],
    alternateSteps: [
      'Give each person a basket of their own to dig in.',
      'Put one load on a delay for the morning.',
    ],
    question: 'What is out of hand today?',
    options: ['The pile', 'The folding', 'Finding anything to wear'],
  },
  {
    id: 'load-dishes',
    topic: 'mental-load',
    cues: ['dishes', 'dishwasher', 'kitchen is a mess', 'benches', 'sink full'],
    ack: [
      'The sink was clear an hour ago. You saw it.',
      'Each cup in that sink got there without your help.',
    ],
    steps: ['Set a timer for four minutes and stop when it rings.', 'Stack it by the sink and walk away.'],
    alternateSteps: [
      'Use paper plates today, with no speech about it.',
      'Ask one person to do only the cups.',
    ],
    question: 'What would make it feel lighter?',
    options: ['A clear bench', 'Help', 'A night off'],
  },
  {
    id: 'load-birthday-party',
    topic: 'mental-load',
    cues: ['birthday party', 'kids party', 'party bags', 'first birthday', 'planning a party'],
    ack: ['A party for them is a project for you.', 'You want it to be sweet, and you want it to be over.'],
    steps: ['Choose one thing to do well: cake, game or guests.', 'Cut the list by three names or one hour.'],
    alternateSteps: ['Buy the cake. Nobody will ask.', 'Give a friend one job before they offer.'],
    question: 'What part are you dreading?',
    options: ['The people', 'The money', 'The work'],
  },
  {
    id: 'load-presents',
    topic: 'mental-load',
    cues: ['presents', 'gifts for everyone', 'buying all the presents', 'gifts'],
    ack: [
      'You remember each birthday on both sides of the family.',
      "Somehow his mum's present is your job, too.",
    ],
    steps: [
      'Hand back one side of the family, from today.',
      "Pick one gift for all the kids' parties this year.",
    ],
    alternateSteps: ['Keep three cheap ones in a cupboard.', 'Send a kind text in place of a gift.'],
    question: 'Which one is next?',
    options: ["A kid's party", 'His family', 'My own mum'],
  },
  {
    id: 'load-sick-house',
    topic: 'mental-load',
    cues: [
      'whole house sick',
      'gastro',
      'everyone has gastro',
      'all sick',
      'we are all sick',
      'hand foot and mouth',
    ],
    ack: ['When all of you are down, you still get up.', 'A sick house runs on buckets, towels and you.'],
    steps: [
      'Bring it all into one room and lower the bar to the floor.',
      'Ask someone for a drop at the door: bread, drinks, wipes.',
    ],
    alternateSteps: [
      'Sip something now, before the next call.',
      'Put old towels by each bed and stop there.',
    ],
    question: "Who's looking after you?",
    options: ['Nobody', "My partner's sick too", 'Someone could'],
  },
  {
    id: 'load-lost-things',
    topic: 'mental-load',
    cues: ['where are my keys', 'lost keys', 'cant find anything', 'lost the hat', 'lost shoes'],
    ack: [
      'You know where all their things are, and not your own keys.',
      'Another ten minutes gone to one small shoe.',
    ],
    steps: [
      'Put a bowl by the door. Keys live there now.',
      'Leave with the wrong hat. It still counts as a hat.',
    ],
    alternateSteps: ['Buy doubles of the one thing that goes missing.', 'Tie the door check to a song.'],
    question: "What's gone today?",
    options: ['Keys', 'Shoes', 'My mind'],
  },
  {
    id: 'load-holidays',
    topic: 'mental-load',
    cues: ['school holidays', 'holidays are coming', 'two weeks of holidays', 'pupil free day'],
    ack: [
      'Weeks with no bell, no plan and the same four walls.',
      'Holidays for them, a longer shift for you.',
    ],
    steps: ['Plan mornings only. Let the afternoons be soft.', 'Swap one day with another family.'],
    alternateSteps: [
      "Write 'I'm bored' ideas in a jar and point at it.",
      'Book one hour for you before the calendar fills.',
    ],
    question: "What's your first worry?",
    options: ['Work', 'Money', 'My patience'],
  },
  {
    id: 'load-packing',
    topic: 'mental-load',
    cues: ['packing for everyone', 'packing', 'going away', 'road trip', 'packing for a trip'],
    ack: [
      'Everyone else packs a bag. You pack the family.',
      'By the time you leave, you need a break from the break.',
    ],
    steps: ['Pack for two days and plan to wash.', 'Let each child fill one small bag, no checks.'],
    alternateSteps: ['Keep one list on your phone for next time.', 'Ask who is packing the car. Then sit.'],
    question: 'When do you go?',
    options: ['Tomorrow', 'This week', "We're on the road"],
  },
]
