interface Halves {
  tense: number
  letGo: number
}

export interface RelaxationStep {
  /** Which part of the body, counted from 0. */
  part: number
  half: 'tense' | 'letGo'
  /** Seconds left of this half. */
  left: number
}

/** What to do at a second since the start, with `parts` parts of two halves each; null once all are done. */
export function relaxationAt(second: number, parts: number, { tense, letGo }: Halves): RelaxationStep | null {
  const part = Math.floor(second / (tense + letGo))
  if (part >= parts) return null
  const into = second % (tense + letGo)
  return into < tense
    ? { part, half: 'tense', left: tense - into }
    : { part, half: 'letGo', left: tense + letGo - into }
}
