import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import floors from '#content/safety/floors.json' with { type: 'json' }
import { readLabelled } from './labelled.ts'
import { figures, measureHeldOut, share } from './measure.ts'
import { unpack } from './weights-file.ts'

const measured = unpack(readFileSync(join(import.meta.dirname, '../model/measured.bin')))
const found = figures(measureHeldOut(readLabelled(), measured))

test('every figure has a floor', () => {
  expect(Object.keys({ ...floors.least, ...floors.most }).sort()).toEqual(Object.keys(found).sort())
})

test.each(Object.entries(floors.least))('%s: no fewer than before', (name, least) => {
  expect(found[name]?.share).toBeGreaterThanOrEqual(least)
})

test.each(Object.entries(floors.most))('%s: no more than before', (name, most) => {
  expect(found[name]?.share).toBeLessThanOrEqual(most)
})

test('an interval is Wilson’s', () => {
  const { share: half, from, to } = share(5, 10)
  expect(half).toBe(0.5)
  expect(from).toBeCloseTo(0.2366, 3)
  expect(to).toBeCloseTo(0.7634, 3)
})
