import type { CardId, SafetyLevel } from '#contract/safety.ts'

/**
 * One kind of signal and the wordings that show it. A wording is written in the engine's plain form: lower case, no
 * apostrophes (`dont`, `im`), `want to` for wanna. `(a|b c)` is a choice, `?` after a word or choice makes it optional, `~` is up to
 * three words of any kind, `~~` up to six, `stem*` any ending, and `{name}` a phrase of the vocabulary.
 */
export interface PatternClass {
  id: string
  level: Exclude<SafetyLevel, 'none'>
  cardId: CardId
  patterns: readonly string[]
}
