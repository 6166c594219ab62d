import { type CardId, type Certainty, isGrave, levels, type SafetyLevel } from '#contract/safety.ts'
import { sentencesOf } from '../text/sentences.ts'
import { type Concern, cardOf, concernOf } from './model.ts'
import type { Weights } from './weights-file.ts'
import { type Reading, read } from './windows.ts'

/** What the classifier makes of a text. */
export interface Classified {
  level: SafetyLevel
  certainty: Certainty
  /** The card that it calls for; null where nothing shows. */
  cardId: CardId | null
  /** Log-odds that something in the text is grave; 0 where there is nothing to read. */
  odds: number
}

/** What lines show only together must be this much clearer, in log-odds. */
const doubtOfJoined = 0.5
/** Of what she wrote before, so many of the last lines are read again, and no longer than this. */
const linesBefore = 2
const longestContext = 600

const nothing: Classified = {
  level: 'none',
  certainty: 'inferred',
  cardId: null,
  odds: 0,
}

/**
 * What a text shows by itself.
 * @param sentences of `sentencesOf`
 * @param doubt taken off its log-odds
 */
export function classify(weights: Weights, sentences: readonly string[], doubt = 0): Classified {
  const reading = read(sentences)
  const concern = concernOf(weights, reading)
  return concern ? decide(weights, reading, concern, doubt) : nothing
}

/** An emergency must first be grave at all; which of the two it is has a threshold of its own. */
function decide(
  weights: Weights,
  reading: Reading,
  { support, crisis, emergency }: Concern,
  doubt: number,
): Classified {
  const { thresholds } = weights
  const { odds } = crisis
  if (odds - doubt <= thresholds.inferred) {
    const isHeavy = support.odds > thresholds.support
    return { ...nothing, ...(isHeavy && { level: 'support', cardId: 'support' }), odds }
  }
  const level = emergency.odds > thresholds.emergency ? 'emergency' : 'crisis'
  const { window } = level === 'emergency' ? emergency : crisis
  const isCertain =
    odds - doubt > thresholds.explicit && (level === 'emergency' || seconds(weights, reading, doubt))
  return {
    level,
    certainty: isCertain ? 'explicit' : 'inferred',
    cardId: cardOf(weights, reading, window, (card) => card.startsWith(level)),
    odds,
  }
}

/** Whether the weights that have a say in it, where there are any, are certain too that something is grave. */
function seconds({ second }: Weights, reading: Reading, doubt: number): boolean {
  if (!second) return true
  const concern = concernOf(second, reading)
  return concern !== undefined && concern.crisis.odds - doubt > second.thresholds.explicit
}

/** How much a finding says: something grave that is explicit more than all that is inferred, then by its level. */
export const weightOf = ({ level, certainty }: Pick<Classified, 'level' | 'certainty'>) =>
  levels.indexOf(level) + (isGrave(level) && certainty === 'explicit' ? levels.length : 0)

/** What lines show only together: an emergency may be certain, a crisis no more than inferred. */
const ofLines = (read: Classified): Classified =>
  read.level === 'crisis' ? { ...read, certainty: 'inferred' } : read

/**
 * Reads a line together with the one before it and with the two before it, for a thought that is sent in pieces. What those showed by
 * themselves was answered when they came, so it does not count again. What sounds grave so is read once more by weights that know how
 * mothers speak to a companion, where there are any: they may take it back, or leave no more than a question of a
 * crisis; an emergency waits for no second opinion.
 * @param wasAsked she has been asked in this conversation whether she is safe
 */
export function classifyTogether(
  weights: Weights,
  text: string,
  alone: Classified,
  earlier: readonly string[],
  wasAsked = false,
): Classified {
  const heard = classifyJoined(weights, text, alone, earlier)
  const { veto } = weights
  if (!veto || !isGrave(heard.level)) return heard
  const rescored = classifyJoined(veto, text, classify(veto, sentencesOf(text)), earlier)
  const above = rescored.odds - veto.thresholds.inferred
  if (heard.certainty === 'explicit') {
    const isCard = heard.level === 'emergency' || above >= vetoBounds.card
    return isCard ? heard : { ...heard, certainty: 'inferred' }
  }
  const isBorneOut = above >= (wasAsked ? vetoBounds.askedBefore : vetoBounds.asked)
  return isBorneOut ? heard : { ...rescored, odds: heard.odds }
}

/**
 * Where the weights that read once more stand below these, in log-odds from their own threshold, nothing is asked; nothing that is only
 * inferred in a conversation in which she was asked before; and a crisis has no card.
 */
const vetoBounds = { asked: -0.75, askedBefore: -0.4, card: 0.5 }

function classifyJoined(
  weights: Weights,
  text: string,
  alone: Classified,
  earlier: readonly string[],
): Classified {
  if (text.length > longestContext) return alone
  let heard = alone
  for (let lines = 1; lines <= Math.min(linesBefore, earlier.length); lines++) {
    const context = earlier.slice(-lines).join('\n').slice(-longestContext)
    const together = ofLines(classify(weights, sentencesOf(`${context} ${text}`), doubtOfJoined))
    const odds = Math.max(heard.odds, together.odds)
    const isNew =
      weightOf(together) > weightOf(heard) &&
      weightOf(together) > weightOf(classify(weights, sentencesOf(context)))
    heard = { ...(isNew ? together : heard), odds }
  }
  return heard
}
