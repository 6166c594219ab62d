import type { CompanionEntry } from './entry.ts'

export const nightEntries: readonly CompanionEntry[] = [
  {
    id: 'sleep-hard-nights',
    topic: 'sleep',
    cues: [
      'the nights',
      'nights were hard',
      'nights are hard',
      'nights have been hard',
      'nights have been rough',
      'nights were rough',
      'nights are killing me',
      'hard nights',
      'hard night',
      'rough night',
      'rough nights',
      'rough nights this week',
      'hard nights this week',
      'bad nights',
      'bad night',
      'a bad night',
      'broken nights',
      'terrible night',
      'awful night',
      'horrible night',
      'shocking night',
    ],
    ack: [
      'Hard nights make a long week of any week.',
      'The nights took it out of you, and the days came anyway.',
    ],
    steps: [
      'Look at today and drop one thing that only a rested person could do.',
      'Lie down once before tonight, even ten minutes, even with no sleep in it.',
    ],
    alternateSteps: [
      'Ask someone you trust for one early morning or one late feed this week.',
      'Get tonight ready while it is light: water, cloth, charger, something to eat.',
    ],
    question: 'Which part of the night is the hardest?',
    options: ['Falling asleep at all', 'The wakes', 'The early start'],
  },
  {
    id: 'sleep-split-night',
    topic: 'sleep',
    cues: [
      'split night',
      'awake for two hours at night',
      'party at 2am',
      'wide awake at 2am',
      'up for hours at night',
    ],
    ack: [
      'Two hours of play at two in the morning, and only one of you finds it fun.',
      'A split night cuts your sleep in half and hands you the small bits.',
    ],
    steps: [
      'Keep the room dull: no lights, no songs, slow hands.',
      'Swap the watch at the hour if anyone else is there.',
    ],
    alternateSteps: [
      'Set out a blanket and a pillow on that floor for next time.',
      'Tell someone today that you got two half nights.',
    ],
    question: 'How do you get through those hours?',
    options: ['I scroll my phone', 'I get angry', 'I play along'],
  },
  {
    id: 'sleep-night-weaning',
    topic: 'sleep',
    cues: ['night weaning', 'stop night feeds', 'drop the night feed', 'still feeding all night at one'],
    ack: [
      'Feeding through the night, month on month, wears a groove in you.',
      'You can love the feeds and want the night back.',
    ],
    steps: [
      'Pick the feed that costs you most. Only think about that one.',
      'Ask your nurse if this is a good time for your little one.',
    ],
    alternateSteps: [
      'Let the other parent take the first wake for three nights.',
      'Write why you want it, so you know at 2 am.',
    ],
    question: 'What makes you want to change it now?',
    options: ["I'm worn out", 'Work starts soon', 'Everyone says I have to'],
  },
  {
    id: 'sleep-cot-to-bed',
    topic: 'sleep',
    cues: ['cot to bed', 'big bed', 'toddler bed', 'climbing out of the cot', 'climbs out of cot'],
    ack: [
      'A child who can get out of bed is a whole new kind of night.',
      'The bars are gone, and so is your evening.',
    ],
    steps: [
      'Make the room safe enough that getting up is boring.',
      'Walk them back with the same few words each time.',
    ],
    alternateSteps: [
      'Sit by the door with a book of your own.',
      'Choose one thing they may keep in the bed.',
    ],
    question: 'How many times tonight?',
    options: ['I lost count', 'Only a few', 'They end up in my bed'],
  },
  {
    id: 'sleep-bed-sharing',
    topic: 'sleep',
    cues: [
      'co sleeping',
      'cosleeping',
      'bed sharing',
      'baby in our bed',
      'sleep in my bed',
      'only sleeps in our bed',
    ],
    ack: [
      'Plenty of families end up in one bed, and few of them say so at mothers group.',
      'Half of you sleeps, and half of you guards the edge.',
    ],
    steps: [
      'Safest is their own cot by your bed, on their back.',
      'Never share if anyone smokes, drank or took something drowsy, or baby was early or small.',
      'Never on the couch or armchair, however tired you are.',
    ],
    alternateSteps: [
      "Clear pillows and doonas away from the baby's space.",
      'Ask your nurse without shame. They hear it each week.',
      'Look up Red Nose on safer sleep, in daylight.',
    ],
    question: 'Did you choose it, or did it just happen?',
    options: ['It just happened', 'I chose it', 'I worry about it'],
  },
  {
    id: 'sleep-partner-sleeps',
    topic: 'sleep',
    cues: [
      'he sleeps through',
      'husband sleeps through',
      'partner sleeps through',
      'snoring next to me',
      'he gets to sleep',
    ],
    ack: [
      'The sound of someone else asleep can be very loud.',
      "You're up, they're out, and the rage keeps you warm.",
    ],
    steps: [
      'Wake them once tonight with a plain job, not a sigh.',
      'Agree on one wake that is theirs, and say it before bed.',
    ],
    alternateSteps: [
      'Move to the other room for one stretch, if there is one.',
      "Say it in daylight: 'I need four hours in a row.'",
    ],
    question: 'What would be fair tonight?',
    options: ['One wake for them', 'A whole night off', "I don't know any more"],
  },
  {
    id: 'sleep-dst',
    topic: 'sleep',
    cues: ['daylight savings', 'daylight saving', 'clocks changed', 'clock change'],
    ack: [
      'The clocks moved, and nobody told the baby.',
      'One hour for them is a week of odd mornings for you.',
    ],
    steps: [
      'Shift bed by ten minutes today, not the whole hour.',
      'Get some morning light on both your faces.',
    ],
    alternateSteps: ['Blackout the window with whatever you have.', 'Let dinner move before bedtime does.'],
    question: 'Which end of the day is worse?',
    options: ['Mornings', 'Bedtime', 'The naps'],
  },
  {
    id: 'sleep-holiday',
    topic: 'sleep',
    cues: ['sleep on holiday', 'travel cot', 'wont sleep away from home', 'sleeping away from home'],
    ack: [
      'New room, new noises, same small person who wants you.',
      'A holiday with no sleep is just home with sand.',
    ],
    steps: [
      'Bring their own sleeping bag from home. Nothing loose goes in the cot.',
      'Do bedtime in the same order, even if it is late.',
    ],
    alternateSteps: [
      'Walk the room together in the light first.',
      "Write off the first night now, so it can't let you down.",
    ],
    question: 'How long are you away?',
    options: ['A night or two', 'A week', "We're home again now"],
  },
  {
    id: 'sleep-nightmare',
    topic: 'sleep',
    cues: [
      'nightmares',
      'nightmare',
      'night terrors',
      'night terror',
      'bad dreams',
      'scared of the dark',
      'monsters under the bed',
    ],
    ack: [
      'A scream at midnight goes right through your bones.',
      'Monsters are hard to argue with at that hour.',
    ],
    steps: [
      'Sit close and say little. Your voice is the light.',
      "If they don't seem awake, keep them safe and wait it out.",
    ],
    alternateSteps: [
      'Let them draw it tomorrow and shut it in a drawer.',
      'Leave one small lamp on and call it the guard.',
    ],
    question: 'Are they awake when it happens?',
    options: ['Yes, and crying', "They don't know I'm there", "I can't tell"],
  },
  {
    id: 'sleep-pump-night',
    topic: 'sleep',
    cues: [
      'jaw is tight at night',
      'cant switch off',
      'brain wont switch off',
      'mind racing at night',
      'racing mind in bed',
    ],
    ack: [
      'The house goes quiet, and your head opens for business.',
      'Your body lay down. Your thoughts are still on their feet.',
    ],
    steps: [
      'Write the three loudest on paper, then turn it over.',
      'Breathe out twice as long as you breathe in.',
    ],
    alternateSteps: [
      'Press your tongue to the roof of your mouth, then let go.',
      'Name five dull things in the room, slowly.',
    ],
    question: 'What does your mind keep going back to?',
    options: ["Tomorrow's jobs", 'Things I said', 'Everything'],
  },
]
