/** Where something is kept, and for how long: from the answer of the shelf that says so. */
export interface Keeping {
  /** The first two are what she may mean where she names none. */
  place: 'room' | 'fridge' | 'thawed' | 'begun'
  /** As it is said in a sentence. */
  said: string
  /** Inside up to the first of these hours, past after the second. */
  hours: readonly [number, number]
  /** The times hold up to so many °C; where nothing is said of it, at any. */
  upTo?: number
}

/** By the id of the answer. */
export const keeping: Readonly<Record<string, readonly Keeping[]>> = {
  'milk-storage': [
    { place: 'room', said: 'in a room up to 26 °C', hours: [6, 8], upTo: 26 },
    { place: 'fridge', said: 'at the back of the fridge', hours: [72, 72] },
    { place: 'thawed', said: 'thawed in the fridge', hours: [24, 24] },
  ],
  'when-milk-hours-start': [{ place: 'fridge', said: 'at the back of the fridge', hours: [72, 72] }],
  'thawed-breast-milk': [{ place: 'thawed', said: 'thawed in the fridge', hours: [24, 24] }],
  'keeping-formula': [
    { place: 'room', said: 'out of the fridge', hours: [1, 1] },
    { place: 'fridge', said: 'at the back of the fridge', hours: [24, 24] },
    { place: 'begun', said: 'that baby has begun to drink', hours: [1, 1] },
  ],
}

/** What is said of hers: `{hers}` and `{limit}` are hours in words (of degrees, a number), `{where}` a place, `{who}` whom to ring. */
export const ofHers = {
  inside: '{hers} is inside the {limit} for milk {where}.',
  edge: '{hers} is at the very edge of the {limit} for milk {where}.',
  past: '{hers} is past the {limit} for milk {where}.',
  tooWarm: 'Those times hold up to {limit} °C. For a warmer room my shelf has no number, only: sooner.',
  sure: 'To be sure of yours, ask {who}.',
} as const
