import { expect, test } from 'vitest'
import { graver } from './sent-later.tsx'

const [emergency, crisis] = [
  { id: 'emergency-life', at: '/home' } as const,
  { id: 'crisis-suicide', at: '/home' } as const,
]

test('of what is sent later in one go the graver card stays, whichever comes first', () => {
  expect(graver(null, crisis)).toBe(crisis)
  expect(graver(emergency, crisis)).toBe(emergency)
  expect(graver(crisis, emergency)).toBe(emergency)
})

test('a card that she has left behind on another screen makes way', () => {
  const here = { ...crisis, at: '/saved' }
  expect(graver(emergency, here)).toBe(here)
})
