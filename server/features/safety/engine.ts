import { sentencesOf } from '#content/safety/explicit/sentences.ts'
import { strongestSignal } from '#content/safety/explicit/signals.ts'
import { type CardId, highestLevel, isGrave, isHigher, type SafetyLevel } from '#contract/safety.ts'
import { cardOf } from './classes.ts'
import { classifyTogether, type ReadLine, readLine } from './classifier/classify.ts'
import { readModel, type TrainedModel } from './classifier/model-files.ts'

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

/** A denial of so few words says nothing beside itself, and is taken at its word. */
const wordsOfBareDenial = 5

/** The weights that the product runs on, learnt from every labelled message. */
const shipped = readModel('shipped')

/** A text read by itself, which is most of the work and needs nothing of what came before it. */
export interface ReadText {
  sentences: readonly string[]
  line: ReadLine
  model: TrainedModel
}

/** Reads a text for `assessRead`, ahead of knowing what it is to be read with. */
export function readText(text: string, model: TrainedModel = shipped): ReadText {
  const sentences = sentencesOf(text)
  return { sentences, line: readLine(model, text, sentences), model }
}

/**
 * Says how serious a text is: by what it says in plain words, and by what the classifier makes of wording that nobody listed, whichever
 * is higher; but plain words that the classifier is all but sure mean something else ("dying for a coffee") count for nothing. In-process,
 * no network. The highest signal wins, and a conversation's level is never lowered by the next line.
 * @param model other weights than those of the product, to measure by
 */
export function assess(
  text: string,
  soFar: ConversationSoFar = {},
  model: TrainedModel = shipped,
): Assessment {
  return assessRead(readText(text, model), soFar)
}

/** What `assess` says, of a text that was read ahead. */
export function assessRead(text: ReadText, soFar: ConversationSoFar): Assessment {
  const own = ownSignal(text, soFar.recentTexts ?? [])
  const floor = soFar.previousLevel ?? 'none'
  const level = highestLevel(own?.level ?? 'none', floor)
  if (!own) return { level, class: floor === 'none' ? 'none' : 'carried', cardId: null }
  return { level, class: own.id, cardId: own.level === level ? own.cardId : null }
}

/**
 * Words that are said to her ("Let the thought stand") are not worded as hers are, which is all that the classifier has learnt from: it
 * doubts them where they show this much more than hers would have to, in log-odds, and is sure of them where they show so much more.
 */
const marginOfReplies = { doubtful: 0.38, unfit: 2.3 }

function modelOfReplies(margin: number): TrainedModel {
  const { thresholds } = shipped
  return { ...shipped, thresholds: { ...thresholds, crisis: thresholds.crisis + margin } }
}
const doubting = modelOfReplies(marginOfReplies.doubtful)
const certain = modelOfReplies(marginOfReplies.unfit)

/** Whether a companion may say something to her; `doubtful` is what the classifier alone takes for grave, and it often errs there. */
export type Fitness = 'fit' | 'doubtful' | 'unfit'

/** What the engine makes of words that a companion would say to her. */
export function fitnessToSay(text: string): Fitness {
  const { level } = assess(text, {}, doubting)
  if (!isGrave(level)) return 'fit'
  const isPlain = isGrave(strongestSignal(sentencesOf(text))?.level ?? 'none')
  return isPlain || isGrave(assess(text, {}, certain).level) ? 'unfit' : 'doubtful'
}

/** What the patterns or the classifier find in this text, read with what came before it. */
function ownSignal(
  { sentences, line, model }: ReadText,
  earlier: readonly string[],
): { id: string; level: SafetyLevel; cardId: CardId } | undefined {
  const listed = strongestSignal(sentences, sentencesOf(earlier.at(-1) ?? '').at(-1) ?? '')
  const isBare = sentences.join(' ').trim().split(/\s+/).length <= wordsOfBareDenial
  if (listed?.id === 'denial' && isBare) return listed
  const { level, class: id, isHarmless } = classifyTogether(model, line, earlier)
  const stands = isHarmless && listed && isGrave(listed.level) ? undefined : listed
  if (!isHigher(level, stands?.level ?? 'none')) return stands
  return { id, level, cardId: cardOf(id) }
}
