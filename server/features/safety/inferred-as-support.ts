import { isGrave } from '#contract/safety.ts'
import * as reading from '#reading/safety/assess.ts'

/**
 * The engine for screens that know one kind of card and no soft line: what is only inferred to be grave counts there as a heavy day, and
 * only what is explicit as grave.
 */
function asSupport(found: reading.Assessment): reading.Assessment {
  if (!isGrave(found.level) || found.certainty === 'explicit') return found
  return { ...found, level: 'support', cardId: 'support' }
}

/** `assess`, of words that stand by themselves or follow others. */
export const assess = (...given: Parameters<typeof reading.assess>): reading.Assessment =>
  asSupport(reading.assess(...given))

/** `assessRead`, of a text that was read ahead. */
export const assessRead = (...given: Parameters<typeof reading.assessRead>): reading.Assessment =>
  asSupport(reading.assessRead(...given))
