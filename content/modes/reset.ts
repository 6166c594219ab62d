/** Ways to breathe in Reset. Lengths are in whole seconds; a part that is left out is not there. */
export const rhythms = [
  {
    id: 'long-out',
    name: 'Long out',
    hint: 'In for 4, out for 6. For when your heart is racing.',
    rhythm: { inhale: 4, exhale: 6 },
  },
  {
    id: 'even',
    name: 'Even',
    hint: 'In for 5, out for 5. For when you are wobbly or worn thin.',
    rhythm: { inhale: 5, exhale: 5 },
  },
  {
    id: 'square',
    name: 'Square',
    hint: 'In, hold, out, rest, 4 each. For when your head is everywhere. Light-headed or pregnant? Pick one with no hold.',
    rhythm: { inhale: 4, hold: 4, exhale: 4, rest: 4 },
  },
] as const

export type RhythmId = (typeof rhythms)[number]['id']

export const resetTexts = {
  title: 'Breathe with the circle',
  legend: 'Pick a rhythm',
} as const

/** What is said while she breathes; `from` is in seconds since the start. */
export const resetLines = [
  { from: 0, text: 'Kids safe? Feet on the floor. Two minutes is plenty.' },
  { from: 20, text: 'Let your shoulders drop on the way out.' },
  { from: 45, text: 'Soft jaw. Loose hands.' },
  { from: 60, text: 'Halfway. Nothing else to do right now.' },
  { from: 85, text: 'If your mind wanders, just catch the next breath.' },
  { from: 105, text: 'Last few breaths.' },
  { from: 120, text: 'That was your two minutes. Stop here, or stay as long as you like.' },
] as const
