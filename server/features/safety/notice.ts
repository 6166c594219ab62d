import {
  type CardId,
  isGrave,
  isHigher,
  isOtherDanger,
  levelOf,
  type SafetyNotice,
} from '#contract/safety.ts'
import type { Assessment } from '#reading/safety/assess.ts'

/**
 * What she is shown of a finding: of what is explicit its card; of what is only inferred to be grave the question whether she is safe, on
 * what counts as a heavy day meanwhile.
 */
export function noticeOf({ level, certainty, cardId }: Assessment): SafetyNotice {
  if (isGrave(level) && certainty === 'inferred') return { level: 'support', cardId: null, softLine: cardId }
  return { level, cardId, softLine: null }
}

/** What she is shown of what a model heard and the engine did not: it may err, so she is asked. */
export const noticeOfModel = (card: CardId): SafetyNotice => ({
  level: 'support',
  cardId: null,
  softLine: card,
})

/** What she is shown once she has said that she is not safe, or not sure of it: the card that the question stood for. */
export const noticeOfCard = (cardId: CardId): SafetyNotice => ({
  level: levelOf(cardId),
  cardId,
  softLine: null,
})

/** What a line says without those before it. */
export interface ByItself {
  /** Something grave shows in it. */
  shows: () => boolean
  /** More shows in it than in each of those. */
  showsMore: () => boolean
}

/**
 * Where the question whether she is safe stands already, it is asked again of a graver danger; of another one that a line shows by itself,
 * since what it shows with those before it was asked about; and of the same one where a line shows more than those.
 * @param standing the card of the question that stands
 */
export function askedOnce(found: SafetyNotice, standing: CardId | null, line: ByItself): SafetyNotice {
  if (!found.softLine || !standing || isHigher(levelOf(found.softLine), levelOf(standing))) return found
  const isNew = isOtherDanger(found.softLine, standing) ? line.shows() : line.shows() && line.showsMore()
  return isNew ? found : { ...found, softLine: null }
}

/**
 * What holds for a conversation once something more was found in it. A grave card stays until a graver one comes, or one of its own level
 * and danger; that of another danger is shown beneath it, and reassurance takes the place of none. Where a grave card stands nothing is asked; what is inferred leaves the level
 * as it is.
 * @param safeFrom cards whose question she has answered there with 'I'm safe'
 */
export function withFinding(
  standing: SafetyNotice,
  found: SafetyNotice,
  safeFrom: readonly CardId[] = [],
): SafetyNotice {
  if (isGrave(found.level)) {
    const isGraver = isHigher(found.level, standing.level)
    const isAnother = standing.cardId && found.cardId && isOtherDanger(found.cardId, standing.cardId)
    const isLess = isHigher(standing.level, found.level) || (isAnother && !isGraver)
    const isReassurance = found.cardId === 'crisis-intrusive-thoughts' && isGrave(standing.level)
    // Whoever has collapsed, or bleeds, needs 000 before anybody else.
    const canWait = found.cardId === 'emergency-poison' || found.cardId === 'emergency-pregnancy'
    const isForOthers = canWait && standing.cardId === 'emergency-medical'
    return isLess || isReassurance || isForOthers ? standing : found
  }
  if (found.softLine) {
    const isDue = !isGrave(standing.level) && !safeFrom.includes(found.softLine)
    const isGraver =
      standing.softLine === null || isHigher(levelOf(found.softLine), levelOf(standing.softLine))
    return isDue && isGraver ? { ...standing, softLine: found.softLine } : standing
  }
  return isHigher(found.level, standing.level) ? { ...found, softLine: standing.softLine } : standing
}
