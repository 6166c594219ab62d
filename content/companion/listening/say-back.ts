import type { Kind, Sayings } from './kind.ts'
import { bodies } from './say-back-bodies.ts'
import { feelings } from './say-back-feelings.ts'
import { happenings } from './say-back-happenings.ts'
import { passing } from './say-back-passing.ts'
import { sorrows } from './say-back-sorrows.ts'

/** What says her own words back to her, by the kind of her line. */
export const sayBack: Record<Kind, Sayings> = {
  ...sorrows,
  ...feelings,
  ...bodies,
  ...happenings,
  ...passing,
}

/** What she answers with a word or two. */
export type PlainAnswer = 'nobody' | 'yes' | 'no' | 'idk' | 'nothing' | 'both' | 'maybe' | 'ok' | 'exactly'

/** What is said to such a word; a question follows only where the last reply had asked. */
export const plainAnswers: Record<PlainAnswer, readonly string[]> = {
  yes: [
    'Yes. Okay.',
    "Okay, a yes. That's clear enough for me.",
    'Right, yes. Thanks for saying.',
    "Then that's how it is. You can say more, or let it stand.",
    'Yes is plenty. I can work with one word.',
  ],
  no: [
    'No. Fair enough.',
    "Okay, not that. I won't push it.",
    "That's a clear no, and it can stay one.",
    'No it is. You know best how it is over there.',
    "Okay, no. I won't guess again.",
  ],
  idk: [
    "You don't have to know.",
    'Not knowing is an honest answer at this point.',
    "That's fine. Some things have no words yet.",
    "Then we'll leave it as a question mark.",
    'Okay. It can stay a muddle for now.',
  ],
  nothing: [
    'Nothing it is. No need to dig for more.',
    "Okay, nothing. That's allowed too.",
    "Then I won't go looking for something.",
    'Nothing at all is a fair thing to report.',
  ],
  both: [
    "Both. It's often both.",
    'Both at once, then. They can sit side by side here.',
    'Okay, the two together. That makes sense to me.',
  ],
  maybe: [
    "A maybe is fine. It needn't be settled now.",
    'Somewhere in the middle, then. That counts.',
    'Could be. We can leave the door open on that one.',
    "Half a yes is still worth knowing. I'll hold it loosely.",
  ],
  nobody: [
    "Nobody. That's a lonely answer, and an honest one.",
    "No one at all. I'm glad you told me, small as I am.",
  ],
  ok: [
    "Okay. I'm here, with or without more to say.",
    'All right. No rush from my end.',
    'Good. We can go on or just sit for a bit.',
    "Righto. It's your turn, or nobody's turn.",
  ],
  exactly: [
    "Good, then I've got hold of the right end of it.",
    'I thought it might be. Thanks for saying so.',
    'Then that goes in the middle, and the rest goes round it.',
  ],
}

/** After a word or two, more easily answered than an open question; every option may be tapped. */
export const easyQuestions: readonly { ask: string; options: readonly string[] }[] = [
  { ask: 'Which is nearest right now?', options: ['My body is done', 'My head is full', "It's the people"] },
  { ask: 'What would be welcome?', options: ['Just listen', 'Any ideas?', 'Tell me something nice'] },
]

/** What is asked of a first line that says little. */
export const firstQuestions: readonly string[] = [
  "What's been going on?",
  'How has it been so far?',
  'What would you like to start with?',
]

/** After two of her shortest answers in a row: nothing is asked any more. */
export const leaveBe: readonly string[] = [
  "I'll stop asking. Say anything you like, or nothing.",
  "We can be quiet. I don't need you to fill the space.",
  'No more questions for a bit. The box is there if something comes.',
]

/** At a goodbye, what she told in her own words; `{said}` is one piece of it, `{also}` another. */
export const sumUps: readonly string[] = [
  'What you told me, “{said}” and “{also}”, can stay here for now.',
  'You brought “{said}” here, and “{also}”. Both stay here with me.',
  "I'll leave it where you put it: “{said}”, and “{also}”.",
]

/** The same where there is one piece. */
export const sumUpsOfOne: readonly string[] = [
  'You can leave “{said}” here with me.',
  '“{said}” stays here, for when you come back.',
  'I have “{said}”, and it will keep.',
]
