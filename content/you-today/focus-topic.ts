import type { TipSet } from '../you-today.ts'

/** A focus she may name: the words for it, whole or, where they end in a star, how they begin. */
export interface FocusTopic {
  topic: string
  /** It is about caring for children: after a loss it is passed over whole. */
  isOfChildren?: true
  keywords: readonly string[]
  tips: readonly TipSet[]
}
