import { expect, test } from 'vitest'
import { napChildren } from './nap-children.ts'

const children = [
  { id: 'noa', name: 'Noa', birthdate: '2026-02-16', died_on: null },
  { id: 'ari', name: 'Ari', birthdate: '2024-01-01', died_on: null },
  { id: 'lou', name: 'Lou', birthdate: null, died_on: null },
  { id: 'kit', name: 'Kit', birthdate: '2025-01-01', died_on: '2025-03-01' },
]
const data = { profile: { timezone: 'Australia/Melbourne' }, children }
// The 16th in Melbourne, still the 15th in UTC.
const at = new Date('2026-06-15T20:00:00Z')

test('children with a birthdate, their age by her own day', () => {
  expect(napChildren(data, null, at).children.map(({ label }) => label)).toEqual([
    'Noa, 4 months',
    'Ari, 2 years',
  ])
})

test('the active child is the one that the phone holds, else the first', () => {
  expect(napChildren(data, 'ari', at).active?.id).toBe('ari')
  expect(napChildren(data, 'gone', at).active?.id).toBe('noa')
  expect(napChildren(data, null, at).active?.id).toBe('noa')
})

test('without a profile there is nobody to choose', () => {
  expect(napChildren(undefined, 'noa', at)).toEqual({ children: [], active: undefined })
})
