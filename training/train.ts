import { type CardId, cardIds, isGrave, levels } from '#contract/safety.ts'
import { strongestSignal } from '#reading/patterns/signals.ts'
import {
  cardBucket,
  cardBuckets,
  concernOf,
  levelBucket,
  levelBuckets,
  type Model,
  type Table,
} from '#reading/safety/model.ts'
import type { ModelName } from '#reading/safety/model-files.ts'
import { quantise, type Thresholds, type Weights } from '#reading/safety/weights-file.ts'
import { read } from '#reading/safety/windows.ts'
import { sentencesOf } from '#reading/text/sentences.ts'
import { cardOfClass } from './classes.ts'
import { cardLessons, levelLessons } from './examples.ts'
import { fitTable } from './fit.ts'
import { type Labelled, partOf } from './labelled.ts'
import type { RealText } from './real-text.ts'

const courses = {
  level: { epochs: 14, rate: 0.3, decay: 5e-5 },
  card: { epochs: 10, rate: 0.3, decay: 5e-5 },
}

/** Words of a short text, such as a title, and of a long one, such as a post. */
const lengths = { short: 30, long: 60 }

/**
 * How much of people's ordinary text may lie above each threshold: of short texts and of long ones, whichever asks for more. Of what the
 * patterns rightly find, so much may be taken back.
 */
const allowed = {
  inferred: { short: 0.03, long: 0.15 },
  explicit: { short: 0.001, long: 0.01 },
  support: { short: 0.12, long: 1 },
  takenBack: 0.01,
}

/** Cards that words tell apart once their kind is known (`reading/patterns/fitting-card.ts`), by what their kind is learnt as. */
const kindOf: Partial<Record<CardId, CardId>> = {
  'emergency-poison': 'emergency-medical',
  'emergency-pregnancy': 'emergency-medical',
  'crisis-unsafe': 'crisis-intrusive-thoughts',
}
const gravestCards = cardIds.filter((card) => /^(emergency|crisis)-/.test(card) && !kindOf[card])

/** People's own text: what is learnt from, and what sets thresholds and is never learnt from. */
export interface People {
  train: readonly RealText[]
  dev: readonly RealText[]
}

/** Learns how grave a text is from labelled messages and people's own text. */
export const learnLevel = (labelled: readonly Labelled[], real: readonly RealText[]): Table =>
  quantise(
    fitTable(
      levelLessons(labelled, real),
      { buckets: levelBuckets, columns: levels.length, bucketOf: levelBucket, onlyRich: false },
      courses.level,
    ),
  )

/** Learns both tables, that of the cards from the labelled messages alone. */
function learn(labelled: readonly Labelled[], real: readonly RealText[]): Model {
  const cards: CardId[] = gravestCards
  const columnOf = (message: Labelled) => {
    const card = cardOfClass(message)
    return card ? cards.indexOf(kindOf[card] ?? card) : -1
  }
  const card = fitTable(
    cardLessons(labelled, columnOf),
    { buckets: cardBuckets, columns: cards.length, bucketOf: cardBucket, onlyRich: true },
    courses.card,
  )
  return { level: learnLevel(labelled, real), card: quantise(card), cards }
}

/**
 * Trains twice: `measured` on the part to learn from, for the figures, and `shipped` on every message, for the product. Thresholds of both
 * are set on people's ordinary text that neither has learnt from; what only the labelled messages can tell (which of two levels it is, and
 * what is harmless), on those kept for that, by what `measured` makes of them.
 */
export function train(
  labelled: readonly Labelled[],
  { train: real, dev }: People,
): Record<Exclude<ModelName, 'talk' | 'answered'>, Weights> {
  const of = (part: string) => labelled.filter((message) => partOf(message) === part)
  const measured = learn(of('learning'), real)
  const told = thresholdsOfLabelled(measured, of('tuning'))
  const shipped = learn(labelled, real)
  const whole = (model: Model) => ({ ...model, thresholds: { ...told, ...thresholdsOfReal(model, dev) } })
  return { measured: whole(measured), shipped: whole(shipped) }
}

type Told = 'emergency' | 'harmless'

function thresholdsOfReal(model: Model, dev: readonly RealText[]): Omit<Thresholds, Told> {
  const scored = dev
    .filter(({ level }) => level === 'none')
    .flatMap(({ text }) => {
      const concern = concernOf(model, read(sentencesOf(text)))
      const words = text.split(/\s+/).length
      return concern ? [{ words, concern }] : []
    })
  const short = scored.filter(({ words }) => words <= lengths.short)
  const long = scored.filter(({ words }) => words > lengths.long)
  const exceededBy = (name: 'support' | 'inferred' | 'explicit') => {
    const at = name === 'support' ? 'support' : 'crisis'
    const limit = (of: typeof scored, share: number) =>
      quantile(
        of.map(({ concern }) => concern[at].odds),
        1 - share,
      )
    return Math.max(limit(short, allowed[name].short), limit(long, allowed[name].long))
  }
  return {
    support: exceededBy('support'),
    inferred: exceededBy('inferred'),
    explicit: exceededBy('explicit'),
  }
}

function thresholdsOfLabelled(model: Model, messages: readonly Labelled[]): Pick<Thresholds, Told> {
  const grave = messages
    .filter(({ level }) => isGrave(level))
    .flatMap(({ level, turns }) => {
      const sentences = sentencesOf(turns.join('\n'))
      const concern = concernOf(model, read(sentences))
      return concern ? [{ level, concern, sentences }] : []
    })
  const wrong = (threshold: number) =>
    grave.filter(({ level, concern }) => concern.emergency.odds > threshold !== (level === 'emergency'))
      .length
  const emergency = grave
    .map(({ concern }) => concern.emergency.odds)
    .sort((a, b) => a - b)
    .reduce((best, next) => (wrong(next) < wrong(best) ? next : best), 0)
  const listed = grave
    .filter(({ sentences }) => isGrave(strongestSignal(sentences)?.level ?? 'none'))
    .map(({ concern }) => concern.crisis.odds)
  return { emergency, harmless: quantile(listed, allowed.takenBack) }
}

/** The value that such a share of the values lie below; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
