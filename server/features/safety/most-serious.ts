import { gravest } from '#contract/safety.ts'
import type { Assessment } from '#reading/safety/assess.ts'
import { assess } from './inferred-as-support.ts'

const nothing: Assessment = {
  level: 'none',
  certainty: 'inferred',
  class: 'none',
  cardId: null,
  language: 'english',
}

/** Reads each text after those before it and answers the most serious finding. */
export function mostSerious(texts: readonly string[]): Assessment {
  const heard = texts.map((text, index) => assess(text, { recentTexts: texts.slice(0, index) }))
  return gravest<Assessment>(nothing, ...heard)
}
