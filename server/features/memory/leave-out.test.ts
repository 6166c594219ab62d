import { expect, test } from 'vitest'
import { leaveOut, ownNames } from './leave-out.ts'

const hale = ownNames('Ana Hale', [])

test.each([
  ['write to ana.hale@example.com or 0412 345 678, Hale here', 'write to … or …, here'],
  ['mrs hale rang, and ANA HALE too', 'mrs rang, and ANA too'],
  ['Ana Hale’s mother on 2026-11-03', 'Ana’s mother on 2026-11-03'],
  // A title of a chat may end within an address.
  ['write to ana.hale@exam…', 'write to …'],
  ['ring 0412345678, (03) 9345 5522, 9345 5522, +61 412 345 678 or 0412.345.678', 'ring …, …, …, … or …'],
  ['medicare 2123 45670 1, card 4111 1111 1111 1111', 'medicare …, card …'],
  ['the whale and the halest of them', 'the whale and the halest of them'],
])('%j without what no answer needs', (text, left) => {
  expect(leaveOut(text, hale)).toBe(left)
})

test.each([
  'her temp was 38.4 38.9 39.2, then 38',
  '120 130 150 mls at 10.30-11.30 and 1 3 5 7 in the night',
  'born 3/11/2026, due 2026-12-03, feeds 0900 1100 1300, 2024-2025',
  'nobody answered on 1300 726 306 or 13 11 26, so I rang 000\nand text 0477 13 11 14',
])('%j is told as it is', (text) => {
  expect(leaveOut(text, hale)).toBe(text)
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
