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
  'my son is dead. i cant',
  'my baby died in his sleep',
  'my daughter didn’t make it',
  'my son didnt make it home from hospital',
  'our boy did not make it to term',
  'my baby didn’t make it through the surgery',
  'i lost my baby in the second trimester',
  'we lost our son in the fire',
  'We lost our little girl to cancer',
  'I lost my baby boy',
  'I lost my daughter’s twin at birth',
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
  'my son is dead asleep',
  'our baby is dead weight when she falls asleep on me',
  'my daughter is dead to the world',
  'my little boy is dead set on wearing gumboots',
  'my little one just died laughing at the dog',
  'our boy died in minecraft and cried',
  'My girl died of embarrassment',
  'my friends baby died',
  'i lost my son’s jumper at kinder',
  'I lost my baby girl’s shoe',
  'i lost the baby sling',
  'i lost the baby name list',
  'I lost my son to the ipad',
  'i lost my daughter for a second at coles',
  'i lost my twin brother when i was young',
  'we lost a boy from my son’s school',
  'my son didn’t make it to the toilet',
  'my daughter didn’t make it to the party',
  'my boy didn’t make it through the night without a feed',
  'my baby didn’t make it to 10pm, awake again',
  'i had a miscarriage scare',
])('%s is not', (text) => {
  expect(saysLoss(text)).toBe(false)
})
