import { expect, test } from 'vitest'
import { graverCard } from './outbox-runner.tsx'

const [emergency, crisis] = [{ id: 'emergency-life' } as const, { id: 'crisis-suicide' } as const]

test('of what is sent later in one go the graver card stays, whichever comes first', () => {
  expect(graverCard(null, crisis)).toBe(crisis)
  expect(graverCard(emergency, crisis)).toBe(emergency)
  expect(graverCard(crisis, emergency)).toBe(emergency)
})

test('no question takes the place of a grave card, and any grave card that of a question', () => {
  const question = { id: 'emergency-baby', asked: 'reminder' } as const
  expect(graverCard(null, question)).toBe(question)
  expect(graverCard(crisis, question)).toBe(crisis)
  expect(graverCard(question, crisis)).toBe(crisis)
  expect(graverCard({ id: 'support' }, question)).toBe(question)
})
