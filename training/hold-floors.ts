import { expect, test } from 'vitest'
import floors from './floors.json' with { type: 'json' }
import type { Collection } from './labelled.ts'
import { measureCollection } from './measure.ts'

/**
 * Tests that no figure of a collection is worse than its floor. A file for each collection, so that several are read at once.
 * @param every 1 for all its messages, n for one in n
 */
export function holdFloors(collection: Collection, every = 1): void {
  const { least, most } = floors[collection]
  const { figures } = measureCollection(collection, every)

  test('every figure has a floor', () => {
    expect(Object.keys({ ...least, ...most }).sort()).toEqual(Object.keys(figures).sort())
  })

  test.each(Object.entries(least))('%s: no fewer than before', (name, floor) => {
    expect(figures[name]?.share).toBeGreaterThanOrEqual(floor)
  })

  test.each(Object.entries(most))('%s: no more than before', (name, ceiling) => {
    expect(figures[name]?.share).toBeLessThanOrEqual(ceiling)
  })
}
