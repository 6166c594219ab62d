import type { Shape } from '#content/insights/week.ts'
import { mean } from '#contract/insights.ts'

// A day is called what its level is called where it is read back: each level is rounded to the nearest of the five.
const lowBelow = 2.5
const highFrom = 3.5

export const isLow = (level: number) => level < lowBelow
export const isHigh = (level: number) => level >= highFrom
const isMiddle = (level: number) => !isLow(level) && !isHigh(level)

/** Whether half of the days are so, or more. */
export const isOften = (levels: readonly number[], isSo: (level: number) => boolean) =>
  levels.length > 0 && levels.filter(isSo).length * 2 >= levels.length

/** By how many days are low and how many high: a mean would call a week of both a middle one. @param levels one or more */
export function shapeOf(levels: readonly number[]): Shape {
  const isMost = (isSo: (level: number) => boolean) => levels.filter(isSo).length * 2 > levels.length
  if (isMost(isLow)) return 'low'
  if (isMost(isHigh)) return 'high'
  if (isMost(isMiddle)) return 'middle'
  const tilt = levels.filter(isHigh).length - levels.filter(isLow).length
  return tilt < 0 ? 'lower' : tilt > 0 ? 'higher' : 'mixed'
}

/** @param levels one or more */
export function median(levels: readonly number[]): number {
  const sorted = levels.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return mean(sorted.slice(sorted.length % 2 ? middle : middle - 1, middle + 1))
}
