import { expect, test } from 'vitest'
import { saysLoss } from './says-loss.ts'

test.each([
  'I had a miscarriage last week',
  'i miscarried at 9 weeks',
  'We’ve lost our baby',
  'i lost the baby on sunday',
  'my son died in march',
  'Our daughter was stillborn',
  'our little boy passed away',
  'they said there was no heartbeat',
  'We just had a stillbirth',
  'since my miscarriage nobody talks to me',
])('%s is said of a loss', (text) => {
  expect(saysLoss(text)).toBe(true)
})

test.each([
  'I lost my temper',
  'we lost the baby monitor again',
  'i lost my baby weight',
  'my mum died last year',
  'my phone died',
  'I am scared of a miscarriage',
  'a friend had a miscarriage',
  'I am dead tired',
])('%s is not', (text) => {
  expect(saysLoss(text)).toBe(false)
})
