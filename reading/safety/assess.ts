import { type CardId, type Certainty, isGrave, isHigher, type SafetyLevel } from '#contract/safety.ts'
import type { PatternClass } from '../patterns/class.ts'
import { fittingCard } from '../patterns/fitting-card.ts'
import { strongestSignal } from '../patterns/signals.ts'
import { signalInTongues } from '../patterns/tongues/signal-in-tongues.ts'
import { type Language, languageOf } from '../text/language.ts'
import { sentencesOf } from '../text/sentences.ts'
import { type Classified, classify, classifyTogether, weightOf } from './classify.ts'
import { brief } from './model.ts'
import { readWeights } from './model-files.ts'
import type { Weights } from './weights-file.ts'

export interface Assessment {
  level: SafetyLevel
  /** How sure that level is; of `none` and `support` it says nothing. */
  certainty: Certainty
  /** What kind of signal it is: a class of the patterns, or the card that the classifier calls for; `carried` where only the conversation's earlier level speaks, `none` where nothing does. */
  class: string
  /** The card that belongs to it, to be shown where it is explicit; null where there is none to show anew. */
  cardId: CardId | null
  /** Whether it can be read at all: of another language only a wish to die is known. */
  language: Language
}

export interface ConversationSoFar {
  /** The explicit level that the conversation has reached: a floor for this message. */
  previousLevel?: SafetyLevel
  /** Her own latest messages, oldest first: a thought is often sent in pieces. */
  recentTexts?: readonly string[]
  /** She has been asked in it whether she is safe: what is only inferred must be clearer to ask again. */
  wasAsked?: boolean
}

type Finding = Omit<Assessment, 'language'>

/** A denial of so few words says nothing beside itself, and is taken at its word. */
const wordsOfBareDenial = 5

/**
 * The weights that the product runs on, and those for lines of a chat: everyday talk sounds graver than other people's ordinary words. There a
 * crisis has a card only where both are certain; an emergency does not wait for a second opinion. What sounds grave is read once more by
 * weights that know what mothers say to a companion.
 */
const shipped = readWeights('shipped')
export const ofTalk: Weights = { ...readWeights('talk'), second: shipped, veto: readWeights('answered') }

/** A text read by itself, which is most of the work and needs nothing of what came before it. */
export interface ReadText {
  text: string
  sentences: readonly string[]
  alone: Classified
  weights: Weights
}

/** Reads a text for `assessRead`, ahead of knowing what it is to be read with. */
export function readText(text: string, weights: Weights = shipped): ReadText {
  const sentences = sentencesOf(text)
  return { text, sentences, alone: classify(weights, sentences), weights }
}

/** The same of a line that she says in a chat. */
export const readChatLine = (text: string): ReadText => readText(text, ofTalk)

const wordsIn = (sentences: readonly string[]) => sentences.join(' ').trim().split(/\s+/).length

/**
 * Whether it is all but certain that nothing in the text by itself is grave. A brief line has to be clearer to alarm; that is no reason to
 * think it more harmless.
 */
export const isHarmless = ({ sentences, alone, weights }: ReadText) =>
  isAllButSafe(alone.odds, wordsIn(sentences), weights)

/** So much above the threshold, in log-odds, a text shows hardly more than what is not asked about. */
const hardlyMore = 0.5

/** Whether a text by itself says nothing grave in plain words, and shows the classifier hardly enough to be asked about, if that. */
export const showsLittle = (read: ReadText): boolean =>
  read.alone.odds < read.weights.thresholds.inferred + hardlyMore && !saysGravely(read)

/** Whether a text says something grave in plain words, or looks graver by itself, to the classifier, than each of these did. */
export function showsMore(read: ReadText, others: readonly string[]): boolean {
  if (saysGravely(read)) return true
  return others.every((other) => read.alone.odds >= readText(other, read.weights).alone.odds)
}

/** Whether it says something grave in plain words, and not only to the classifier. */
export const saysGravely = ({ sentences }: ReadText): boolean =>
  isGrave(strongestSignal(sentences)?.level ?? 'none')

/** The same of a text that was not read yet, of whatever language. */
export const isGraveInWords = (text: string): boolean =>
  isGrave(strongestSignal(sentencesOf(text))?.level ?? signalInTongues(text)?.level ?? 'none')

const isAllButSafe = (odds: number, words: number, { thresholds }: Weights) =>
  odds + (words <= brief.words ? brief.doubt : 0) < thresholds.harmless

/**
 * Says how grave a text is and how sure that is: by what it says in plain words, and by what the classifier makes of wording that nobody
 * listed. What is explicit counts for more than what is inferred; but a crisis in plain words is no more than inferred where the
 * classifier hears none, and plain words that it is all but sure mean something else ("dying for a coffee") count for nothing. In-process, no
 * network. A conversation's explicit level is never lowered by the next line.
 * @param weights others than those of the product, to measure by
 */
export function assess(text: string, soFar: ConversationSoFar = {}, weights: Weights = shipped): Assessment {
  return assessRead(readText(text, weights), soFar)
}

/** What `assess` says, of a text that was read ahead. */
export function assessRead(
  read: ReadText,
  { previousLevel = 'none', recentTexts = [], wasAsked = false }: ConversationSoFar,
): Assessment {
  const own = ownFinding(read, recentTexts, wasAsked)
  const language = languageOf(read.text)
  const stands = { level: previousLevel, certainty: 'explicit' } as const
  if (isGrave(previousLevel) && weightOf(own) < weightOf(stands))
    return { ...stands, class: own.class === 'none' ? 'carried' : own.class, cardId: null, language }
  if (isHigher(previousLevel, own.level)) return { ...own, level: previousLevel, class: 'carried', language }
  return { ...own, language }
}

/** What the patterns or the classifier find in this text, read with what came before it. */
function ownFinding(
  { text, sentences, alone, weights }: ReadText,
  earlier: readonly string[],
  wasAsked: boolean,
): Finding {
  // The classifier knows English alone, so it has no say here.
  const foreign = signalInTongues(text)
  if (foreign) return explicit(foreign)
  const listed = strongestSignal(sentences, sentencesOf(earlier.at(-1) ?? '').at(-1) ?? '')
  const plain = listed && fitting(explicit(listed), sentences)
  const words = wordsIn(sentences)
  if (plain?.class === 'denial' && words <= wordsOfBareDenial) return plain
  const { odds, ...heard } = classifyTogether(weights, text, alone, earlier, wasAsked)
  const guessed = fitting({ ...heard, class: heard.cardId ?? 'none' }, sentences)
  const said = plain && weighed(plain, words, odds, weights)
  // Where nobody is named, what was swallowed may have been meant to kill: that card is the graver one.
  if (said?.class === 'swallowed' && guessed.level === 'emergency') return { ...said, cardId: guessed.cardId }
  return said && weightOf(said) >= weightOf(guessed) ? said : guessed
}

/**
 * What plain words are still worth by what the classifier makes of their text; undefined where that is nothing. In a brief line it sees too
 * little to doubt them.
 */
function weighed(plain: Finding, words: number, odds: number, weights: Weights): Finding | undefined {
  if (!isGrave(plain.level)) return plain
  if (isAllButSafe(odds, words, weights)) return undefined
  const isDoubted = plain.level === 'crisis' && words > brief.words && odds <= weights.thresholds.inferred
  return isDoubted ? { ...plain, certainty: 'inferred' } : plain
}

/** The same finding with the card of its kind that fits the words. */
const fitting = (finding: Finding, sentences: readonly string[]): Finding => ({
  ...finding,
  cardId: finding.cardId && fittingCard(finding.cardId, sentences),
})

const explicit = ({ id, level, cardId }: PatternClass): Finding => ({
  level,
  certainty: 'explicit',
  class: id,
  cardId,
})

/** What is said to somebody, as she would say it of herself. */
const ofHerself: Readonly<Record<string, string>> = {
  you: 'i',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  youre: 'im',
  youve: 'ive',
  youd: 'id',
  youll: 'ill',
}

/** Words that are said to her are not worded as hers are, which is all that the classifier has learnt from: they must show so much more. */
const marginOfReplies = 0.75
/** A companion speaks of illness to say what to look out for; to the classifier that sounds like somebody who is ill. */
const aboutIllness: readonly (CardId | null)[] = ['emergency-medical']

/**
 * Whether a companion may say something to her: nothing in it is grave beyond doubt, as it stands or as she would say it of herself, since
 * the engine has learnt from what is said by somebody and not to her. What is only inferred says nothing here: it is so of one good reply
 * in forty.
 */
export function isFitToSay(text: string): boolean {
  const said = sentencesOf(text)
  const asHers = said.map((sentence) => sentence.replace(/\byou[a-z]*/g, (word) => ofHerself[word] ?? word))
  const isSame = asHers.every((sentence, at) => sentence === said[at])
  return (isSame ? [said] : [said, asHers]).every((sentences) => {
    const heard = classify(shipped, sentences, marginOfReplies)
    const isGuessed = heard.certainty === 'explicit' && isGrave(heard.level)
    if (isGuessed && !aboutIllness.includes(heard.cardId)) return false
    const listed = isAllButSafe(heard.odds, wordsIn(sentences), shipped)
      ? undefined
      : strongestSignal(sentences)
    return listed === undefined || !isGrave(listed.level)
  })
}
