import { levels, type SafetyLevel } from '#contract/safety.ts'
import { type Judgement, judge } from './model.ts'
import type { TrainedModel } from './weights-file.ts'
import { read } from './windows.ts'

/** What the classifier makes of a text; its class is one of the labelled set's. */
export interface Classified {
  level: SafetyLevel
  class: string
}

const serious = ['emergency', 'crisis', 'support'] as const
/** Of what she wrote before, only the end is read again. */
const longestContext = 600

/** The classifier's reading of a text that stands by itself. */
export function classify(model: TrainedModel, text: string, sentences?: readonly string[]): Classified {
  return decide(model, judge(model, read(text, sentences)))
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
  const before = classify(model, context)
  const joined = decide(model, judge(model, read(`${context} ${text}`)))
  const rank = ({ level }: Classified) => levels.indexOf(level)
  return rank(joined) > Math.max(rank(alone), rank(before)) ? joined : alone
}

/** An emergency must first be serious at all; which of the two it is has a threshold of its own. */
function decide({ thresholds }: TrainedModel, judgements: readonly Judgement[]): Classified {
  const shows = (judgement: Judgement, level: (typeof serious)[number]) =>
    judgement[level] > thresholds[level] && (level !== 'emergency' || judgement.crisis > thresholds.crisis)
  for (const level of serious) {
    const [strongest] = judgements
      .filter((judgement) => shows(judgement, level))
      .sort((a, b) => b[level] - a[level])
    if (strongest) return { level, class: strongest.classAt[level] }
  }
  return { level: 'none', class: 'none' }
}
