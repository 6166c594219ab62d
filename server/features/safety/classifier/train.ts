import { levels, type SafetyLevel } from '#contract/safety.ts'
import { sharedEncoder } from '../encoder/shared-encoder.ts'
import { concernOf, type SeriousLevel } from './classify.ts'
import { examplesFrom } from './examples.ts'
import { type Course, fitWeights } from './fit.ts'
import { type EncodedExample, fitMeaning } from './fit-meaning.ts'
import { type Labelled, partOf } from './labelled.ts'
import type { Model } from './model.ts'
import { quantise, quantiseMeaning, type Thresholds, type TrainedModel } from './weights-file.ts'
import { passagesOf, read } from './windows.ts'

const course: Course = { epochs: 20, rate: 0.3, decay: 5e-5 }
/** How much of what is ordinary may look like more to the classifier alone, on the messages that thresholds are set by. */
const allowedAlarms = { support: 0.12, crisis: 0.035 }
/** Classes of so many short and harmless messages that they would hide how the others fare. */
const easyClasses = ['short-everyday', 'forum-title']

type Untuned = Omit<TrainedModel, 'thresholds'>

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

/** What each message means. Of a long one that is serious nobody said which part is, so it is not learnt from. */
function encodingsOf(messages: readonly Labelled[]): Map<Labelled, readonly Float32Array[]> {
  return new Map(
    messages.map((message) => {
      const passages = passagesOf(read(message.turns.join('\n')))
      const isLearnt = passages.length === 1 || message.level === 'none'
      return [message, isLearnt ? passages.map((passage) => sharedEncoder.encode(passage)) : []]
    }),
  )
}

type Encodings = ReturnType<typeof encodingsOf>

function learn(messages: readonly Labelled[], encodings: Encodings): Untuned {
  const classes = classesOf(messages)
  const encoded = messages.flatMap((message) =>
    (encodings.get(message) ?? []).map(
      (encoding): EncodedExample => ({
        encoding,
        level: levels.indexOf(message.level),
        class: classes.findIndex(({ id }) => id === message.class),
      }),
    ),
  )
  return {
    ...quantise(fitWeights(classes, examplesFrom(messages, classes), course)),
    meaning: quantiseMeaning(fitMeaning(classes.length, encoded)),
  }
}

/**
 * Trains twice: `measured` without the held-out part, for the figures, and `shipped` on every message, for the product. Both use
 * thresholds that were set on messages which the model setting them had not learnt from, none of them held out.
 */
export function train(messages: readonly Labelled[]): { measured: TrainedModel; shipped: TrainedModel } {
  const encodings = encodingsOf(messages)
  const of = (...parts: string[]) => messages.filter((message) => parts.includes(partOf(message)))
  const thresholds = thresholdsFor(learn(of('learning'), encodings), of('tuning'))
  return {
    measured: { ...learn(of('learning', 'tuning'), encodings), thresholds },
    shipped: { ...learn(messages, encodings), thresholds },
  }
}

function thresholdsFor(model: Untuned, messages: readonly Labelled[]): Thresholds {
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
