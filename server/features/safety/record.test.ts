import { once } from 'node:events'
import { expect, test } from 'vitest'
import type { Scope } from '#server/database/client.ts'
import { recordSafetyEvent } from './record.ts'

test('a record that cannot be written is warned of and does not hold back the card', async () => {
  const broken: Scope = {
    rows: () => Promise.reject(new Error('no database')),
    row: () => Promise.reject(new Error('no database')),
  }
  const warned = once(process, 'warning')
  const event = {
    userId: crypto.randomUUID(),
    surface: 'chat',
    level: 'crisis',
    certainty: 'explicit',
    class: 'burden',
  } as const
  await expect(recordSafetyEvent(broken, event)).resolves.toBeUndefined()
  expect(String((await warned)[0])).toContain('no database')
})
