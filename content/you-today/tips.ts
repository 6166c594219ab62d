import type { Energy, Mood } from '#contract/you-today.ts'
import type { TipSet } from '../you-today.ts'
import { highEnergyTips } from './high.ts'
import { lowEnergyTips } from './low.ts'
import { midEnergyTips } from './mid.ts'

/** By energy, then mood: the two together also settle the recommendation that a tip leads to. */
export const tips: Record<Energy, Record<Mood, readonly TipSet[]>> = {
  low: lowEnergyTips,
  mid: midEnergyTips,
  high: highEnergyTips,
}
