import { expect, test } from 'vitest'
import floors from '#content/safety/floors.json' with { type: 'json' }
import { measureCollection } from './measure.ts'

/** Tests that no figure of a collection is worse than its floor. A file for each collection, so that several are read at once. */
export function holdFloors(collection: keyof typeof floors): void {
  const { least, most } = floors[collection]
  const { figures } = measureCollection(collection)

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
