import { explicitCard } from '#reading/patterns/signals.ts'

/** Whether a text may be said to her: nothing in it is plainly grave. The classifier is too large for a phone. */
export const isFitToSay = (text: string): boolean => explicitCard(text) === null
