import { isGrave } from '#contract/safety.ts'
import { strongestSignal } from '#reading/patterns/signals.ts'
import { type Concern, concernOf, type Model, type Table } from '#reading/safety/model.ts'
import { quantise, type Thresholds, type Weights } from '#reading/safety/weights-file.ts'
import { read } from '#reading/safety/windows.ts'
import { sentencesOf } from '#reading/text/sentences.ts'
import type { Labelled } from './labelled.ts'
import type { RealText } from './real-text.ts'
import { learnLevel, quantile } from './train.ts'

/**
 * How much each of three models counts. The one that has learnt from people's own text knows best what is ordinary; the one of the labelled
 * messages alone, what a mother's grave words are not; and that of the weights for messages has learnt from no talk, which steadies both.
 */
const shares = { people: 0.4, alone: 0.45, shipped: 0.15 }

/**
 * So much lower, in log-odds, stand the thresholds of what is grave: then no less of it in talks is heard, and none has a card less, than
 * with the weights for messages. That of a card may be lower than that of a question, since a crisis needs both weights to be certain.
 */
const margins = { inferred: 0.15, explicit: 0.4 }

/** What the thresholds are set by: messages, and the weights of which as much must be heard in them. */
interface Yardstick {
  messages: readonly Labelled[]
  shipped: Weights
}

/**
 * Trains the weights for lines of a talk: the mean of the weights for messages and of two models that learn from mothers' ordinary talk as
 * well, one of them from people's own text too.
 * @param inTalks what only these weights learn
 */
export function trainTalk(
  labelled: readonly Labelled[],
  inTalks: readonly Labelled[],
  real: readonly RealText[],
  yardstick: Yardstick,
): Weights {
  const all = [...labelled, ...inTalks]
  return talkOf({ people: learnLevel(all, real), alone: learnLevel(all, []) }, yardstick)
}

/** The weights for talk that the models make together. Which card a grave line calls for is told by the weights for messages. */
function talkOf(
  { people, alone }: Record<'people' | 'alone', Table>,
  { messages, shipped }: Yardstick,
): Weights {
  const level = quantise(
    meanOf([people, shares.people], [alone, shares.alone], [shipped.level, shares.shipped]),
  )
  const model = { ...shipped, level }
  return { ...model, thresholds: thresholdsLike(shipped, model, messages) }
}

/** The mean of tables, each by its share. */
function meanOf(...tables: readonly (readonly [Table, share: number])[]): Table {
  const sum = (of: (table: Table) => number) =>
    tables.reduce((total, [table, share]) => total + share * of(table), 0)
  const [[first]] = tables as [(typeof tables)[number]]
  return {
    weights: Float32Array.from(first.weights, (_, at) =>
      sum(({ weights, scale }) => (weights[at] as number) * scale),
    ),
    scale: 1,
    bias: first.bias.map((_, at) => sum(({ bias }) => bias[at] as number)),
  }
}

/** Thresholds of a model above which lies as much of what they tell apart as lies above those of other weights. */
function thresholdsLike(other: Weights, model: Model, messages: readonly Labelled[]): Thresholds {
  const readings = messages.flatMap(({ level, turns }) => {
    const sentences = sentencesOf(turns.join('\n'))
    const reading = read(sentences)
    const [theirs, own] = [concernOf(other, reading), concernOf(model, reading)]
    return theirs && own ? [{ level, sentences, theirs, own }] : []
  })
  type Reading = (typeof readings)[number]
  const like = (name: keyof Thresholds, at: keyof Concern, isOf: (reading: Reading) => boolean) => {
    const of = readings.filter(isOf)
    const below = of.filter(({ theirs }) => theirs[at].odds <= other.thresholds[name]).length
    return quantile(
      of.map(({ own }) => own[at].odds),
      below / Math.max(1, of.length),
    )
  }
  const isOfGrave = ({ level }: Reading) => isGrave(level)
  return {
    support: like('support', 'support', ({ level }) => level === 'support'),
    harmless: like(
      'harmless',
      'crisis',
      ({ level, sentences }) => isGrave(level) && isGrave(strongestSignal(sentences)?.level ?? 'none'),
    ),
    inferred: like('inferred', 'crisis', isOfGrave) - margins.inferred,
    explicit: like('explicit', 'crisis', ({ level }) => level === 'emergency') - margins.explicit,
    emergency: like('emergency', 'emergency', isOfGrave),
  }
}
