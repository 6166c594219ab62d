import { expect, test } from 'vitest'
import { speaksOfWaiting } from './waiting.ts'

test.each([
  '36 week scan for Noa',
  '32 weeks pregnant with our first',
  'due 1 December',
  'turns 4 soon',
  'pack the hospital bag',
])('%j speaks of what rests after a loss', (text) => {
  expect(speaksOfWaiting(text)).toBe(true)
})

test.each([
  'Night shifts',
  'ring the school',
  'Jo takes Tuesdays',
  'it is her turn',
  'we lost her in spring',
  'bumpy road',
])('%j does not', (text) => {
  expect(speaksOfWaiting(text)).toBe(false)
})
