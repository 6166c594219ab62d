import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isRoute, routeTable } from './routes.ts'

const files = readdirSync(import.meta.dirname).filter((name) => /^[^.]+\.ts$/.test(name))

test.each(files)('every entry of %s is in the route table', async (file) => {
  const exported: Record<string, unknown> = await import(join(import.meta.dirname, file))
  const inTable = new Set<unknown>(routeTable.values())
  const missing = Object.entries(exported).filter(([, value]) => isRoute(value) && !inTable.has(value))
  expect(missing.map(([name]) => name)).toEqual([])
})
