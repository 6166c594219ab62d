import { expect, test } from 'vitest'
import { cardOfReply, gravestCardOf } from './card-of-reply.ts'

const replyWith = (cardId: string | null) => ({ id: 'a', safety: { level: 'none', cardId } })

test('a reply calls for a card where it bears one', () => {
  expect(cardOfReply(replyWith('crisis-suicide'))).toBe('crisis-suicide')
  for (const none of [replyWith(null), { id: 'a' }, null, undefined]) expect(cardOfReply(none)).toBeNull()
})

test('of several the gravest is shown', () => {
  const replies = [replyWith('support'), null, replyWith('emergency-life'), replyWith('crisis-means')]
  expect(gravestCardOf(replies)).toBe('emergency-life')
  expect(gravestCardOf([null, {}])).toBeNull()
})
