import { levels, type SafetyLevel } from '#contract/safety.ts'
import { examplesFrom } from './examples.ts'
import { type Course, fitWeights } from './fit.ts'
import { type Labelled, partOf } from './labelled.ts'
import { judge, type Model } from './model.ts'
import { quantise, type Thresholds, type TrainedModel } from './weights-file.ts'
import { read } from './windows.ts'

const course: Course = { epochs: 20, rate: 0.3, decay: 5e-5 }
/** How much of what is ordinary may look like more to the classifier alone, on the messages that thresholds are set by. */
const allowedAlarms = { support: 0.06, crisis: 0.02 }

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

function learn(messages: readonly Labelled[]): Model {
  const classes = classesOf(messages)
  return quantise(fitWeights(classes, examplesFrom(messages, classes), course))
}

/**
 * Trains twice: `measured` without the held-out part, for the figures, and `shipped` on every message, for the product. Both use
 * thresholds that were set on messages which the model setting them had not learnt from, none of them held out.
 */
export function train(messages: readonly Labelled[]): { measured: TrainedModel; shipped: TrainedModel } {
  const of = (...parts: string[]) => messages.filter((message) => parts.includes(partOf(message)))
  const thresholds = thresholdsFor(learn(of('learning')), of('tuning'))
  return {
    measured: { ...learn(of('learning', 'tuning')), thresholds },
    shipped: { ...learn(messages), thresholds },
  }
}

function thresholdsFor(model: Model, messages: readonly Labelled[]): Thresholds {
  const scored = messages.map(({ level, turns }) => {
    const judged = judge(model, read(turns.join('\n')))
    const highest = (at: 'support' | 'crisis' | 'emergency') => Math.max(...judged.map((one) => one[at]))
    return {
      level: levels.indexOf(level),
      support: highest('support'),
      crisis: highest('crisis'),
      emergency: highest('emergency'),
    }
  })
  const exceededBy = (at: 'support' | 'crisis', share: number) => {
    const others = scored
      .filter(({ level }) => level === 0)
      .map((one) => one[at])
      .sort((a, b) => b - a)
    return others[Math.floor(others.length * share)] ?? 0
  }
  const serious = scored.filter(({ level }) => level >= 2)
  const wrong = (threshold: number) =>
    serious.filter(({ level, emergency }) => emergency > threshold !== (level === 3)).length
  const candidates = serious.map(({ emergency }) => emergency).sort((a, b) => a - b)
  const emergency = candidates.reduce((best, next) => (wrong(next) < wrong(best) ? next : best), 0)
  return {
    support: exceededBy('support', allowedAlarms.support),
    crisis: exceededBy('crisis', allowedAlarms.crisis),
    emergency,
  }
}
