import { expect, test } from 'vitest'
import { knownZone } from './phone-zone.ts'

test('a phone that does not know where it is has no zone', () => {
  expect(knownZone('Australia/Perth')).toBe('Australia/Perth')
  expect(['Etc/Unknown', ''].map(knownZone)).toEqual(['', ''])
})
