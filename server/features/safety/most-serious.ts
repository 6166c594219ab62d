import { gravest } from '#contract/safety.ts'
import { type Assessment, assess } from './engine.ts'

/** Reads each text after those before it and answers the most serious finding. */
export function mostSerious(texts: readonly string[]): Assessment {
  const heard = texts.map((text, index) => assess(text, { recentTexts: texts.slice(0, index) }))
  return gravest<Assessment>({ level: 'none', class: 'none', cardId: null }, ...heard)
}
