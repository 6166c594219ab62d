import { expect, test } from 'vitest'
import { partsOf } from './parts-of.ts'

test('what stands between lists keeps its lines', () => {
  expect(partsOf('Hello.\n\nTwo things:\n• the kettle\n• feet down\n\nWho is near?')).toEqual([
    { text: 'Hello.\n\nTwo things:' },
    { items: ['the kettle', 'feet down'], start: null },
    { text: 'Who is near?' },
  ])
})

test('a numbered list keeps its numbers, and stands apart from another', () => {
  expect(partsOf('- one thing\n3. third\n4) fourth')).toEqual([
    { items: ['one thing'], start: null },
    { items: ['third', 'fourth'], start: 3 },
  ])
})

test('a dash or a number within words begins no list', () => {
  for (const text of ['2 hours is no night.', '-12 outside', 'a - b', '2026. was long', '•', '3.5 hours'])
    expect(partsOf(text)).toEqual([{ text }])
})
