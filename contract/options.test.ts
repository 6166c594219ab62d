import { expect, test } from 'vitest'
import { defaultTimezone, limits } from './limits.ts'
import { focuses, seasons, timezones } from './options.ts'
import { isTimezone } from './profile.ts'

test('the option lists are the product’s own words', () => {
  expect(seasons).toEqual([
    'Pregnant',
    'Newborn (0–3m)',
    'Baby (3–12m)',
    'Toddler',
    'School-age',
    'Multiple kids, various ages',
  ])
  expect(focuses).toEqual([
    'Overwhelm & mental load',
    'Burnout / low energy',
    'Mum guilt',
    'Identity shift (matrescence)',
    'Not feeling good enough',
    'Craving alone time',
    'Fear of messing up my kids',
    'General support',
  ])
})

test('the named zones are real, and Melbourne is the default', () => {
  expect(timezones.map(({ label }) => label)).toEqual(['Melbourne', 'Sydney', 'Brisbane', 'Perth'])
  for (const { id } of timezones) expect(isTimezone(id)).toBe(true)
  expect(defaultTimezone).toBe('Australia/Melbourne')
  expect(limits.passwordMin).toBe(8)
  expect(limits.trialDays).toBe(7)
})
