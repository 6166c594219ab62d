/**
 * What shows whether the answer that the search puts first is the one that she asks for: the logarithm of its score, the logarithm of how many
 * telling words she uses, and the score of the next one as a part of its own.
 */
export type Signs = readonly [score: number, words: number, next: number]

/** As `node tools/train-facts.ts` finds them. */
const weights: Signs = [1.75, -1.4, -2.02]
const bias = -6.07

/** How likely it is that an answer with these signs is the one that is asked for, from 0 to 1. */
export const likelyMeant = (signs: Signs): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), bias)))
