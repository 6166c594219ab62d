import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import floors from '#content/safety/floors.json' with { type: 'json' }
import { type Collection, readLabelled } from './labelled.ts'
import { figures, measureHeldOut } from './measure.ts'
import { unpack } from './weights-file.ts'

/** Tests that no figure of a collection's held-out part is worse than its floor. A file for each collection, so that both are read at once. */
export function holdFloors(collection: Collection): void {
  const { least, most } = floors[collection]
  const model = unpack(readFileSync(join(import.meta.dirname, '../model/measured.bin')))
  const found = figures(measureHeldOut(readLabelled(collection), model))

  test('every figure has a floor', () => {
    expect(Object.keys({ ...least, ...most }).sort()).toEqual(Object.keys(found).sort())
  })

  test.each(Object.entries(least))('%s: no fewer than before', (name, floor) => {
    expect(found[name]?.share).toBeGreaterThanOrEqual(floor)
  })

  test.each(Object.entries(most))('%s: no more than before', (name, ceiling) => {
    expect(found[name]?.share).toBeLessThanOrEqual(ceiling)
  })
}
