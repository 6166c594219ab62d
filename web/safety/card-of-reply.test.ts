import { expect, test } from 'vitest'
import { cardIds } from '#contract/safety.ts'
import { cardOfReply, comesFirst, gravestCard, gravestCardOf } from './card-of-reply.ts'

const replyWith = (cardId: string | null) => ({ id: 'a', safety: { level: 'none', cardId } })

test('a reply calls for a card where it bears one', () => {
  expect(cardOfReply(replyWith('crisis-suicide'))).toBe('crisis-suicide')
  for (const none of [replyWith(null), { id: 'a' }, null, undefined]) expect(cardOfReply(none)).toBeNull()
})

test('every card but the one for heavy days goes before all else', () => {
  expect(cardIds.filter((id) => !comesFirst(id))).toEqual(['support'])
  expect(comesFirst(null)).toBe(false)
})

test('of several the gravest is shown', () => {
  const replies = [replyWith('support'), null, replyWith('emergency-life'), replyWith('crisis-means')]
  expect(gravestCardOf(replies)).toBe('emergency-life')
  expect(gravestCardOf([null, {}])).toBeNull()
})

test('of cards from several sources the gravest is shown, though some call for none', () => {
  expect(gravestCard([null, 'crisis-suicide', undefined, 'emergency-life'])).toBe('emergency-life')
  expect(gravestCard([null, undefined])).toBeNull()
})
