import { describe, expect, test } from 'vitest'
import { assess } from '#reading/safety/assess.ts'
import { readLabelled } from './labelled.ts'

describe.each([
  ['first', 0.92],
  ['second', 0.89],
  ['third', 0.91],
] as const)('distinct paths in the %s collection', (collection, least) => {
  const labelled = readLabelled(collection)

  test.each([
    ['intrusive-thoughts', 'crisis-intrusive-thoughts'],
    ['psychosis-beliefs-about-baby', 'emergency-psychosis'],
    ['baby-urge-to-harm', 'emergency-baby'],
    ['coercive-control', 'crisis-violence'],
    ['overdose-taken', 'emergency-life'],
  ])('%s gets the card %s', (of, card) => {
    const shown = labelled
      .filter((message) => message.class === of && message.turns.length === 1)
      .map(({ turns }) => assess(turns[0] ?? '').cardId)
    expect(shown.filter((cardId) => cardId === card).length / shown.length).toBeGreaterThanOrEqual(least)
  })
})
