import type { CompanionEntry } from './entry.ts'

// PANDA, 1300 726 306: panda.org.au.

export const birthEntries: readonly CompanionEntry[] = [
  {
    id: 'birth-trauma',
    topic: 'birth',
    cues: [
      'birth trauma',
      'traumatic birth',
      'bad birth',
      'birth flashbacks',
      'flashbacks',
      'birth didnt go to plan',
      'emergency caesarean',
      'birth experience',
      'birth story',
      'nobody listened in labour',
      'forceps',
      'haemorrhage',
      'nightmares about birth',
    ],
    ack: [
      "Everyone looks at the baby while you're still back in that room.",
      "It happened to you, and it's still happening in your body.",
    ],
    steps: [
      "Look round and name where you are, today's date, and who's safe.",
      "You don't need to tell it all. Pick one sentence someone should know.",
    ],
    alternateSteps: [
      'The hospital can go through your notes with you. Ask for a birth debrief.',
      'A GP can find a counsellor who works with birth. Bring that one sentence.',
    ],
    question: 'Which part keeps coming back?',
    options: ['Not being listened to', 'The fear', "I can't talk about it yet"],
  },
  {
    id: 'birth-caesarean',
    topic: 'birth',
    cues: [
      'caesarean',
      'caesar recovery',
      'c section recovery',
      'scar',
      'didnt give birth properly',
      'didnt do it naturally',
      'failed birth',
      'epidural',
      'induced',
      'wanted a natural birth',
    ],
    ack: [
      'You had a plan, and then came the bright lights.',
      "A scar, a newborn, and people asking if it was 'natural'. No, thanks.",
    ],
    steps: [
      "Lay a warm hand near the scar and say: 'This is where you came out.'",
      'Get someone else to lift anything heavier than your baby.',
    ],
    alternateSteps: [
      "Write how you'd hoped it would go, then how it went. Both get a page.",
      'Mention redness, fever or more pain to your doctor right away.',
    ],
    question: 'What do you wish someone had said to you that day?',
    options: ['That it was still a birth', 'What was going on', 'Nobody said anything'],
  },
  {
    id: 'birth-no-bond',
    topic: 'birth',
    cues: [
      'bond',
      'bonding',
      'not bonding',
      'dont feel bonded',
      'dont love my baby',
      'no rush of love',
      'feel nothing for my baby',
      'babysitting a stranger',
      'feels like someone elses baby',
      'dont feel like a mum',
    ],
    ack: [
      'Everyone promised a rush, and you got a stranger with your nose.',
      'You do all the caring and wait for the feeling to catch up.',
    ],
    steps: [
      'Hold them against your chest for one song. No feeling needed.',
      'Tell them what you see out the window, in an ordinary voice.',
    ],
    alternateSteps: [
      'Learn one small thing: the ear, the toes, the way they yawn.',
      "Say it to your nurse or PANDA (1300 726 306): 'I'm not feeling close yet.'",
    ],
    question: 'When is it a little easier to be with them?',
    options: ['Late in the evening', 'In the bath or outside', 'It never feels easy'],
  },
  {
    id: 'birth-fourth-trimester',
    topic: 'birth',
    cues: [
      'newborn',
      'newborn stage',
      'first week home',
      'just had a baby',
      'new mum',
      'first time mum',
      'brand new baby',
      'came home from hospital',
      'two weeks old',
      'fourth trimester',
      'baby blues',
      '1 week old',
      '2 week old',
      '3 weeks old',
    ],
    ack: [
      'A whole new person in the house, and no one sent instructions.',
      'These first weeks are night and day mashed together.',
    ],
    steps: [
      'Make a nest for the day: nappies, water, charger, snacks, one spot.',
      'Say yes to the next offer, with a job: soup, washing, holding.',
    ],
    alternateSteps: [
      'Only two goals a day: baby fed and you fed.',
      "Turn visitors away kindly: 'Not this week, thanks.'",
    ],
    question: 'What has surprised you the most?',
    options: ['How tired I am', 'How much I worry', 'How lonely it is'],
  },
]
