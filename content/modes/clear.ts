export const clearTexts = {
  dumpTitle: 'Empty your head',
  dumpLabel: 'What is in there?',
  dumpHint: 'One thing a line. No order, no full sentences. It goes no further than this phone.',
  dumpPlaceholder: 'ring Mum back',
  sortButton: 'Sort it out',
  nothingYet: 'Put one thing in first. Any size.',
  sortTitle: 'Where does this one go?',
  undo: 'Undo the last one',
  nowTitle: 'Just this one, for now',
  nowFirst: 'First step',
  nowDone: 'Done',
  nowNotYet: 'Later',
  graveTitle: 'This one is not for a list',
  graveText:
    'It’s too much to carry alone. Ring one of the people above, or talk it through here. Any hour is fine.',
  graveDone: 'Take it off the list',
  noNow: 'Nothing has to happen right now. That is a real answer.',
  allLater: 'It can all wait. It’s on your list, so you needn’t hold it.',
  laterTitle: 'Later',
  laterHint:
    'Kept on this phone alone, so that your head doesn’t have to. If you stay away for weeks, your browser may clear it.',
  notKept: {
    title: 'This can’t be kept',
    description: 'Your phone’s storage is full or closed, so your list is gone once you leave this page.',
  },
  done: 'Done',
  remove: 'Remove',
  wasDone: 'Done. One less to carry.',
  wasRemoved: 'Taken off the list.',
  putBack: 'Put it back',
  again: 'Start a fresh list',
  /** Lines are sorted on the phone and nobody reads them, so the way to a person is said. */
  onlyHere:
    'Nobody reads what you write here. If one of these is about you or someone not being safe, tap SOS at the top.',
} as const

/** Where a line can go, in the order of the buttons. */
export const places = [
  { id: 'now', name: 'Now', hint: 'It needs me today' },
  { id: 'later', name: 'Later', hint: 'Real, but it can wait' },
  { id: 'let-go', name: 'Let go', hint: 'Not mine, or not worth it' },
] as const

export type Bucket = (typeof places)[number]['id']

/** What is said of lines that were let go, by how many there are. */
export const letGoText = (count: number) =>
  count === 1 ? 'One thing let go. It’s off your plate.' : `${count} things let go. They’re off your plate.`

/** A first step for a line that has one of the words in it; the first match wins. */
export const firstSteps: readonly { words: readonly string[]; step: string }[] = [
  { words: ['call', 'ring', 'phone'], step: 'Find the number and put it on the screen. That’s all for now.' },
  {
    words: ['email', 'text', 'message', 'reply', 'write'],
    step: 'Open it and type the first line, even a bad one.',
  },
  { words: ['form', 'forms', 'paperwork', 'sign', 'enrol'], step: 'Put it on the bench with a pen on top.' },
  {
    words: ['bill', 'bills', 'pay', 'rego', 'rent', 'bank'],
    step: 'Open the bill and look at the date. Only look.',
  },
  {
    words: ['book', 'appointment', 'dentist', 'doctor', 'gp'],
    step: 'Look up the number, or open the booking page.',
  },
  { words: ['washing', 'laundry', 'clothes', 'fold'], step: 'Carry one armful to where it goes next.' },
  {
    words: ['dishes', 'kitchen', 'dishwasher', 'bench'],
    step: 'Fill the sink, or clear one corner of the bench.',
  },
  {
    words: ['dinner', 'lunch', 'lunches', 'cook', 'food'],
    step: 'Choose the easiest thing. Toast is a choice.',
  },
  {
    words: ['shop', 'shopping', 'groceries', 'buy', 'order'],
    step: 'Write down the three things you can’t do without.',
  },
  { words: ['clean', 'tidy', 'mess', 'toys', 'vacuum', 'floor'], step: 'Set two minutes and do one corner.' },
  {
    words: ['pack', 'bag', 'bags', 'costume', 'uniform'],
    step: 'Put the bag by the door with one thing in it.',
  },
  { words: ['present', 'birthday', 'party', 'card'], step: 'Note the day and one idea, good enough.' },
  { words: ['work', 'boss', 'meeting', 'shift'], step: 'Write the one thing they need from you first.' },
  { words: ['ask', 'tell', 'talk', 'say'], step: 'Write down the first sentence you would say.' },
  {
    words: ['sleep', 'rest', 'nap', 'tired', 'bed'],
    step: 'Little ones safe? Then put the phone down and lie down for five minutes.',
  },
]

export const anyFirstStep = 'Give it two minutes. Only start it; it needn’t be finished.'
