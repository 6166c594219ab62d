import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listChildren } from '#server/features/profile/repo.ts'
import { startTestServer } from '#server/testing/server.ts'
import { findDueNudges } from './due-nudges.ts'

test('nudges of a child that cannot be read are on, and keep nobody’s from coming', async () => {
  const server = await startTestServer()
  try {
    const { asOwner } = server.testDatabase
    const ana = await server.member()
    const childId = randomUUID()
    await asOwner(
      "insert into children (id, user_id, name, birthdate) values ($1, $2, 'Ari', '2026-01-01')",
      [childId, ana.userId],
    )
    await asOwner('insert into child_settings (child_id, user_id) values ($1, $2)', [childId, ana.userId])
    const { database } = server.services
    for (const [stored, prefs] of [
      ['{"notify_wake": "later", "notify_bedtime": false}', { notify_wake: true, notify_bedtime: false }],
      ['{"notify_wake": null}', { notify_wake: true, notify_bedtime: true }],
      ['["x"]', { notify_wake: true, notify_bedtime: true }],
    ] as const) {
      await asOwner('update child_settings set notification_prefs = $2 where child_id = $1', [
        childId,
        stored,
      ])
      const [child] = await listChildren(database.asMember(ana.userId), ana.userId)
      expect(child?.notification_prefs).toEqual(prefs)
      const due = findDueNudges(database.asSystem(), 'Australia/Melbourne', new Date('2026-11-21T20:30:00Z'))
      expect(await due).toBeInstanceOf(Array)
    }
  } finally {
    await server.close()
  }
})
