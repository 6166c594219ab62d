import type { CompanionEntry } from './entry.ts'

export const kinderAndSchoolEntries: readonly CompanionEntry[] = [
  {
    id: 'kinder-ready',
    topic: 'preschool',
    cues: [
      'is he ready for school',
      'school ready',
      'hold back',
      'start school next year',
      'not ready for school',
    ],
    ack: [
      'Too young, too bright, too shy: the school question has no neat end.',
      "Everyone has a view, and you've got one small child.",
    ],
    steps: ['Ask the kinder teacher what they see.', 'Write what your gut says, before you ask anyone else.'],
    alternateSteps: [
      'Visit both ways in your head: this year, next year.',
      'Put it down until the date comes.',
    ],
    question: 'What pulls you most?',
    options: ['Their age', 'Friends', 'What people say'],
  },
  {
    id: 'kinder-friends',
    topic: 'preschool',
    cues: ['nobody plays with him', 'plays alone', 'no friends at kinder', 'left out at kinder'],
    ack: [
      'You saw them stand at the edge, and it went in deep.',
      'Small chairs, big feelings, mostly yours.',
    ],
    steps: ['Ask the teacher who they sit near.', 'Invite one child for one hour, with biscuits.'],
    alternateSteps: ['Listen more than you fix tonight.', 'Watch if they look sad, or only busy alone.'],
    question: 'How are they about it?',
    options: ['Sad', "They don't mind", "I can't tell"],
  },
  {
    id: 'school-reading',
    topic: 'school',
    cues: ['behind at school', 'cant read yet', 'struggling to read', 'readers', 'school report'],
    ack: ['One line on a report, and your stomach drops.', 'Readers at the table can end in tears for two.'],
    steps: ['Stop at five minutes, even mid-page.', 'Email the teacher for one thing to try.'],
    alternateSteps: ['You read it to them. That counts, too.', 'Praise the try, then shut the book.'],
    question: 'What did the school say?',
    options: ["They're worried", 'Nothing yet', 'Wait and see'],
  },
  {
    id: 'school-naughty',
    topic: 'school',
    cues: ['called to the principal', 'principal', 'in trouble at school', 'naughty at school', 'suspended'],
    ack: [
      'That call makes you feel eight years old again.',
      "You're cross with them and ready to fight for them.",
    ],
    steps: ['Ask for the facts first, with a pen.', 'Let them tell it their way before you reply.'],
    alternateSteps: [
      "Say to them: 'I'm on your team, and it still has to be fixed.'",
      'Sleep on any email you want to send.',
    ],
    question: "What's the story?",
    options: ['They hit someone', "They won't listen", "I think it's unfair"],
  },
  {
    id: 'school-lunches',
    topic: 'school',
    cues: ['school lunches', 'lunchboxes', 'lunch boxes', 'packing lunches'],
    ack: ['Two hundred lunches a year, and half come home.', 'The lunchbox is the job that never closes.'],
    steps: ['Do the same lunch all week.', "Give them the knife and the bread, if they're old enough."],
    alternateSteps: [
      'Order once a week and feel no shame.',
      'Pack while dinner cooks, or not at all tonight.',
    ],
    question: 'What makes it hard?',
    options: ["They won't eat it", 'I run out of ideas', 'Mornings'],
  },
  {
    id: 'school-anxious-kid',
    topic: 'school',
    cues: [
      'anxious child',
      'my child is anxious',
      'sore tummy before school',
      'worries all the time',
      'school anxiety',
    ],
    ack: [
      "A tummy ache at eight that's gone by ten is still real.",
      'Their worry lands in you, and then there are two.',
    ],
    steps: [
      "Name it with them: 'That's the worry talking.'",
      'Tell the teacher, so someone there knows the signs.',
    ],
    alternateSteps: [
      'Make the goodbye short, and the same each day.',
      'Ask your GP who sees children about worry.',
    ],
    question: 'Which hour is the hardest?',
    options: ['Mornings', 'Sunday night', 'All the time'],
  },
  {
    id: 'school-out-of-school',
    topic: 'school',
    cues: ['oosh', 'after school care', 'before school care', 'long days in care', 'vacation care'],
    ack: ["They're the last bag on the hook, and you ran.", 'Long days for them sit hard on you.'],
    steps: [
      'Bring a snack to the gate and hold hands first, talk later.',
      'Ask what was good in the last hour.',
    ],
    alternateSteps: [
      'Give them the first ten minutes at home, no jobs.',
      'Take one early day when work lets you.',
    ],
    question: 'What stings?',
    options: ['Being last', 'They say they hate it', 'I have no choice'],
  },
  {
    id: 'sib-jealous',
    topic: 'siblings',
    cues: ['jealous of the baby', 'jealous', 'hurts the baby', 'regressed since baby', 'acting like a baby'],
    ack: [
      'They lost you a bit, and they want it back.',
      'A big kid who wants a bottle is asking where they fit.',
    ],
    steps: ['Five minutes with the door shut, only them.', 'Let them be the baby for a cuddle. Play along.'],
    alternateSteps: [
      'Ask for help with something real, then thank them.',
      "Stay close when they're near the baby. Both stay safe.",
    ],
    question: 'What do they do?',
    options: ['Hit or squeeze', 'Cry for me', 'Want a bottle'],
  },
  {
    id: 'sib-favourite',
    topic: 'siblings',
    cues: ['favourite child', 'prefer one child', 'like one more', 'easier child', 'love one more'],
    ack: [
      "One is easy to be with. That's a thing no one says.",
      "It doesn't make you unfair. It makes you honest.",
    ],
    steps: [
      'Find one small thing you like in the harder one today.',
      'Do their thing with them for ten minutes.',
    ],
    alternateSteps: [
      'Notice what they bring up in you. It may be old.',
      'Speak of it with someone safe. It loses its teeth.',
    ],
    question: 'What makes it hard with that one?',
    options: ["We're alike", 'They push me', 'I feel guilty'],
  },
  {
    id: 'sib-room',
    topic: 'siblings',
    cues: ['sharing a room', 'kids share a room', 'wake each other up', 'one wakes the other'],
    ack: ["One cries, two wake, and you've got a party.", 'Two beds, one wall, no peace.'],
    steps: ['Stagger bedtime by half an hour.', 'Put white noise between the beds.'],
    alternateSteps: [
      'Put the bigger one on a mattress on your floor tonight.',
      "Tell the big one: 'I'll come. You stay in bed.'",
    ],
    question: 'Who wakes who?',
    options: ['The baby wakes them', 'They play', 'Everyone wakes me'],
  },
]
