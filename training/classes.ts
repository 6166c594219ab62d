import type { CardId, SafetyLevel } from '#contract/safety.ts'
import { patternClasses } from '#reading/patterns/signals.ts'
import { cardsOfClasses } from './card-of-class.ts'
import type { Labelled } from './labelled.ts'

/** The card that a labelled class calls for; undefined where it is not grave. */
export function cardOfClass({ class: of, level }: Pick<Labelled, 'class' | 'level'>): CardId | undefined {
  if (level !== 'crisis' && level !== 'emergency') return undefined
  return patternClasses.find(({ id }) => id === of)?.cardId ?? cardsOfClasses[of]
}

/** The level of each class. @throws where two messages of one class differ in level. */
export function levelsOfClasses(messages: readonly Labelled[]): Map<string, SafetyLevel> {
  const levelOf = new Map<string, SafetyLevel>()
  for (const { id, class: of, level } of messages) {
    const known = levelOf.get(of)
    if (known !== undefined && known !== level) throw new Error(`${id}: ${of} is ${known}, not ${level}`)
    levelOf.set(of, level)
  }
  return levelOf
}
