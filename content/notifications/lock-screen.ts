import { productName } from '#contract/limits.ts'

/**
 * All that a notification ever says. Whoever sees the phone learns nothing about her: not what it is about, not how she
 * is, and no word of her own.
 */
export const lockScreen = {
  title: productName,
  one: 'You have a note.',
  several: 'You have a few notes.',
} as const
