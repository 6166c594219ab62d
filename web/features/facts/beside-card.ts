import type { Fact } from '#content/facts/fact.ts'
import type { CardId } from '#contract/safety.ts'
import { explicitCard } from '#reading/patterns/signals.ts'

/** Of answers those that may stand beneath a card: they are asked in words that call for the same one, as those about choking are. */
export const besideCard = (facts: readonly Fact[], card: CardId): Fact[] =>
  facts.filter(({ question, asked }) => [question, ...asked].some((words) => explicitCard(words) === card))
