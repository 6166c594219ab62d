import { levels, type SafetyLevel } from '#contract/safety.ts'
import { type Judgement, judge } from './model.ts'
import type { TrainedModel } from './model-files.ts'
import { readPassage } from './read-passage.ts'
import { passagesOf, type Reading, read } from './windows.ts'

/** What the classifier makes of a text; its class is one of the labelled set's. */
export interface Classified {
  level: SafetyLevel
  class: string
  /** Whether it is all but certain that nothing in the text is serious. */
  isHarmless: boolean
}

const serious = ['emergency', 'crisis', 'support'] as const
export type SeriousLevel = (typeof serious)[number]
/** Of what she wrote before, only the end is read again. */
const longestContext = 600
/** How much the words of a text count, against what it means. */
const shareOfWords = 0.6
/** Log-odds of being serious below which a text is harmless for all that can be told: less than one chance in eight. */
const harmlessBelow = -2
/** "The baby is in the cot" is read in many ways: a line of so few words counts only where its log-odds are at least these. */
const brief = { words: 6, least: { support: 1.81, crisis: 2.1, emergency: Number.NEGATIVE_INFINITY } }

/** A text's log-odds at one level, and the class that it is most likely to be there. */
export type Concern = Record<SeriousLevel, { odds: number; class: string }>

/** A text, and what it shows by itself. */
export interface ReadLine {
  text: string
  isBrief: boolean
  alone: Classified
}

/** The classifier's reading of a text that stands by itself. */
export function readLine(model: TrainedModel, text: string, sentences?: readonly string[]): ReadLine {
  const reading = read(text, sentences)
  const isBrief = hasFewWords(reading)
  return { text, isBrief, alone: decide(model, concernOf(model, reading), isBrief) }
}

/** What a text that stands by itself shows. */
export const classify = (model: TrainedModel, text: string): Classified => readLine(model, text).alone

const hasFewWords = ({ words }: Reading) => words.reduce((sum, run) => sum + run.length, 0) <= brief.words

/**
 * Weighs what the words of a text show with what it means: at each level, by the part of the text that shows most of it.
 * Undefined where there is nothing to read.
 */
export function concernOf(model: Omit<TrainedModel, 'thresholds'>, reading: Reading): Concern | undefined {
  const byWords = judge(model, reading)
  const byMeaning = passagesOf(
    reading,
    byWords.map(({ window }) => window),
  ).map((passage) => readPassage(model, passage))
  const at = (level: SeriousLevel) => {
    const strongest = (of: readonly Judgement[]) =>
      of.reduce<Judgement | undefined>(
        (best, next) => (best && best[level] >= next[level] ? best : next),
        undefined,
      )
    const [words, meaning] = [strongest(byWords), strongest(byMeaning)]
    if (!words) return undefined
    const odds = shareOfWords * words[level] + (1 - shareOfWords) * (meaning ?? words)[level]
    let [best, found] = [-1, 'none']
    model.classes.forEach((entry, place) => {
      const chance = (words.classes[place] ?? 0) + (meaning?.classes[place] ?? 0)
      if (entry.level === level && chance > best) [best, found] = [chance, entry.id]
    })
    return { odds, class: found }
  }
  const [support, crisis, emergency] = [at('support'), at('crisis'), at('emergency')]
  return support && crisis && emergency && { support, crisis, emergency }
}

/**
 * Reads a text together with what she wrote just before, for a thought that is sent in pieces. What the earlier lines show
 * by themselves was answered when they came, so it does not count again.
 */
export function classifyTogether(
  model: TrainedModel,
  { text, isBrief, alone }: ReadLine,
  earlier: readonly string[],
): Classified {
  const context = earlier.join('\n').slice(-longestContext)
  if (context.trim() === '' || text.length > longestContext) return alone
  const rank = ({ level }: Classified) => levels.indexOf(level)
  const joined = decide(model, concernOf(model, read(`${context} ${text}`)), isBrief)
  const isHarmless = alone.isHarmless && joined.isHarmless
  if (rank(joined) <= rank(alone)) return { ...alone, isHarmless }
  return rank(joined) > rank(classify(model, context)) ? joined : { ...alone, isHarmless }
}

/** An emergency must first be serious at all; which of the two it is has a threshold of its own. */
function decide({ thresholds }: TrainedModel, concern: Concern | undefined, isBrief: boolean): Classified {
  const shows = (level: SeriousLevel) =>
    concern !== undefined &&
    concern[level].odds > (isBrief ? Math.max(thresholds[level], brief.least[level]) : thresholds[level])
  const level = serious.find((one) => shows(one) && (one !== 'emergency' || shows('crisis')))
  const isHarmless = concern !== undefined && concern.crisis.odds < harmlessBelow
  return { level: level ?? 'none', class: level && concern ? concern[level].class : 'none', isHarmless }
}
