import { expect, test } from 'vitest'
import { ageText, napBandFor, napTimes } from './nap-plan.ts'

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

test('a nap fits between the shortest and the longest time awake, over midnight too', () => {
  const threeMonths = napBandFor(3)
  expect(threeMonths && napTimes(threeMonths, '06:30')).toEqual({ from: '7:45 am', to: '9:00 am' })
  expect(threeMonths && napTimes(threeMonths, '22:50')).toEqual({ from: '12:05 am', to: '1:20 am' })
  expect(threeMonths && napTimes(threeMonths, '11:00')).toEqual({ from: '12:15 pm', to: '1:30 pm' })
})

test('without a time, or at an age that goes by the day, there is no clock time', () => {
  const baby = napBandFor(6)
  const toddler = napBandFor(24)
  expect(baby && napTimes(baby, '')).toBeNull()
  expect(toddler && napTimes(toddler, '07:00')).toBeNull()
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
