import { levels, type SafetyLevel } from '#contract/safety.ts'
import { type Assessment, assess } from '../engine.ts'
import { type Labelled, partOf } from './labelled.ts'
import type { TrainedModel } from './weights-file.ts'

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
    if (levels.indexOf(heard.level) > levels.indexOf(reached.level)) reached = heard
  })
  return reached
}

export const isSerious = (level: SafetyLevel) => level === 'crisis' || level === 'emergency'
/** Whether what was found is at least what it should be. */
export const isFound = ({ message, level }: Measured) =>
  levels.indexOf(level) >= levels.indexOf(message.level)

/** Every message of the held-out part as a model reads it that has learnt from none of them. */
export function measureHeldOut(messages: readonly Labelled[], model: TrainedModel): Measured[] {
  return messages
    .filter((message) => partOf(message).startsWith('held-out'))
    .map((message) => ({ message, ...readTurns(message.turns, model) }))
}

/** The figures that must not fall: each a share of the held-out part, by a name that says what it counts. */
export function figures(measured: readonly Measured[]): Record<string, Share> {
  const count = (of: readonly Measured[], is: (one: Measured) => boolean) =>
    share(of.filter(is).length, of.length)
  const at = (...wanted: SafetyLevel[]) => measured.filter(({ message }) => wanted.includes(message.level))
  const serious = at('crisis', 'emergency')
  const kept = (part: string) => serious.filter(({ message }) => partOf(message) === part)
  const alarm = ({ level }: Measured) => isSerious(level)
  return {
    'serious messages found': count(serious, alarm),
    'serious messages found, in classes that were taught': count(kept('held-out group'), alarm),
    'serious messages found, in classes that nobody taught': count(kept('held-out class'), alarm),
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
