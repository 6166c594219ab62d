import { expect, test } from 'vitest'
import { deniesDanger, saysAllIsWell } from './denies-danger.ts'

test.each([
  'oh come on nobody is dying. i rang the ward',
  'nobody is dangerous',
  'its not an emergency',
  'no card please',
  'take the card off please. i just wanted somebody to get how tiring this is',
  'i am NOT psychotic i have type 1 diabetes',
  'stop it with the 000',
  'what?? no. im fine. i just want to write to my husband',
  'OMG no. nobody needs a doctor',
])('%s: she says that nothing is the matter', (text) => {
  expect(deniesDanger(text)).toBe(true)
})

test.each(['im not tapping anything. im fine.', 'we are all fine here', 'i would never', 'I DIDNT HURT HIM'])(
  '%s: she says that all is well',
  (text) => {
    expect(saysAllIsWell(text)).toBe(true)
  },
)

test.each([
  'its my 3 year old',
  'he is fine now',
  'im fine when he is asleep',
  'i am not fine',
  'i would never wake up',
  'no one cares',
  'there is nobody here',
  'she is 3',
])('%s: she says neither', (text) => {
  expect(deniesDanger(text) || saysAllIsWell(text)).toBe(false)
})
