import { levels } from '#contract/safety.ts'
import { type Assessment, assess } from './engine.ts'

/** Reads each text after those before it and answers the most serious finding. */
export function mostSerious(texts: readonly string[]): Assessment {
  return texts
    .map((text, index) => assess(text, { recentTexts: texts.slice(0, index) }))
    .reduce<Assessment>(
      (worst, heard) => (levels.indexOf(heard.level) > levels.indexOf(worst.level) ? heard : worst),
      { level: 'none', class: 'none', cardId: null },
    )
}
