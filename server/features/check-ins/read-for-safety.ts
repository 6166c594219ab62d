import type { ToldAnswers } from '#contract/check-ins.ts'
import { levels } from '#contract/safety.ts'
import { type Assessment, assess } from '#server/features/safety/engine.ts'

/** What she wrote, in the order in which the form asks for it; the prompts are ours and are not read. */
export function ownWords({ type, responses }: ToldAnswers): string[] {
  return type === 'daily'
    ? [responses.promptResponse]
    : [responses.hardest, responses.energyGiving, responses.nextWeek]
}

/** Reads each text after those before it and answers the most serious finding. */
export function mostSerious(texts: readonly string[]): Assessment {
  return texts
    .map((text, index) => assess(text, { recentTexts: texts.slice(0, index) }))
    .reduce<Assessment>(
      (worst, heard) => (levels.indexOf(heard.level) > levels.indexOf(worst.level) ? heard : worst),
      { level: 'none', class: 'none', cardId: null },
    )
}
