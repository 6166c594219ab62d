import { levels, type SafetyLevel } from '#contract/safety.ts'
import { sharedEncoder } from '../encoder/shared-encoder.ts'
import { meaningOf } from './meaning.ts'
import { type Judgement, judge, judgement } from './model.ts'
import type { TrainedModel } from './weights-file.ts'
import { passagesOf, type Reading, read } from './windows.ts'

/** What the classifier makes of a text; its class is one of the labelled set's. */
export interface Classified {
  level: SafetyLevel
  class: string
}

const serious = ['emergency', 'crisis', 'support'] as const
export type SeriousLevel = (typeof serious)[number]
/** Of what she wrote before, only the end is read again. */
const longestContext = 600
/** How much the words of a text count, against what it means. */
const shareOfWords = 0.5

/** A text's log-odds at one level, and the class that it is most likely to be there. */
export type Concern = Record<SeriousLevel, { odds: number; class: string }>

/** The classifier's reading of a text that stands by itself. */
export function classify(model: TrainedModel, text: string, sentences?: readonly string[]): Classified {
  return decide(model, concernOf(model, read(text, sentences)))
}

/**
 * Weighs what the words of a text show with what it means: at each level, by the part of the text that shows most of it.
 * Undefined where there is nothing to read.
 */
export function concernOf(model: Omit<TrainedModel, 'thresholds'>, reading: Reading): Concern | undefined {
  const byWords = judge(model, reading)
  const byMeaning = passagesOf(
    reading,
    byWords.map(({ window }) => window),
  ).map((passage) => {
    const chances = meaningOf(model.meaning, sharedEncoder.encode(passage))
    return judgement(model.classes, chances.level, chances.class)
  })
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
  text: string,
  earlier: readonly string[],
  sentences?: readonly string[],
): Classified {
  const alone = classify(model, text, sentences)
  const context = earlier.join('\n').slice(-longestContext)
  if (context.trim() === '' || text.length > longestContext) return alone
  const rank = ({ level }: Classified) => levels.indexOf(level)
  const joined = classify(model, `${context} ${text}`)
  if (rank(joined) <= rank(alone)) return alone
  return rank(joined) > rank(classify(model, context)) ? joined : alone
}

/** An emergency must first be serious at all; which of the two it is has a threshold of its own. */
function decide({ thresholds }: TrainedModel, concern: Concern | undefined): Classified {
  const shows = (level: SeriousLevel) => concern !== undefined && concern[level].odds > thresholds[level]
  const level = serious.find((one) => shows(one) && (one !== 'emergency' || shows('crisis')))
  return level && concern ? { level, class: concern[level].class } : { level: 'none', class: 'none' }
}
