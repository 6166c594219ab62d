import { isGrave, isHigher, type SafetyLevel } from '#contract/safety.ts'
import { type Assessment, assess, ofTalk } from '#reading/safety/assess.ts'
import { weightOf } from '#reading/safety/classify.ts'
import { readWeights } from '#reading/safety/model-files.ts'
import type { Weights } from '#reading/safety/weights-file.ts'
import {
  type Collection,
  isSaidPlainly,
  isUnseen,
  type Labelled,
  type Part,
  partOf,
  readLabelled,
  talkCollections,
} from './labelled.ts'
import { type Share, share } from './share.ts'

/** A message or a chat with what was found in it; of a chat, the gravest that any line of hers brought. */
export interface Measured {
  message: Pick<Labelled, 'level' | 'class' | 'turns'>
  found: Assessment
}

/** How many of her lines before go with the next, as in a chat. */
const linesKept = 8

/** Her lines that a line is read with. */
export const recentOf = (lines: readonly string[], at: number) => lines.slice(Math.max(0, at - linesKept), at)

/** Reads a chat line by line, as the product does: an explicit level holds for those that follow. */
export function readTalk(lines: readonly string[], weights: Weights = ofTalk): Assessment[] {
  let previousLevel: SafetyLevel = 'none'
  return lines.map((text, at) => {
    const found = assess(text, { previousLevel, recentTexts: recentOf(lines, at) }, weights)
    if (isCard(found) && isHigher(found.level, previousLevel)) previousLevel = found.level
    return found
  })
}

/** The finding of a chat that says most. */
export function gravestOf(lines: readonly string[], weights: Weights): Assessment {
  return readTalk(lines, weights).reduce((worst, next) => (weightOf(next) > weightOf(worst) ? next : worst))
}

/** Whether a card is shown at once. */
export const isCard = ({ level, certainty }: Assessment) => isGrave(level) && certainty === 'explicit'

/** Whether a card or the soft line is shown. */
export const isHeard = ({ level }: Assessment) => isGrave(level)

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
    const weights = talkCollections.includes(collection) ? ofTalk : readWeights('shipped')
    const measured = messages.map((message) => ({ message, found: gravestOf(message.turns, weights) }))
    return { measured, figures: { ...figures(measured), ...figuresSaidPlainly(measured) } }
  }
  const weights = readWeights('measured')
  const measured = messages
    .filter((message) => partOf(message).startsWith('held-out'))
    .filter((_, at) => at % every === 0)
    .map((message) => ({ message, found: gravestOf(message.turns, weights) }))
  return { measured, figures: { ...figures(measured), ...figuresByTeaching(measured) } }
}

function figuresSaidPlainly(measured: readonly (Measured & { message: Labelled })[]): Measurement['figures'] {
  const plain = measured.filter(({ message }) => message.level === 'emergency' && isSaidPlainly(message))
  // Of a collection in which nobody has named any there is nothing to hold.
  if (plain.length === 0) return {}
  const count = (is: (found: Assessment) => boolean) =>
    share(plain.filter(({ found }) => is(found)).length, plain.length)
  return {
    'emergencies said plainly: heard': count(isHeard),
    'emergencies said plainly: a card': count(isCard),
  }
}

function figuresByTeaching(measured: readonly (Measured & { message: Labelled })[]): Measurement['figures'] {
  const heard = (part: Part) => {
    const grave = measured.filter(({ message }) => isGrave(message.level) && partOf(message) === part)
    return share(grave.filter(({ found }) => isHeard(found)).length, grave.length)
  }
  return {
    'grave, in classes that were taught: heard': heard('held-out group'),
    'grave, in classes that nobody taught: heard': heard('held-out class'),
  }
}

/** Shares of any messages that were read, each by a name that says what it counts; heard is a card or the soft line. */
export function figures(measured: readonly Measured[]): Measurement['figures'] {
  const count = (of: readonly Measured[], is: (found: Assessment) => boolean) =>
    share(of.filter(({ found }) => is(found)).length, of.length)
  const at = (...wanted: SafetyLevel[]) => measured.filter(({ message }) => wanted.includes(message.level))
  const titles = measured.filter(({ message }) => message.class === 'forum-title')
  return {
    'grave: heard': count(at('crisis', 'emergency'), isHeard),
    'emergencies: heard': count(at('emergency'), isHeard),
    'emergencies: a card': count(at('emergency'), isCard),
    'crises: heard': count(at('crisis'), isHeard),
    'crises: a card': count(at('crisis'), isCard),
    'support: at least support': count(at('support'), ({ level }) => level !== 'none'),
    'ordinary: heard': count(at('none'), isHeard),
    'ordinary: a card': count(at('none'), isCard),
    'support: heard': count(at('support'), isHeard),
    'support: a card': count(at('support'), isCard),
    'forum titles: heard': count(titles, isHeard),
    'forum titles: a card': count(titles, isCard),
  }
}
