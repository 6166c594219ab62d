import { isGrave, isHigher, type SafetyLevel } from '#contract/safety.ts'
import { type Assessment, assess } from '../engine.ts'
import { type Collection, isUnseen, type Labelled, type Part, partOf, readLabelled } from './labelled.ts'
import { readModel, type TrainedModel } from './model-files.ts'

/** `found` of `of` messages; `from` and `to` bound the true share at 95 % (Wilson's score interval). */
export interface Share {
  found: number
  of: number
  share: number
  from: number
  to: number
}

export function share(found: number, of: number): Share {
  if (of === 0) return { found, of, share: 0, from: 0, to: 1 }
  const z = 1.96
  const rate = found / of
  const middle = rate + z ** 2 / (2 * of)
  const spread = z * Math.sqrt((rate * (1 - rate)) / of + z ** 2 / (4 * of ** 2))
  const scale = 1 + z ** 2 / of
  return {
    found,
    of,
    share: rate,
    from: Math.max(0, (middle - spread) / scale),
    to: Math.min(1, (middle + spread) / scale),
  }
}

export interface Measured {
  message: Labelled
  level: SafetyLevel
  class: string
}

/** Reads a conversation line by line, as the product does: the level it ends at, and the strongest signal on the way. */
export function readTurns(
  turns: readonly string[],
  model?: TrainedModel,
): Pick<Assessment, 'level' | 'class'> {
  let reached: Pick<Assessment, 'level' | 'class'> = { level: 'none', class: 'none' }
  turns.forEach((text, at) => {
    const soFar = { previousLevel: reached.level, recentTexts: turns.slice(Math.max(0, at - 8), at) }
    const heard = assess(text, soFar, model)
    if (isHigher(heard.level, reached.level)) reached = heard
  })
  return reached
}

/** Whether what was found is at least what it should be. */
export const isFound = ({ message, level }: Measured) => !isHigher(message.level, level)

export interface Measurement {
  measured: Measured[]
  /** What must not become worse: shares of the messages, by names that say what they count. */
  figures: Record<string, Share>
}

/**
 * Reads the held-out part of a collection with the model that has learnt from none of it, or an unseen collection, from which none has,
 * with the product's own.
 * @param every 1 for all of it; n for one message in n, where all would take long
 */
export function measureCollection(collection: Collection, every = 1): Measurement {
  const messages = readLabelled(collection)
  if (isUnseen(collection)) {
    const measured = messages.map((message) => ({ message, ...readTurns(message.turns) }))
    return { measured, figures: figures(measured) }
  }
  const model = readModel('measured')
  const measured = messages
    .filter((message) => partOf(message).startsWith('held-out'))
    .filter((_, at) => at % every === 0)
    .map((message) => ({ message, ...readTurns(message.turns, model) }))
  return { measured, figures: { ...figures(measured), ...figuresByTeaching(measured) } }
}

function figuresByTeaching(measured: readonly Measured[]): Measurement['figures'] {
  const found = (part: Part) => {
    const serious = measured.filter(({ message }) => isGrave(message.level) && partOf(message) === part)
    return share(serious.filter(({ level }) => isGrave(level)).length, serious.length)
  }
  return {
    'serious messages found, in classes that were taught': found('held-out group'),
    'serious messages found, in classes that nobody taught': found('held-out class'),
  }
}

/** Shares of any messages that were read, each by a name that says what it counts. */
export function figures(measured: readonly Measured[]): Measurement['figures'] {
  const count = (of: readonly Measured[], is: (one: Measured) => boolean) =>
    share(of.filter(is).length, of.length)
  const at = (...wanted: SafetyLevel[]) => measured.filter(({ message }) => wanted.includes(message.level))
  const alarm = ({ level }: Measured) => isGrave(level)
  return {
    'serious messages found': count(at('crisis', 'emergency'), alarm),
    'emergencies found as serious': count(at('emergency'), alarm),
    'emergencies found as emergencies': count(at('emergency'), isFound),
    'crises found': count(at('crisis'), isFound),
    'support found': count(at('support'), isFound),
    'false alarms on ordinary messages': count(at('none'), alarm),
    'false alarms on support': count(at('support'), alarm),
    'false alarms on forum titles': count(
      measured.filter(({ message }) => message.class === 'forum-title'),
      alarm,
    ),
  }
}
