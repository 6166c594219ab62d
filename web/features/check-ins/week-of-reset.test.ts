import { expect, test } from 'vitest'
import { weekOfReset } from './week-of-reset.ts'

const [monday, tuesday] = ['2026-11-23', '2026-11-24']
const [thisWeek, lastWeek, before] = ['2026-11-23', '2026-11-16', '2026-11-09']

test('on a Monday it is for the week that has just ended, unless she has looked back on that', () => {
  expect(weekOfReset(undefined, monday, [])).toBe(lastWeek)
  expect(weekOfReset(undefined, monday, [before])).toBe(lastWeek)
  expect(weekOfReset(undefined, monday, [lastWeek, before])).toBe(thisWeek)
  expect(weekOfReset(undefined, monday, [thisWeek])).toBe(thisWeek)
})

test('on any other day it is for the week that runs', () => {
  expect(weekOfReset(undefined, tuesday, [])).toBe(thisWeek)
  expect(weekOfReset(undefined, '2026-11-22', [])).toBe(lastWeek)
})

test('what is begun stays with its week until the one after that is over', () => {
  expect(weekOfReset(lastWeek, tuesday, [])).toBe(lastWeek)
  expect(weekOfReset(lastWeek, monday, [lastWeek])).toBe(lastWeek)
  expect(weekOfReset(thisWeek, monday, [])).toBe(thisWeek)
  expect(weekOfReset(before, tuesday, [])).toBe(thisWeek)
  expect(weekOfReset(before, monday, [])).toBe(lastWeek)
})
