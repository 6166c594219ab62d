import type { Measure } from '#contract/insights.ts'
import { measureLabels } from './words.ts'

/** A level on average: below the middle, around it, above it. */
export type Band = 'low' | 'middle' | 'high'

/** Sentences about a week. `{week}` becomes 'this week' or 'that week'. One of each list is said, another each week. */
export const weekLines = {
  mood: {
    low: ['Your mood was mostly low {week}.', '{Week} had more low days than light ones.'],
    middle: ['Your mood sat around the middle {week}.', '{Week} was a mix: some lighter, some heavier.'],
    high: ['Your mood was mostly good {week}.', '{Week} had more light days than low ones.'],
  },
  energy: {
    low: ['Energy was thin on the ground.', 'There was not much in the tank.'],
    middle: ['Energy came and went.', 'Energy held around the middle.'],
    high: ['Energy was there more often than not.', 'There was a fair bit in the tank.'],
  },
  stress: {
    low: ['Stress stayed low.', 'Things felt fairly calm.'],
    middle: ['Stress came and went.', 'Stress held around the middle.'],
    high: ['Stress ran high.', 'A lot was pulling at you.'],
  },
} as const satisfies Record<string, Record<Band, readonly string[]>>

export const changeLine = (measure: Measure, isHigher: boolean) =>
  `${measureLabels[measure]} was ${isHigher ? 'higher' : 'lower'} than the week before.`

export const lightestLine = (weekday: string) => `${weekday} was your lightest day.`

export const feelingLine = (feeling: string, count: number, of: number) =>
  `“${feeling}” was your word for ${count} of ${of} days.`

export const gaveEnergyLine = (words: string) => `You wrote that this gave you energy: “${words}”`

export const nextWeekLine = (words: string) => `For the week after, you wrote: “${words}”`

/** In the place of a summary where what she wrote was grave: nothing that could sound light beside the card. */
export const graveLine =
  'Some of what you told was very hard. That is more than one person should hold. The card here has people who can talk with you, at any hour.'
