import { expect, test } from 'vitest'
import { seasons } from '#contract/options.ts'
import { isStarter, startersFor, startersShown } from './starters.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

test('the first lines fit the hour and her season', () => {
  const first = (hour: number, season: string | null) => startersFor(hour, season).slice(0, startersShown)
  expect(first(3, 'Toddler')).toEqual([
    'I’m awake and the whole house is asleep.',
    'It’s the middle of the night and my mind is loud.',
    'Everything is a no at our place.',
    'I snapped, and now I feel awful.',
  ])
  expect(first(8, null)).not.toEqual(first(14, null))
  expect(first(20, 'Pregnant')).not.toEqual(first(20, 'Toddler'))
})

test('no line comes twice, and each is known as one', () => {
  for (const hour of hours)
    for (const season of [null, 'a season of before', ...seasons]) {
      const lines = startersFor(hour, season)
      expect(new Set(lines).size).toBe(lines.length)
      expect(lines.every(isStarter)).toBe(true)
    }
})

test('where no child is known of, or none is born, no line speaks of one', () => {
  for (const hour of hours)
    for (const season of [null, 'Pregnant'])
      expect(startersFor(hour, season).join('\n')).not.toMatch(/\b(bab(y|ies)|kids?|mums?|school|them)\b/i)
})
