import { cardsOfClasses } from '#content/safety/classes.ts'
import { patternClasses } from '#content/safety/explicit/signals.ts'
import { type CardId, cardIds } from '#contract/safety.ts'

/** The card that belongs to a class, of the patterns or of the labelled messages only; a card stands for the classes that are too small to learn. */
export function cardOf(id: string): CardId {
  return (
    patternClasses.find((entry) => entry.id === id)?.cardId ??
    cardsOfClasses[id] ??
    cardIds.find((card) => card === id) ??
    'support'
  )
}
