import { expect, test } from 'vitest'
import { deniesDanger } from './denies-danger.ts'

test.each([
  'oh come on nobody is dying. i rang the ward',
  'nobody is dangerous',
  'its not an emergency',
  'no card please',
  'stop it with the 000',
  'what?? no. im fine. i just want to write to my husband',
  'im not tapping anything. im fine.',
  'we are all fine here',
  'OMG no. nobody needs a doctor',
  'i would never',
  'I DIDNT HURT HIM',
])('%s: she says that nothing is the matter', (text) => {
  expect(deniesDanger(text)).toBe(true)
})

test.each([
  'its my 3 year old',
  'he is fine now',
  'im fine when he is asleep',
  'i am not fine',
  'i would never wake up',
  'no one cares',
  'there is nobody here',
  'she is 3',
])('%s: she does not', (text) => {
  expect(deniesDanger(text)).toBe(false)
})
