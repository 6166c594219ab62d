import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const rows = readFileSync(join(root, 'docs', 'spec-coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))

it('names for every row of the coverage table a test that exists', () => {
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    const path = row.at(-2) ?? ''
    expect(path, row.join(' | ')).toMatch(/^[\w/.-]+\.(test\.tsx?|journey\.ts)$/)
    expect(existsSync(join(root, path)), row.join(' | ')).toBe(true)
  }
})
