import { expect, test } from 'vitest'
import { recommend } from './recommend.ts'

test.each([
  ['low energy', { mood: 'calm', energy: 'low', focus: '' }, 'reset', 'relief'],
  ['low energy before overwhelm', { mood: 'overwhelmed', energy: 'low', focus: '' }, 'reset', 'relief'],
  ['low energy before a focus', { mood: 'okay', energy: 'low', focus: 'guilt' }, 'reset', 'relief'],
  ['overwhelm', { mood: 'overwhelmed', energy: 'mid', focus: '' }, 'clear', 'relief'],
  ['overwhelm before a focus', { mood: 'overwhelmed', energy: 'high', focus: 'guilt' }, 'clear', 'relief'],
  ['a focus', { mood: 'calm', energy: 'high', focus: 'alone time' }, 'clear', 'chat'],
  ['a focus of blanks is none', { mood: 'flat', energy: 'mid', focus: '  ' }, 'reset', 'chat'],
  ['otherwise', { mood: 'okay', energy: 'high', focus: '' }, 'reset', 'chat'],
] as const)('%s', (_case, checkIn, primary, secondary) => {
  expect(recommend(checkIn)).toEqual({ primary, secondary })
})
