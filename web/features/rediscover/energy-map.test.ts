import { expect, test } from 'vitest'
import { toggleEffect } from './energy-map.ts'

test('a thing is marked in either row, in both, and taken out again', () => {
  const one = toggleEffect([], 'Music', 'fills')
  expect(one).toEqual([{ label: 'Music', effect: 'fills' }])
  const both = toggleEffect(one, 'Music', 'drains')
  expect(both).toEqual([{ label: 'Music', effect: 'both' }])
  expect(toggleEffect(both, 'Music', 'fills')).toEqual([{ label: 'Music', effect: 'drains' }])
  expect(toggleEffect(one, 'Music', 'fills')).toEqual([])
  expect(toggleEffect(both, 'Work', 'drains')).toEqual([...both, { label: 'Work', effect: 'drains' }])
})
