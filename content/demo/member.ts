import type { RediscoverResponse } from '#contract/rediscover.ts'
import type { ExerciseId } from '#contract/rediscover-exercises.ts'

// The life of the member whom whoever tries the product signs in as.

/** Her children, by how many months old they are. */
export const demoChildren = [
  { name: 'Otis', months: 38, notes: 'Loves diggers, torches and the blue cup. Not the other blue cup.' },
  { name: 'Wren', months: 8, notes: 'Claps at everything. Wakes at four.' },
] as const

export const demoAbout = {
  first_name: 'Sam',
  timezone: 'Australia/Melbourne',
  season: 'Multiple kids, various ages',
  focus: 'Overwhelm & mental load',
  notes: 'Back at work three days a week since spring.',
  allow_real_talk_push: false,
} as const

/** Her check-ins, each so many days ago: hearts, and what she said to the question of that day, which fits any of them. */
export const demoCheckIns = [
  {
    daysAgo: 21,
    energy: 2,
    mood: 2,
    stress: 2,
    words: 'Three hours of sleep in four pieces. I put the milk in the cupboard.',
  },
  {
    daysAgo: 20,
    energy: 2,
    mood: 3,
    stress: 2,
    words: 'My sister rang and made me laugh about the curtains.',
  },
  {
    daysAgo: 19,
    energy: 1,
    mood: 2,
    stress: 1,
    words: 'Work, daycare, work, a form that I forgot. I had toast for tea.',
  },
  { daysAgo: 17, energy: 3, mood: 3, stress: 3, words: 'We went to the park and nobody fell in anything.' },
  { daysAgo: 16, energy: 3, mood: 4, stress: 3, words: 'Wren clapped when I walked in. I needed that.' },
  { daysAgo: 14, energy: 2, mood: 2, stress: 2, words: 'The list in my head, mostly. And the washing.' },
  { daysAgo: 13, energy: 2, mood: 3, stress: 2, words: '' },
  { daysAgo: 12, energy: 3, mood: 4, stress: 3, words: 'A hot coffee in a chair. A whole one.' },
  { daysAgo: 10, energy: 2, mood: 2, stress: 1, words: 'I snapped about shoes. We both said sorry after.' },
  { daysAgo: 9, energy: 3, mood: 3, stress: 3, words: 'I said no to the bake stall and the sky stayed up.' },
  { daysAgo: 8, energy: 3, mood: 3, stress: 3, words: '' },
  { daysAgo: 7, energy: 4, mood: 4, stress: 4, words: 'Slept until half past five. It felt like a holiday.' },
  { daysAgo: 6, energy: 2, mood: 3, stress: 2, words: 'Up from two to four. The street was very quiet.' },
  { daysAgo: 5, energy: 3, mood: 4, stress: 3, words: 'Otis told me the rain was the sky having a bath.' },
  { daysAgo: 3, energy: 3, mood: 4, stress: 3, words: 'Ten minutes on the back step by myself.' },
  { daysAgo: 2, energy: 4, mood: 4, stress: 3, words: 'I asked for help with the lunches, and I got it.' },
  {
    daysAgo: 1,
    energy: 3,
    mood: 4,
    stress: 4,
    words: 'A swim with my sister. I had forgotten that I like swimming.',
  },
] as const

/** Which of them she starred, by how many days ago they are. */
export const demoStarredDays: readonly number[] = [16, 9, 1]

/** Her weekly resets, of the week so many weeks ago. */
export const demoResets = [
  {
    weeksAgo: 3,
    energy: 2,
    mood: 2,
    stress: 1,
    hardest: 'The mornings. Everybody needs a different shoe.',
    energyGiving: 'The walk to daycare once we are out of the door.',
    nextWeek: 'Put the bags at the door the night before.',
  },
  {
    weeksAgo: 2,
    energy: 2,
    mood: 3,
    stress: 2,
    hardest: 'Being the one who knows where everything is.',
    energyGiving: 'My sister on the phone, and a hot coffee.',
    nextWeek: 'Give away one whole job, start to finish.',
  },
  {
    weeksAgo: 1,
    energy: 3,
    mood: 4,
    stress: 3,
    hardest: 'The night that she was up from two to four.',
    energyGiving: 'Ten minutes on the back step.',
    nextWeek: 'One swim.',
  },
] as const

/** Her chats, each begun so many days ago at an hour of hers, with what she says; the guide answers as it would anybody. */
export const demoChats = [
  {
    key: 'four in the morning',
    daysAgo: 6,
    at: '03:12',
    mode: 'sleep',
    lines: [
      'wren is up again, since two. third night in a row',
      'i know it is only a stage. i just miss my bed',
      'ok she is asleep at last. thanks for the company, night',
    ],
  },
  {
    key: 'lunches',
    daysAgo: 4,
    at: '20:40',
    mode: 'clear',
    lines: [
      'I do all of the remembering in this house. Lunches, hats, forms, the lot',
      'can you help me write him a message about taking over the lunches',
    ],
  },
  {
    key: 'shoes',
    daysAgo: 10,
    at: '13:05',
    lines: [
      'i yelled at my toddler about shoes and now i feel awful',
      'we both said sorry. he patted my face',
    ],
  },
  {
    key: 'swim',
    daysAgo: 1,
    at: '19:25',
    lines: ['I went for a swim with my sister today and it felt like me again'],
  },
] as const
/** The chat that she saved, and the one of whose replies she starred the first. */
export const demoSavedChat = 'lunches'
export const demoStarredChat = 'four in the morning'

type Answer = NonNullable<RediscoverResponse['data']>

/** What she answered in her programme; the exercises that are not named she went past. */
export const demoProgramme: Partial<Record<ExerciseId, Partial<Answer>>> = {
  focus: { choice: 'mental-load' },
  tone: { choice: 'warm' },
  'where-now': { scale: 2, texts: { why: 'Full head, short nights.' } },
  hope: { texts: { hope: 'An hour a week that belongs to nobody else.' } },
  values: { words: ['Humour', 'Rest', 'Honesty'] },
  energy: {
    sorted: [
      { label: 'Being in water', effect: 'fills' },
      { label: 'My sister on the phone', effect: 'fills' },
      { label: 'School forms', effect: 'drains' },
      { label: 'Bath time', effect: 'both' },
    ],
  },
  changes: {
    texts: {
      kept: 'I still laugh at bad puns.',
      new: 'I can do most things with one hand.',
      resting: 'The guitar. It is under the bed.',
    },
  },
  thought: { texts: { thought: 'Nobody does it if I do not.' } },
  light: {
    texts: { 'leaves-out': 'Some of it fell, and we were fine.', friend: 'Put one thing down and see.' },
  },
  reword: { texts: { reworded: 'Some of it can be held by others.' }, scale: 4 },
  tiny: { words: ['Swim once this week'] },
  'when-then': { texts: { when: 'When it is Saturday at nine', plan: 'I take my bathers and go' } },
  'in-the-way': { texts: { obstacle: 'A bad night', smaller: 'Sit by the pool with a coffee' } },
  'i-am': { words: ['laughs at bad puns', 'asks for help with the lunches'] },
  witness: { texts: { witness: 'My sister says she can hear it in my voice.' } },
  note: { texts: { note: 'You went. The water was lovely.' } },
}
/** She finished it so many days ago. */
export const demoFinishedDaysAgo = 4

/** Her board. */
export const demoBoard = {
  title: 'Room for me',
  intent: 'Things that feel like me, and small ones at that.',
  items: [
    { kind: 'image', content: { url: '/api/pictures/swimming-lane.svg' } },
    { kind: 'quote', content: { text: 'A slow morning is a good morning.' } },
    { kind: 'image', content: { url: '/api/pictures/warm-cup.svg' } },
    { kind: 'goal', content: { text: 'Swim once this week' } },
    { kind: 'image', content: { url: '/api/pictures/music-notes.svg' } },
    { kind: 'quote', content: { text: 'My name was mine before it was Mum.' } },
  ],
} as const

/** The threads of the Village that she saved and follows, by how they begin. */
export const demoSavedThreads = [
  'The list in my head at 11 pm',
  'Forty minutes in the cereal aisle',
  'I asked him to take over the school lunches',
] as const
