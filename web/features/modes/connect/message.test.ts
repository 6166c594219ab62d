import { expect, test } from 'vitest'
import { needs, people } from '#content/modes/connect.ts'
import { messageFor } from './message.ts'

test('every person and need make a message short enough for a text', () => {
  for (const person of people)
    for (const need of needs)
      for (const wording of need.wordings.keys()) {
        const message = messageFor(person.id, need.id, wording)
        expect(message).toBe(`${person.hello} ${need.wordings[wording]}`)
        expect(message.length).toBeLessThanOrEqual(200)
      }
})

test('other words come, and after the last the first again', () => {
  const [first, second] = [0, 1].map((wording) => messageFor('friend', 'break', wording))
  expect(first).not.toBe(second)
  expect(messageFor('friend', 'break', 3)).toBe(first)
})
