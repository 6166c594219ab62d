import { expect, test } from 'vitest'
import { graverCard } from './outbox-runner.tsx'

const [emergency, crisis] = [{ id: 'emergency-life' } as const, { id: 'crisis-suicide' } as const]

test('of what is sent later in one go the graver card stays, whichever comes first', () => {
  expect(graverCard(null, crisis)).toBe(crisis)
  expect(graverCard(emergency, crisis)).toBe(emergency)
  expect(graverCard(crisis, emergency)).toBe(emergency)
})
