import { expect, test } from 'vitest'
import { addDays } from '#contract/calendar.ts'
import { promptOfDay } from '../check-in-prompts.ts'
import { quoteOfDay } from '../reality-check.ts'
import { linesFor, speaksOfChildren } from './quiet.ts'
import { realTalkAfterLoss } from './real-talk.ts'

const days = Array.from({ length: 70 }, (_, index) => addDays('2026-11-01', index))

test('a line that speaks of children is known', () => {
  for (const line of ['Race the kids', 'your Baby', 'school mornings', 'More than Mum', 'a nap'])
    expect(speaksOfChildren(line), line).toBe(true)
  for (const line of ['A walk to the corner', 'the kidney beans', 'napkins', 'a mumble'])
    expect(speaksOfChildren(line), line).toBe(false)
  expect(linesFor(['a nap', 'a walk'], true)).toEqual(['a walk'])
  expect(linesFor(['a nap', 'a walk'], false)).toEqual(['a nap', 'a walk'])
})

test('after a loss the quote and the question of no day speak of children', () => {
  const shown = days.flatMap((day) => [quoteOfDay(day, true), promptOfDay(day, true)])
  expect(shown.filter(speaksOfChildren)).toEqual([])
  expect(days.map((day) => promptOfDay(day)).some(speaksOfChildren)).toBe(true)
})

test('nor does Real Talk after a loss; it is short, and hurries nobody', () => {
  expect(realTalkAfterLoss.filter(speaksOfChildren)).toEqual([])
  for (const line of realTalkAfterLoss) {
    expect(line.length, line).toBeLessThan(130)
    expect(line, line).not.toMatch(
      /\byou (should|must|never|always)\b|better place|reason\b.*happen|move on|at least/i,
    )
  }
})
