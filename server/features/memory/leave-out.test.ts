import { expect, test } from 'vitest'
import { leaveOut, ownNames } from './leave-out.ts'

const hale = ownNames('Ana Hale', [])

test.each([
  ['write to ana.hale@example.com or 0412 345 678, Hale here', 'write to … or …, here'],
  ['mrs hale rang, and ANA HALE too', 'mrs rang, and ANA too'],
  ['Ana Hale’s mother on 2026-11-03', 'Ana’s mother on 2026-11-03'],
  // A title of a chat may end within an address.
  ['write to ana.hale@exam…', 'write to …'],
  ['the whale and the halest of them', 'the whale and the halest of them'],
])('%j without what no answer needs', (text, left) => {
  expect(leaveOut(text, hale)).toBe(left)
})

test('a surname that is a word of every day goes where it is a name, and stays where it is none', () => {
  const may = ownNames('Emma May', [])
  expect(leaveOut('Back to work in May, says mrs may, emma may', may)).toBe(
    'Back to work in May, says mrs, emma',
  )
})

test('what she named a child stays, and the child’s surname goes', () => {
  expect(leaveOut('Grace, 5 months old', ownNames('Emma Grace', ['Grace']))).toBe('Grace, 5 months old')
  expect(leaveOut('Noa Hale, 5 weeks old', ownNames('Ana Hale', ['Noa Hale']))).toBe('Noa, 5 weeks old')
})

test('a double name goes, whole and in parts', () => {
  const names = ownNames('Ana Smith-Jones', [])
  expect(leaveOut('Ana Smith-Jones, that is Smith or jones', names)).toBe('Ana, that is or')
})
