import type { Heart } from '#contract/hearts.ts'
import { measureLabels } from './words.ts'

/**
 * What the days of a week are like together. Most of them are low, around the middle, or high; or else fewer: more of
 * them low than high, more high than low, or as many of the one as of the other.
 */
export type Shape = 'low' | 'middle' | 'high' | 'lower' | 'higher' | 'mixed'

/**
 * Sentences about a week, each true of every week of its shape. `{week}` becomes 'this week' or 'that week'. One of each
 * list is said, another each week.
 */
export const weekLines: Record<Heart, Record<Shape, readonly string[]>> = {
  mood: {
    low: ['Your mood was mostly low {week}.', 'Most of the days you told {week} were low ones.'],
    middle: [
      'Your mood sat mostly around the middle {week}.',
      'Most of the days you told {week} were around the middle.',
    ],
    high: ['Your mood was mostly good {week}.', 'Most of the days you told {week} were light ones.'],
    lower: ['{Week} had more low days than light ones.', 'You told of more low days than light ones {week}.'],
    higher: [
      '{Week} had more light days than low ones.',
      'You told of more light days than low ones {week}.',
    ],
    mixed: [
      '{Week} was a mix: some lighter, some heavier.',
      'You told of a mix {week}: light days and low ones.',
    ],
  },
  energy: {
    low: ['Energy was mostly thin on the ground.', 'Mostly, there was not much in the tank.'],
    middle: ['Energy held mostly around the middle.', 'Energy was in the middle more often than not.'],
    high: ['Energy was there more often than not.', 'Mostly, there was a fair bit in the tank.'],
    lower: ['Energy was low more often than high.', 'There were more days of low energy than of high.'],
    higher: ['Energy was high more often than low.', 'There were more days of high energy than of low.'],
    mixed: ['Energy came and went.', 'Energy was up at times and down at others.'],
  },
  stress: {
    low: ['Stress was mostly low.', 'Mostly, stress stayed down.'],
    middle: ['Stress held mostly around the middle.', 'Stress was in the middle more often than not.'],
    high: ['Stress mostly ran high.', 'Mostly, a lot was pulling at you.'],
    lower: ['Stress was low more often than high.', 'There were more days of low stress than of high.'],
    higher: ['Stress was high more often than low.', 'There were more days of high stress than of low.'],
    mixed: ['Stress came and went.', 'Stress came and went, high at times and low at others.'],
  },
}

export const changeLine = (measure: Heart, isHigher: boolean) =>
  `${measureLabels[measure]} was ${isHigher ? 'higher' : 'lower'} than the week before.`

export const lightestLine = (weekday: string) => `${weekday} was your lightest day.`

export const feelingLine = (feeling: string, count: number, of: number) =>
  `“${feeling}” was your word for ${count} of ${of} days.`

export const gaveEnergyLine = (words: string) => `You wrote that this gave you energy: “${words}”`

export const nextWeekLine = (words: string) => `For the week after, you wrote: “${words}”`

/** In the place of a summary where what she wrote was grave: nothing that could sound light beside the card. */
export const graveLine =
  'Some of what you told was very hard. That is more than one person should hold. The card here has people who can talk with you, at any hour.'
