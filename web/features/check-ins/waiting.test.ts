import { expect, test } from 'vitest'
import { checkInTypes, saveCheckIn } from '#contract/check-ins.ts'
import { readQueued } from './api.ts'

const waiting = (body: unknown) => ({
  ...{ id: 'a', owner: 'ana', route: saveCheckIn, input: { body }, refreshes: [], queuedAt: 1, notBefore: 1 },
})

test.each([
  { answered_at: '2026-11-21T10:00:00Z', answers: { type: 'hourly', text: 'the nights' } },
  { answers: { type: 'daily', responses: 'the nights' } },
  'the nights',
])('a check-in that waits and cannot be read is shown once, with its words: %j', (body) => {
  const shown = checkInTypes.flatMap((type) => readQueued([waiting(body)], type).drafts)
  expect(shown).toHaveLength(1)
  expect(JSON.stringify(shown[0]?.answers)).toContain('the nights')
})
