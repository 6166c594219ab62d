import { expect, test } from 'vitest'
import { weekRestsOn } from './measures.ts'

const week = {
  ...{ week_start: '2026-11-16', week_end: '2026-11-22', has_earlier: false, tips: [] },
  safety: { level: 'none', cardId: null, softLine: null },
} as const
const two = { days: 1, check_ins: 1, you_today: 0, weekly_resets: 2 }
const none = { days: 0, check_ins: 0, you_today: 0, weekly_resets: 0 }

test.each([
  ['what it says rests on it', ['A line.'], true, two, 'From 1 check-in and 2 weekly resets.'],
  ['nothing is said from too little', [], true, two, 'So far: 1 check-in and 2 weekly resets.'],
  ['nor of a week gone by', [], false, two, 'That week: 1 check-in and 2 weekly resets.'],
  ['nothing was told', [], false, none, ''],
])('what a week is made of: %s', (_, lines, is_this_week, rests_on, words) => {
  expect(weekRestsOn({ ...week, lines, is_this_week, rests_on })).toBe(words)
})
