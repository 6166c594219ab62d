import { isGraveItself } from '../held.ts'
import type { CompanionQuestion } from '../question.ts'
import { unheard } from '../unheard.ts'
import type { Detail, Moment } from './moments.ts'
import { type Standing, wordForWord } from './word-for-word.ts'

const byMoment = new WeakMap<Moment, (text: string) => Standing<Detail>[]>()

function detailsIn(moment: Moment): (text: string) => Standing<Detail>[] {
  const known = byMoment.get(moment)
  if (known) return known
  const made = wordForWord(moment.details)
  byMoment.set(moment, made)
  return made
}

/** In a longer line a single word may stand by the way. */
const longestShort = 12
/** In a line that may be grave so many words must leave no doubt. */
const fewestBesideGrave = 3

/** What meets a detail that she tells of a moment, and this chat has not heard: of those whose words stand there, the one with most of them. */
export function detailTold(now: Moment, question: CompanionQuestion): string | undefined {
  const isShort = question.text.trim().split(/\s+/).length <= longestShort
  const fewest = isGraveItself(question) ? fewestBesideGrave : isShort ? 1 : 2
  return detailsIn(now)(question.text)
    .filter(({ words }) => words >= fewest)
    .map(({ entry }) => entry.reply)
    .find((reply) => unheard([reply], question, (each) => each) !== undefined)
}
