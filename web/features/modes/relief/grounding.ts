/** Where she is in the grounding: which sense, counted from 0, and how many things of it she has found. */
export interface Grounding {
  step: number
  found: number
}

export const groundingStart: Grounding = { step: 0, found: 0 }

/** One more thing found; the last one of a sense leads to the next. `counts` is how many each sense asks for. */
export function findOne(at: Grounding, counts: readonly number[]): Grounding {
  const wanted = counts[at.step]
  if (wanted === undefined) return at
  return at.found + 1 < wanted ? { ...at, found: at.found + 1 } : nextSense(at, counts)
}

/** On to the next sense, found or not; after the last one the step is the number of senses. */
export function nextSense(at: Grounding, counts: readonly number[]): Grounding {
  return { step: Math.min(at.step + 1, counts.length), found: 0 }
}

/** Back to the sense before, from its start. */
export function lastSense(at: Grounding): Grounding {
  return { step: Math.max(at.step - 1, 0), found: 0 }
}
