import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

const migrations = join(import.meta.dirname, 'migrations')

test('what came before notifications were a feature of their own is all there, and is not told again', async () => {
  const before = mkdtempSync(join(tmpdir(), 'lightly-migrations-'))
  const database = await createTestDatabase()
  const name = `before_${new URL(database.url).pathname.slice(1)}`
  const url = new URL(database.url)
  url.pathname = `/${name}`
  try {
    for (const file of readdirSync(migrations).filter((each) => each < '0026'))
      cpSync(join(migrations, file), join(before, file))
    await database.asOwner(`create database ${name}`)
    await migrate(url.href, before)
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    try {
      await client.query(`
        with ana as (insert into auth."user" (name, email) values ('Ana', 'ana@example.com') returning id),
          settings as (insert into reminder_settings (user_id, wake_at, quiet_from, quiet_until) select id, 400, 1200, 300 from ana),
          reminder as (
            insert into reminders (id, user_id, text, due)
            select '00000000-0000-0000-0000-000000000001', id, 'ring the school', '2026-11-20T09:00' from ana)
        insert into notes (user_id, kind, key, text, reminder_id, read_at, created_at)
        select id, 'real_talk', 'real_talk:2026-11-20', 'A line.', null::uuid, timestamptz '2026-11-20 10:00Z', timestamptz '2026-11-20 09:30Z' from ana
        union all
        select id, 'reminder', 'reminder:x', null, '00000000-0000-0000-0000-000000000001', null, '2026-11-20 09:00Z' from ana`)
      await migrate(url.href)
      const { rows } = await client.query(
        'select kind, key, text, subject_id, count, read_at is null as unread, told_at = created_at as told from notifications order by kind',
      )
      const same = { count: 1, told: true }
      expect(rows).toEqual([
        {
          ...same,
          kind: 'real_talk',
          key: 'real_talk:2026-11-20',
          text: 'A line.',
          subject_id: null,
          unread: false,
        },
        {
          ...same,
          kind: 'reminder',
          key: 'reminder:x',
          text: null,
          subject_id: '00000000-0000-0000-0000-000000000001',
          unread: true,
        },
      ])
      const settings = await client.query(
        'select quiet_from, quiet_until, off_kinds from notification_settings',
      )
      expect(settings.rows).toEqual([{ quiet_from: 1200, quiet_until: 300, off_kinds: [] }])
    } finally {
      await client.end()
    }
  } finally {
    await database.asOwner(`drop database if exists ${name} with (force)`)
    await database.drop()
    rmSync(before, { recursive: true })
  }
})
