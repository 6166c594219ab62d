import { expect, test } from 'vitest'
import { cardIds } from '#contract/safety.ts'
import { cardForReply, gravestCard, gravestCardFor, isGraveCard } from './card-for-reply.ts'

const replyWith = (cardId: string | null) => ({ id: 'a', safety: { level: 'none', cardId } })

test('a reply calls for a card where it bears one', () => {
  expect(cardForReply(replyWith('crisis-suicide'))).toBe('crisis-suicide')
  for (const none of [replyWith(null), { id: 'a' }, null, undefined]) expect(cardForReply(none)).toBeNull()
})

test('every card but the one for heavy days goes before all else', () => {
  expect(cardIds.filter((id) => !isGraveCard(id))).toEqual(['support'])
  expect(isGraveCard(null)).toBe(false)
})

test('of several the gravest is shown', () => {
  const replies = [replyWith('support'), null, replyWith('emergency-life'), replyWith('crisis-means')]
  expect(gravestCardFor(replies)).toBe('emergency-life')
  expect(gravestCardFor([null, {}])).toBeNull()
})

test('of cards from several sources the gravest is shown, though some call for none', () => {
  expect(gravestCard([null, 'crisis-suicide', undefined, 'emergency-life'])).toBe('emergency-life')
  expect(gravestCard([null, undefined])).toBeNull()
})
