import { isGrave } from '#contract/safety.ts'
import { strongestSignal } from '#reading/patterns/signals.ts'
import { type Concern, concernOf, type Model, type Table } from '#reading/safety/model.ts'
import { quantise, type Thresholds, type Weights } from '#reading/safety/weights-file.ts'
import { read } from '#reading/safety/windows.ts'
import { sentencesOf } from '#reading/text/sentences.ts'
import type { Labelled } from './labelled.ts'
import type { RealText } from './real-text.ts'
import { learn, quantile } from './train.ts'

/** How much the model that has read no other people counts: it knows best what a mother's grave words are not. */
const shareOfLabelledAlone = 0.35

/**
 * So much lower, in log-odds, stand the thresholds of what is grave: then no grave chat of `talks` is heard less, and none has a card less,
 * than with the weights for messages.
 */
const margin = 0.15

/** What the thresholds are set by: messages, and the weights of which as much must be heard in them. */
interface Yardstick {
  messages: readonly Labelled[]
  shipped: Weights
}

/**
 * Trains the weights for lines of a talk: the mean of two models, one that has learnt from people's own text too and one from the labelled
 * messages alone, both from mothers' ordinary talk as well.
 * @param inTalks what only these weights learn
 */
export function trainTalk(
  labelled: readonly Labelled[],
  inTalks: readonly Labelled[],
  real: readonly RealText[],
  yardstick: Yardstick,
): Weights {
  const all = [...labelled, ...inTalks]
  return talkOf(learn(all, real), learn(all, []), yardstick)
}

/** The weights for talk that two models make together. */
function talkOf(withPeople: Model, alone: Model, { messages, shipped }: Yardstick): Weights {
  const level = quantise(meanOf(withPeople.level, alone.level))
  const model = { ...withPeople, level }
  return { ...model, thresholds: thresholdsLike(shipped, model, messages) }
}

/** The mean of two tables, the second by its share. */
function meanOf(one: Table, other: Table): Table {
  const [share, rest] = [shareOfLabelledAlone, 1 - shareOfLabelledAlone]
  const weights = Float32Array.from(
    one.weights,
    (weight, at) => rest * weight * one.scale + share * (other.weights[at] as number) * other.scale,
  )
  return {
    weights,
    scale: 1,
    bias: one.bias.map((start, at) => rest * start + share * (other.bias[at] as number)),
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
    inferred: like('inferred', 'crisis', isOfGrave) - margin,
    explicit: like('explicit', 'crisis', ({ level }) => level === 'emergency') - margin,
    emergency: like('emergency', 'emergency', isOfGrave),
  }
}
