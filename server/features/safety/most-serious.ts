import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Assessment, assess } from '#reading/safety/assess.ts'
import { weightOf } from '#reading/safety/classify.ts'

const nothing: Assessment = {
  level: 'none',
  certainty: 'inferred',
  class: 'none',
  cardId: null,
  language: 'english',
}

/** The finding that says most: something grave that is explicit before all that is inferred, then by its level. */
export const weightiest = (first: Assessment, ...others: Assessment[]): Assessment =>
  others.reduce((most, found) => (weightOf(found) > weightOf(most) ? found : most), first)

/** Reads each text after those before it, one in each turn of the event loop, and answers the most serious finding. */
export async function mostSerious(texts: readonly string[]): Promise<Assessment> {
  let most = nothing
  for (const [index, text] of texts.entries()) {
    if (index > 0) await nextTurn()
    most = weightiest(most, assess(text, { recentTexts: texts.slice(0, index) }))
  }
  return most
}
