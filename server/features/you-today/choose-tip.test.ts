import fc from 'fast-check'
import { expect, test } from 'vitest'
import { focusTips } from '#content/you-today/focus.ts'
import { tips } from '#content/you-today.ts'
import { focuses } from '#contract/options.ts'
import { energies, moods } from '#contract/you-today.ts'
import { chooseTip } from './choose-tip.ts'

const everyTip = [
  ...Object.values(tips).flatMap((byMood) => Object.values(byMood).flat()),
  ...focusTips.flatMap((topic) => topic.tips),
]
const question = {
  name: 'Ana',
  mood: 'okay',
  energy: 'mid',
  focus: '',
  day: '2026-11-21',
  previousTitles: [],
} as const

test('there are at least 45 tips, each with its own title and two or three bullets', () => {
  expect(everyTip.length).toBeGreaterThanOrEqual(45)
  expect(new Set(everyTip.map((tip) => tip.title)).size).toBe(everyTip.length)
  for (const tip of everyTip) expect([2, 3]).toContain(tip.bullets.length)
})

test('any question gets the same whole tip twice, with no placeholder left', () => {
  fc.assert(
    fc.property(
      fc.record({
        name: fc.string(),
        mood: fc.constantFrom(...moods),
        energy: fc.constantFrom(...energies),
        focus: fc.string(),
        day: fc.string(),
        previousTitles: fc.subarray(everyTip.map((tip) => tip.title)),
      }),
      (asked) => {
        const chosen = chooseTip(asked)
        expect(chooseTip(asked)).toEqual(chosen)
        expect(everyTip.map((tip) => tip.title)).toContain(chosen.title)
        if (!asked.name.includes('name')) expect(chosen.tip).not.toContain('{, name}')
      },
    ),
  )
})

test('a tip is not repeated while another is left, and then the one seen longest ago returns', () => {
  const seen: string[] = []
  for (let day = 1; day <= 3; day++) {
    seen.push(chooseTip({ ...question, day: `2026-11-0${day}`, previousTitles: seen }).title)
  }
  expect(new Set(seen).size).toBe(3)
  expect(chooseTip({ ...question, day: '2026-11-04', previousTitles: seen }).title).toBe(seen[0])
})

test('her name is in the tip where the tip has room for it, and a missing name leaves no gap', () => {
  const previousTitles = ['Half speed today', 'Soft landing']
  const low = { ...question, energy: 'low' as const, previousTitles }
  expect(chooseTip(low).tip).toBe('You don’t have to make it all yourself, Ana.')
  expect(chooseTip({ ...low, name: ' ' }).tip).toBe('You don’t have to make it all yourself.')
})

test('every focus that she can choose, but general support, has tips of its own', () => {
  const general = new Set(tips.mid.okay.map((tip) => tip.title))
  for (const focus of focuses) {
    expect([focus, general.has(chooseTip({ ...question, focus }).title)]).toEqual([
      focus,
      focus === 'General support',
    ])
  }
})
