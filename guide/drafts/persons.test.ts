import { expect, test } from 'vitest'
import { forWhom } from './persons.ts'

test.each([
  [
    'what do i even say to the key worker tmrw at drop off',
    ['so he bit another kid at nursery'],
    'childcare',
  ],
  ['i need words for the nursery lady. like sorry about the biting', [], 'childcare'],
  ['can you help me write to our landlord that were leaving', ['the kids dont know yet'], 'landlord'],
  ['help me write to my boss that i have to go to the doctor', [], 'work'],
  ['what do i say', ['mil keeps coming over without texting'], 'in-law'],
  ['what do i say to her', ['had a fight with my daughter', 'my husband says leave it'], 'child'],
  ['how do i word it to him', ['my sister is here', 'my husband was late'], 'partner'],
  ['what do i say to his mum', ['my husband was late'], 'in-law'],
])('%s', (request, before, kind) => {
  expect(forWhom(request, before)?.kinds[0]).toBe(kind)
})

test('nobody is meant where she names nobody; the pronoun tells what it can', () => {
  expect(forWhom('how do i word it', ['so tired'])).toBeUndefined()
  expect(forWhom('what do i text her', ['so tired'])).toEqual({ kinds: [], pronoun: 'she' })
})
