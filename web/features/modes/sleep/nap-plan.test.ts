import { expect, test } from 'vitest'
import { ageText, isOutdated, napBandFor, napTimes } from './nap-plan.ts'

test('each age falls into its band', () => {
  expect([0, 1, 4, 5, 11, 12, 18, 40].map((months) => napBandFor(months)?.id)).toEqual([
    '0-1',
    '1-3',
    '3-5',
    '5-7',
    '10-12',
    '12-18',
    '18-36',
    '36+',
  ])
  expect(napBandFor(-1)).toBeUndefined()
})

/** What is said of a nap at an age in months. */
function nap(months: number, awakeSince: string, now = awakeSince) {
  const band = napBandFor(months)
  return band && napTimes(band, awakeSince, now)
}

test('a nap fits between the shortest and the longest time awake, over midnight too', () => {
  expect(nap(3, '06:30')).toEqual({ from: '7:45 am', to: '9:00 am' })
  expect(nap(2, '22:50')).toEqual({ from: '11:50 pm', to: '12:50 am' })
  expect(nap(3, '11:00')).toEqual({ from: '12:15 pm', to: '1:30 pm' })
})

test('at night there is no nap to plan, but for a newborn, to whom day and night are alike', () => {
  for (const now of ['19:00', '23:40', '04:59']) {
    for (const months of [3, 11, 20, 40]) expect(nap(months, '15:00', now)).toBe('night')
    for (const months of [0, 2]) expect(nap(months, now)).toHaveProperty('from')
  }
  expect(nap(11, '05:00')).toEqual({ from: '8:00 am', to: '11:00 am' })
})

test('a nap that would begin near bedtime is none, and none runs into the night', () => {
  expect(nap(11, '15:45')).toBe('late')
  expect(nap(11, '14:30')).toEqual({ from: '5:30 pm', to: '7:00 pm' })
})

test('what was put in is outdated after a night or six hours, not at midnight or by a plan for later', () => {
  const at = '2026-11-24T23:40'
  expect(isOutdated({ since: '23:40', at }, '2026-11-25T00:10')).toBe(false)
  expect(isOutdated({ since: '23:40', at }, '2026-11-25T05:00')).toBe(true)
  expect(isOutdated({ since: '14:00', at: '2026-11-25T04:50' }, '2026-11-25T05:10')).toBe(false)
  expect(isOutdated({ since: '07:00', at: '2026-11-25T07:00' }, '2026-11-25T13:00')).toBe(true)
})

test('without a time, or at an age that goes by the day, there is no clock time', () => {
  expect(nap(6, '', '07:00')).toBeNull()
  expect(nap(24, '07:00')).toBeNull()
})

test('ages in words', () => {
  expect([-1, 0, 1, 13, 24, 47].map(ageText)).toEqual([
    'not born yet',
    '0 months',
    '1 month',
    '13 months',
    '2 years',
    '3 years',
  ])
})
