import * as z from 'zod/mini'

/** How serious a text is, from everyday talk to imminent danger; later in the list is more serious. */
export const levels = ['none', 'support', 'crisis', 'emergency'] as const
const safetyLevel = z.enum(levels)
export type SafetyLevel = z.infer<typeof safetyLevel>

/**
 * How sure a level is: `explicit` where it is said in so many words, by people's patterns or beyond a doubt of the classifier; `inferred`
 * where it only may be so.
 */
export type Certainty = 'explicit' | 'inferred'

/** The cards that people wrote for the moments when a model must not find the words, the gravest first; see `content/safety/cards.ts`. */
export const cardIds = [
  'emergency-life',
  'emergency-baby',
  'emergency-medical',
  'emergency-violence',
  'emergency-psychosis',
  'emergency-friend',
  'crisis-suicide',
  'crisis-self-harm',
  'crisis-intrusive-thoughts',
  'crisis-violence',
  'crisis-friend',
  'crisis-means',
  'support',
  'sos',
] as const
const cardId = z.enum(cardIds)
export type CardId = z.infer<typeof cardId>

/** What a reply carries about safety: the level to keep for the conversation and the card to show now, if any. */
export const safetyNotice = z.object({ level: safetyLevel, cardId: z.nullable(cardId) })
export type SafetyNotice = z.infer<typeof safetyNotice>

/** Whether a level is more serious than another. */
export function isHigher(level: SafetyLevel, than: SafetyLevel): boolean {
  return levels.indexOf(level) > levels.indexOf(than)
}

/** The more serious of two levels. */
export function highestLevel(a: SafetyLevel, b: SafetyLevel): SafetyLevel {
  return isHigher(b, a) ? b : a
}

/** Whether a card of crisis or emergency is due: then people's words come first, and nothing is counted or made light of. */
export function isGrave(level: SafetyLevel): boolean {
  return level === 'crisis' || level === 'emergency'
}

/** The most serious of findings; of two at one level the first. */
export function gravest<Found extends { level: SafetyLevel }>(first: Found, ...others: Found[]): Found {
  return others.reduce((worst, found) => (isHigher(found.level, worst.level) ? found : worst), first)
}
