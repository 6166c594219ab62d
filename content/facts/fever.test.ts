import { expect, test } from 'vitest'
import { feverIn } from './fever.ts'

test.each([
  ['my baby is 8 weeks and feels warm, thermometer says 38.3', 'fever-under-three-months'],
  ['6 week old hot to touch 38.4', 'fever-under-three-months'],
  ['newborn with a fever', 'fever-under-three-months'],
  ['shes 2 months and 39.1', 'fever-under-three-months'],
  ['my baby is 2 month and half, he is hot, i measure 38.2', 'fever-under-three-months'],
  ['2.5 months old, 38.6 in the ear', 'fever-under-three-months'],
  ['what temp is too high for a 9 week old', 'fever-under-three-months'],
  ['my 3 month old has a temp of 38.5', 'fever-older-baby'],
  ['he has a fever of 39 and hes floppy', 'fever-older-baby'],
  ['38.2 under the arm', 'fever-older-baby'],
  ['40 degrees at 2am', 'fever-older-baby'],
])('%j asks about %s', (text, id) => expect(feverIn(text)).toBe(id))

test('an age or a number may stand in the line before', () => {
  expect(feverIn('he has not three months yet, is it the same?', ['he is hot, 38.2'])).toBe(
    'fever-under-three-months',
  )
  expect(feverIn('its 38.4 now', ['my newborn feels so hot'])).toBe('fever-under-three-months')
  expect(feverIn('he is still awake', ['he is hot, 38.2'])).toBeNull()
})

test.each([
  'im 38 weeks tomorrow',
  'im 38.5 weeks and done',
  'im 10 weeks pregnant and my temp is 38.4',
  'turned 40 last week',
  'it was 39.50 at chemist warehouse for the cream',
  'no fever, 6 weeks old, just snotty',
  'up 38 times',
  'she is 8 weeks and smiling',
  'what temp should the bath be for a 3 week old',
])('%j asks about no fever', (text) => expect(feverIn(text)).toBeNull())
