import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashOfWeights } from './report.ts'

test('the report is of the weights that the product runs on', () => {
  const report = JSON.parse(readFileSync(join(import.meta.dirname, '../docs/safety-report.json'), 'utf8'))
  expect(report.weights).toBe(hashOfWeights())
})
