import { levels, type SafetyLevel } from '#contract/safety.ts'
import { cardOf } from '../classes.ts'
import { Encoder } from '../encoder/encoder.ts'
import type { EncoderTables } from '../encoder/encoder-file.ts'
import { concernOf, type SeriousLevel } from './classify.ts'
import { examplesFrom } from './examples.ts'
import { type Course, fitWeights } from './fit.ts'
import { type Labelled, partOf } from './labelled.ts'
import type { MeaningModel } from './meaning.ts'
import type { Model } from './model.ts'
import type { ModelName } from './model-files.ts'
import { type TuningExample, tuningExamplesFrom } from './tuning-examples.ts'
import { quantise, quantiseMeaning, type Thresholds, type Weights } from './weights-file.ts'
import { read } from './windows.ts'

const course: Course = { epochs: 30, rate: 0.3, decay: 5e-5 }
/** How much of what is ordinary may look like more to the classifier alone, on the messages that thresholds are set by. */
const allowedAlarms = { support: 0.12, crisis: 0.07 }
/** Classes of so many short and harmless messages that they would hide how the others fare. */
const easyClasses = ['short-everyday', 'forum-title']

/** A class of fewer messages than this is learnt as one with the others that lead to the same card. */
const fewestOfClass = 40

/** Teaches an encoder what messages mean, and the network that reads it off. */
export type Tune = (
  classCount: number,
  examples: readonly TuningExample[],
) => Promise<{ encoder: EncoderTables; meaning: MeaningModel }>

interface Trained {
  weights: Weights
  encoder: EncoderTables
}

/** Classes in the order of their names. @throws where two messages of one class differ in level. */
export function classesOf(messages: readonly Labelled[]): Model['classes'] {
  const levelOf = new Map<string, SafetyLevel>()
  for (const { id, class: of, level } of messages) {
    const known = levelOf.get(of)
    if (known !== undefined && known !== level) throw new Error(`${id}: ${of} is ${known}, not ${level}`)
    levelOf.set(of, level)
  }
  return [...levelOf].map(([id, level]) => ({ id, level })).sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** A few messages are too few to tell a class by, and which of many small ones it is decides nothing. */
function inLargerClasses(messages: readonly Labelled[]): Labelled[] {
  const sizes = new Map<string, number>()
  for (const { class: of } of messages) sizes.set(of, (sizes.get(of) ?? 0) + 1)
  return messages.map((message) => {
    const { class: of, level } = message
    if ((sizes.get(of) ?? 0) >= fewestOfClass) return message
    return { ...message, class: level === 'crisis' || level === 'emergency' ? cardOf(of) : level }
  })
}

/** Has the encoder taught, which goes on elsewhere while the words are learnt here. */
function begin(labelled: readonly Labelled[], tune: Tune) {
  const messages = inLargerClasses(labelled)
  const classes = classesOf(messages)
  return { messages, classes, tuning: tune(classes.length, tuningExamplesFrom(messages, classes)) }
}

async function finish({ messages, classes, tuning }: ReturnType<typeof begin>) {
  const words = quantise(fitWeights(classes, examplesFrom(messages, classes), course))
  const { encoder, meaning } = await tuning
  return { encoder, weights: { ...words, meaning: quantiseMeaning(meaning) } }
}

/**
 * Trains twice: `measured` on the part to learn from, for the figures, and `shipped` on every message, for the product. Both use
 * thresholds that are set by what `measured` makes of the messages kept for that, which it has not learnt from, none of them held out.
 */
export async function train(labelled: readonly Labelled[], tune: Tune): Promise<Record<ModelName, Trained>> {
  const of = (part: string) => labelled.filter((message) => partOf(message) === part)
  const begun = [begin(of('learning'), tune), begin(labelled, tune)] as const
  const [measured, shipped] = [await finish(begun[0]), await finish(begun[1])]
  const reader = { ...measured.weights, encoder: new Encoder(measured.encoder) }
  const thresholds = thresholdsFor(reader, of('tuning'))
  return {
    measured: { ...measured, weights: { ...measured.weights, thresholds } },
    shipped: { ...shipped, weights: { ...shipped.weights, thresholds } },
  }
}

function thresholdsFor(model: Parameters<typeof concernOf>[0], messages: readonly Labelled[]): Thresholds {
  const scored = messages.flatMap(({ level, class: of, turns }) => {
    const concern = concernOf(model, read(turns.join('\n')))
    return concern ? [{ level: levels.indexOf(level), isEasy: easyClasses.includes(of), concern }] : []
  })
  const exceededBy = (at: SeriousLevel, share: number) => {
    const others = scored
      .filter(({ level, isEasy }) => level === 0 && !isEasy)
      .map(({ concern }) => concern[at].odds)
      .sort((a, b) => b - a)
    return others[Math.floor(others.length * share)] ?? 0
  }
  const serious = scored
    .filter(({ level }) => level >= 2)
    .map(({ level, concern }) => ({ level, odds: concern.emergency.odds }))
  const wrong = (threshold: number) =>
    serious.filter(({ level, odds }) => odds > threshold !== (level === 3)).length
  const candidates = serious.map(({ odds }) => odds).sort((a, b) => a - b)
  const emergency = candidates.reduce((best, next) => (wrong(next) < wrong(best) ? next : best), 0)
  return {
    support: exceededBy('support', allowedAlarms.support),
    crisis: exceededBy('crisis', allowedAlarms.crisis),
    emergency,
  }
}
