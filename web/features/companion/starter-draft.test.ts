import { expect, test } from 'vitest'
import { draftWith } from './starter-draft.ts'

test('a picked line fills an empty box and takes the place of another line', () => {
  expect(draftWith('Today was a lot.', undefined)).toBe('Today was a lot.')
  expect(draftWith('Today was a lot.', '  ')).toBe('Today was a lot.')
  expect(draftWith('Today was a lot.', 'I miss who I was before.')).toBe('Today was a lot.')
})

test('what she typed herself is never lost', () => {
  expect(draftWith('Today was a lot.', 'she bit me')).toBe('she bit me\nToday was a lot.')
})
