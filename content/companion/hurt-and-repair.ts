import type { CompanionEntry } from './entry.ts'

// 1800RESPECT, 1800 737 732, 24 hours: 1800respect.org.au.

/** When a child hurts her, and what she did in the minute after. */
export const hurtAndRepairEntries: readonly CompanionEntry[] = [
  {
    id: 'rage-hurt-and-yelled',
    topic: 'rage',
    cues: [
      'bit me and i yelled',
      'hit me and i yelled',
      'hurt me and i yelled',
      'kicked me and i yelled',
      'scratched me and i yelled',
      'headbutted me and i yelled',
      'threw it at me and i yelled',
      'bit me and i screamed',
      'hit me and i screamed',
      'bit me and i lost it',
      'hit me and i lost it',
      'hit me and i snapped',
      'pulled my hair and i snapped',
      'pulled my hair and i yelled',
    ],
    ack: [
      'Your voice went up before you had a say. Pain does that.',
      'Hurt first, loud second, sick about it third. That is a rough ten minutes.',
    ],
    steps: [
      "Go back small and soft: 'You hurt me, and I shouted. Let's start again.'",
      'Then do something dull together: a book, a cracker, a drink of water.',
    ],
    alternateSteps: [
      "Say the true part to yourself: 'I was hurt, I got loud, and I came back.'",
      'Choose a spot to step to next time: the hall, the sink, the doormat.',
    ],
    question: 'Have you two made up yet?',
    options: ['Not yet, I feel too bad', 'Yes, we had a cuddle', 'They keep doing it'],
  },
  {
    id: 'rage-door',
    topic: 'rage',
    cues: [
      'i slammed the door',
      'yelled and slammed the door',
      'screamed and slammed the door',
      'i shut the door on them',
      'i walked off',
      'i walked away from them',
      'locked myself in the bathroom',
      'hid in the pantry',
    ],
    ack: [
      'A door, or a few steps, between you and the noise. It can be the kindest thing in reach.',
      'You got out of the room before it got bigger. Loud door or quiet, you can go back in.',
    ],
    steps: [
      'Check that little ones are safe where they are: nothing high, hard or hot.',
      'Then lean on the wall and let ten slow breaths out.',
    ],
    alternateSteps: [
      "Go back in low: 'I needed a minute. I'm here now.'",
      "If the door banged, say so: 'That was a big noise, and it's over.'",
    ],
    question: 'How is it in there now?',
    options: ['Quiet', 'Still screaming', 'I feel awful about it'],
  },
  {
    id: 'tod-hurts-me',
    topic: 'toddler',
    cues: [
      'bit me',
      'hit me',
      'hit me with a toy',
      'hit me in the face',
      'my toddler hits me',
      'slapping me',
      'kicking me',
      'pinching me',
      'punched me',
      'headbutts me',
      'scratched me',
      'scratched my face',
      'pulling my hair',
      'throws things at me',
      'threw a toy at me',
      'threw at my head',
      'threw at my face',
      'keeps biting me',
    ],
    ack: [
      'Being hit by someone you carried hurts twice.',
      'Small hands and teeth can land hard, and you had no warning.',
    ],
    steps: [
      'Put some space between you: set them down, step back, breathe out.',
      "Say it once, low and flat: 'That hurt. I won't let you do that.'",
      "If it's a grown-up who hurts you, ring 1800RESPECT at any hour: 1800 737 732.",
    ],
    alternateSteps: [
      'See to the sore spot first: cold water, a minute by the sink.',
      'Later, when all is quiet, show them what else hands can do: stomp, squeeze, push a wall.',
    ],
    question: 'What did you do right after?',
    options: ['I yelled', 'I walked off', 'I cried'],
  },
]
