import { focusLabel } from '#contract/rediscover.ts'
import {
  type ExerciseId,
  type FocusSlug,
  focusSlugs,
  type RediscoverModule,
  type Tone,
} from '#contract/rediscover-exercises.ts'

/** What each module is called, and what it is for. */
export const moduleTexts: Record<RediscoverModule, { name: string; line: string; done: string }> = {
  intake: {
    name: 'Where you are',
    line: 'Start from here, not from where you think you should be.',
    done: 'You know where you are starting from. That is the hardest bit of any map.',
  },
  snapshot: {
    name: 'A snapshot',
    line: 'What matters to you, what fills you up, what wears you down.',
    done: 'This is you on an ordinary day. Nothing here needs fixing. It just needs seeing.',
  },
  reframe: {
    name: 'Another light',
    line: 'Take one heavy thought to the window and have a good look at it.',
    done: 'A thought can be loud and still not be the whole story.',
  },
  experiments: {
    name: 'Tiny experiments',
    line: 'Something so small that you could do it tired.',
    done: 'An experiment cannot fail. Whatever happens, you find something out.',
  },
  identity: {
    name: 'Who you are now',
    line: 'Not the old you, not a new you. The one who is here.',
    done: 'Those are your words. Nobody handed them to you.',
  },
}

interface Box {
  label: string
  hint?: string
  /** Openings of hers to tap, which she may change. */
  starts?: readonly string[]
}

export interface ExerciseText {
  title: string
  /** What to do, in a sentence or two. */
  intro: string
  /** How it can help, in a sentence, without promising anything. */
  why: string
  choices?: Readonly<Record<string, string>>
  choiceLegend?: string
  /** What 1 to 5 mean. */
  scale?: { legend: string; labels: readonly string[] }
  boxes?: Readonly<Record<string, Box>>
  /** Words or lines to pick, or to write. */
  list?: { legend: string; own: string; ownHint?: string; add: string; opening?: string }
}

const toneLabels: Record<Tone, string> = {
  gentle: 'Extra gently',
  warm: 'Like a warm friend',
  playful: 'With some fun',
  direct: 'Straight to the point',
  practical: 'Practical, please',
}

const focusLabels = Object.fromEntries(focusSlugs.map((slug) => [slug, focusLabel(slug)])) as Record<
  FocusSlug,
  string
>

/** The words of every exercise. `docs/rediscover.md` says where each comes from. */
export const exerciseTexts: Record<ExerciseId, ExerciseText> = {
  focus: {
    title: 'What is loudest for you right now?',
    intro: 'Pick the one that tugs at you most today. You can do this again another time, with another one.',
    why: 'One thing at a time is easier to look at than everything at once.',
    choiceLegend: 'What is loudest',
    choices: focusLabels,
  },
  tone: {
    title: 'How should this talk to you?',
    intro: 'When you talk any of this through in the chat, how do you like to be spoken to?',
    why: 'You know best what lands when you are tired.',
    choiceLegend: 'How to talk to you',
    choices: toneLabels,
  },
  'where-now': {
    title: 'How much of you is in your days?',
    intro: 'You, apart from what you do for others. There is no right number.',
    why: 'Asking what holds a number up, not what pulls it down, shows what is already there.',
    scale: {
      legend: 'How much of you is in your days',
      labels: ['hardly any', 'a little', 'about half', 'a good deal', 'plenty'],
    },
    boxes: {
      why: { label: 'What makes it that number and not one lower?', hint: 'Even one small thing counts.' },
    },
  },
  hope: {
    title: 'Say these weeks went well',
    intro:
      'You wake up one morning and there is a bit more of you in the day. What is the first small thing you would notice?',
    why: 'A small, clear picture is easier to walk towards than a big wish.',
    boxes: {
      hope: {
        label: 'The first small thing I would notice',
        starts: ['I would hear myself laugh', 'I would drink my tea hot', 'I would want to ring someone'],
      },
    },
  },
  values: {
    title: 'Which words feel like you?',
    intro: 'Pick up to five, from the gut. The you from before counts, and so does the you of now.',
    why: 'When you know what matters to you, small choices get easier.',
    list: { legend: 'Words', own: 'A word of your own', add: 'Add' },
  },
  energy: {
    title: 'Your energy map',
    intro: 'Think of the past few days. What filled you, and what drained you? Some things do both.',
    why: 'How we feel follows what we do more than we think. A map shows where a bit more, or less, would count.',
    list: { legend: 'Things in your days', own: 'Something else in your days', add: 'Add' },
  },
  changes: {
    title: 'What changed, what stayed',
    intro: 'Becoming a mother changes a person, a bit like growing up did. Leave any of these empty.',
    why: 'It has a name, matrescence. Feeling pulled two ways is part of it, not a fault in you.',
    boxes: {
      kept: { label: 'Something that is still me', starts: ['I still laugh at', 'I still care about'] },
      new: { label: 'Something that is new in me', starts: ['I never knew I could', 'These days I notice'] },
      resting: {
        label: 'Something that is resting',
        hint: 'Not gone. Asleep, like a garden in winter.',
        starts: ['I miss', 'One day again I will'],
      },
    },
  },
  thought: {
    title: 'Catch one heavy thought',
    intro: 'One that comes back. Write it the way it sounds in your head, then see if any of these fit it.',
    why: 'Written down, a thought is something you have. It is no longer all that there is.',
    boxes: { thought: { label: 'The thought, as it sounds' } },
    list: { legend: 'Does it do any of these?', own: '', add: '' },
  },
  light: {
    title: 'Hold it up to the light',
    intro: 'No need to argue with it. Only look at it from the other side.',
    why: 'We are often fairer to our friends than to ourselves. You can borrow that fairness.',
    boxes: {
      'leaves-out': {
        label: 'What does the thought leave out?',
        starts: ['It leaves out that I', 'It does not count the times when'],
      },
      friend: {
        label: 'A friend tells you this very thought about herself. What do you say?',
        starts: ['You are doing', 'I see how you'],
      },
    },
  },
  reword: {
    title: 'Say it a truer way',
    intro: 'Not a sunny way. A way that is fair, and that you could believe on a bad day.',
    why: 'A fair sentence that you half believe helps more than a shiny one that you do not.',
    boxes: {
      reworded: {
        label: 'A truer way to say it',
        starts: ['It is hard, and', 'Some days I', 'I am allowed to'],
      },
    },
    scale: {
      legend: 'How much do you believe it today?',
      labels: ['not yet', 'a bit', 'halfway', 'mostly', 'yes'],
    },
  },
  tiny: {
    title: 'Pick a tiny experiment',
    intro:
      'Up to three, five minutes each at most. The first one will be your experiment for the next seven days.',
    why: 'Doing comes before feeling like it, more often than the other way round.',
    list: {
      legend: 'Ideas from what you chose',
      own: 'An experiment of your own',
      ownHint: 'So small that it feels a bit silly.',
      add: 'Add',
    },
  },
  'when-then': {
    title: 'Give it a place in your day',
    intro: 'Hang it on something that happens anyway.',
    why: 'A plan that says when and where gets done far more often than a good intention.',
    boxes: {
      when: {
        label: 'When…',
        starts: ['the kettle is on', 'I have parked the car', 'the house is quiet', 'I brush my teeth'],
      },
      plan: { label: '…I will' },
    },
  },
  'in-the-way': {
    title: 'And when the day falls over?',
    intro: 'Some days will. Plan for one now, so that you need not think then.',
    why: 'Seeing the bump ahead and having a smaller plan ready makes it easier to keep going.',
    boxes: {
      obstacle: {
        label: 'What might get in the way?',
        starts: ['A rough night', 'Somebody needs me', 'I forget'],
      },
      smaller: {
        label: 'The version for that day, even smaller',
        hint: 'One minute. One line. One breath of it.',
      },
    },
  },
  'i-am': {
    title: 'I am someone who…',
    intro: 'Finish the sentence up to three times. Small and true beats big and shiny.',
    why: 'Putting what matters to you into words can steady you when things are hard.',
    list: {
      legend: 'Ways to begin',
      own: 'I am someone who…',
      add: 'Add',
      opening: 'I am someone who',
    },
  },
  witness: {
    title: 'Who would not be surprised?',
    intro:
      'Think of someone who would read those sentences and say, of course. Someone from now, or from long ago.',
    why: 'Who we are lives in the people who have seen it, too.',
    boxes: {
      witness: {
        label: 'Who, and what have they seen?',
        hint: 'A friend, a nan, a teacher. They need never know.',
      },
    },
  },
  note: {
    title: 'A note for a hard day',
    intro: 'Two lines from you, as you are now, to you on a day when none of this feels true.',
    why: 'You are the one who knows what helps you hear it.',
    boxes: { note: { label: 'Dear me,' } },
  },
}

/** What a heavy thought may be doing, in plain words. */
export const thoughtHabits = [
  'It says always or never',
  'It guesses what others think',
  'It says should or must',
  'It sees only the bad bit',
  'It calls me a name',
  'It sees the worst ahead',
] as const

interface Occupation {
  label: string
  /** It speaks of children at home. */
  isWithChildren?: true
}

/** What is in many days, for the energy map. */
export const occupations: readonly Occupation[] = [
  { label: 'Getting out the door', isWithChildren: true },
  { label: 'Time outside' },
  { label: 'Cooking' },
  { label: 'Bath and bed', isWithChildren: true },
  { label: 'Scrolling' },
  { label: 'A shower alone' },
  { label: 'Talking with a friend' },
  { label: 'Tidying up' },
  { label: 'Playing on the floor', isWithChildren: true },
  { label: 'Work' },
  { label: 'Music' },
  { label: 'Being touched all day', isWithChildren: true },
  { label: 'Moving my body' },
  { label: 'Planning it all' },
]

/** Experiments for each focus, for whoever has chosen no words. */
export const focusExperiments: Record<FocusSlug, string> = {
  'mental-load': 'Write tomorrow’s one thing on paper, and close the list',
  burnout: 'Sit down with a warm drink for five minutes, phone in another room',
  'mum-guilt': 'Say “that was enough” out loud once a day',
  'identity-shift': 'Put on one song from before, all the way through',
  'not-good-enough': 'Each night, name one thing I did that nobody saw',
  'alone-time': 'Walk to the corner and back alone',
  'fear-of-messing-up': 'After a hard moment, say “we can start again”',
  general: 'Step outside once a day and take three slow breaths',
}

/** Sentences that she may begin with. */
export const iAmStarts = [
  'keeps going on little sleep',
  'notices small things',
  'makes people laugh',
  'comes back after a hard moment',
  'asks for help sometimes',
  'feels things deeply',
] as const
