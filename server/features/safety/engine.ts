import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardsOfClasses } from '#content/safety/classes.ts'
import { sentencesOf } from '#content/safety/explicit/sentences.ts'
import { patternClasses, strongestSignal } from '#content/safety/explicit/signals.ts'
import { type CardId, highestLevel, levels, type SafetyLevel } from '#contract/safety.ts'
import { classifyTogether } from './classifier/classify.ts'
import { type TrainedModel, unpack } from './classifier/weights-file.ts'

export interface Assessment {
  level: SafetyLevel
  /** What kind of signal it is; `carried` where only the conversation's earlier level speaks, `none` where nothing does. */
  class: string
  /** The card to show with this message; null where there is none to show anew. */
  cardId: CardId | null
}

export interface ConversationSoFar {
  /** The level that the conversation has reached: a floor for this message. */
  previousLevel?: SafetyLevel
  /** Her own latest messages, oldest first: a thought is often sent in pieces. */
  recentTexts?: readonly string[]
}

/** The weights that the product runs on, learnt from every labelled message. */
const shipped = unpack(readFileSync(join(import.meta.dirname, 'model/shipped.bin')))

/**
 * Says how serious a text is: by what it says in plain words, and by what the classifier makes of wording that nobody listed, whichever
 * is higher. In-process, no network. The highest signal wins, and a conversation's level is never lowered by the next line.
 * @param model other weights than those of the product, to measure by
 */
export function assess(
  text: string,
  soFar: ConversationSoFar = {},
  model: TrainedModel = shipped,
): Assessment {
  const own = ownSignal(text, soFar.recentTexts ?? [], model)
  const floor = soFar.previousLevel ?? 'none'
  const level = highestLevel(own?.level ?? 'none', floor)
  if (!own) return { level, class: floor === 'none' ? 'none' : 'carried', cardId: null }
  return { level, class: own.id, cardId: own.level === level ? own.cardId : null }
}

/** What the patterns or the classifier find in this text, read with what came before it. */
function ownSignal(
  text: string,
  earlier: readonly string[],
  model: TrainedModel,
): { id: string; level: SafetyLevel; cardId: CardId } | undefined {
  const sentences = sentencesOf(text)
  const listed = strongestSignal(sentences, sentencesOf(earlier.at(-1) ?? '').at(-1) ?? '')
  const { level, class: id } = classifyTogether(model, text, earlier, sentences)
  if (level === 'none' || levels.indexOf(level) <= levels.indexOf(listed?.level ?? 'none')) return listed
  return { id, level, cardId: cardOf(id) }
}

/** The card that belongs to a class, of the patterns or of the labelled messages only. */
export function cardOf(id: string): CardId {
  return patternClasses.find((entry) => entry.id === id)?.cardId ?? cardsOfClasses[id] ?? 'support'
}
