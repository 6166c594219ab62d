import { expect, test } from 'vitest'
import { cardIds } from '#contract/safety.ts'
import { helplinesOf, redNoseFirst } from './after-loss.ts'
import { cards } from './cards.ts'

test('after a loss Red Nose stands first on cards for a heavy heart, behind 000 where that leads', () => {
  expect(helplinesOf('support', true)[0]).toBe('red-nose')
  expect(helplinesOf('sos', true).slice(0, 2)).toEqual(['emergency', 'red-nose'])
  expect(helplinesOf('crisis-suicide', true)[0]).toBe('red-nose')
  expect(redNoseFirst(['panda', 'red-nose'])).toEqual(['red-nose', 'panda'])
})

test('where there is danger, and without a loss, nothing moves', () => {
  for (const id of cardIds) {
    expect(helplinesOf(id, false)).toEqual(cards[id].helplines)
    if (id.startsWith('emergency') || id === 'crisis-violence')
      expect(helplinesOf(id, true)).toEqual(cards[id].helplines)
  }
})
