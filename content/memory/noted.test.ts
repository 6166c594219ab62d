import { expect, test } from 'vitest'
import { whatWasNoted } from './noted.ts'

test('what was forgotten and what was remembered are both told, a line each', () => {
  const forgot = { did: 'forgot' as const, lines: ['Sarah is mean'] }
  expect(whatWasNoted(forgot)).toBe('Forgotten: “Sarah is mean”')
  expect(whatWasNoted({ ...forgot, also: { did: 'remembered', lines: ['Tom starts Monday'] } })).toBe(
    'Forgotten: “Sarah is mean”\nRemembered: “Tom starts Monday”',
  )
})
