import { minuteOf, wallClockIn } from '#contract/clock.ts'
import { isTimezone } from '#contract/profile.ts'
import { minutesUntilQuiet } from '#contract/reminder-times.ts'
import { build, type RootScope, type Scope, sql } from '#server/database/client.ts'
import { each } from '#server/platform/jobs/each.ts'
import type { Due } from './due.ts'
import { findDueNudges } from './due-nudges.ts'
import { findDueReminders, reminderKey } from './due-reminders.ts'
import { expiryMinutes } from './expiry-minutes.ts'
import { pushAfterQuiet } from './push-after-quiet.ts'

const minuteMs = 60_000
const batch = 300

/**
 * Puts what is due now into the members' inboxes, zone by zone, and leaves word for their browsers. What several workers
 * find at once, or one finds again, is put there once: by the key of each note. What fails keeps nothing else waiting.
 * @throws AggregateError of all that failed.
 */
export async function announceDue(system: RootScope, now: Date): Promise<void> {
  const zones = await system.rows(
    build.selectFrom('profiles').select('timezone').distinct().orderBy('timezone'),
  )
  // For others this runtime has no clock.
  await each(zones.map(({ timezone }) => timezone).filter(isTimezone), async (timezone) => {
    await pushAfterQuiet(system, timezone, now)
    const due = [
      ...(await findDueNudges(system, timezone, now)),
      ...(await findDueReminders(system, timezone, now)),
    ].sort((a, b) => compare(a.userId, b.userId) || compare(a.key, b.key))
    await each(wholeMembers(due), (part) =>
      system.transaction((scope) => put(scope, part, minuteOf(wallClockIn(timezone, now)), now)),
    )
  })
}

// In one order everywhere, so that two workers never wait for each other.
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Parts of a sorted list in which nobody is split: all that is due for a member is told as one. */
function wholeMembers(due: readonly Due[]): Due[][] {
  const parts: Due[][] = []
  for (const one of due) {
    const part = parts.at(-1)
    if (part && (part.length < batch || part.at(-1)?.userId === one.userId)) part.push(one)
    else parts.push([one])
  }
  return parts
}

/** Adds what is not there yet, and leaves word of that alone. */
async function put(scope: Scope, due: readonly Due[], minute: number, now: Date): Promise<void> {
  const claimed = await claimReminders(scope, due, now)
  const wanted = due.filter(({ key, reminderId }) => reminderId === null || claimed.has(key))
  if (wanted.length === 0) return
  const added = await scope.rows<{ user_id: string; key: string }>(
    sql<{ user_id: string; key: string }>`
      insert into notes (user_id, kind, key, text, reminder_id, created_at)
      select user_id, kind, key, text, reminder_id, ${now}
      from unnest(
        ${wanted.map(({ userId }) => userId)}::uuid[],
        ${wanted.map(({ kind }) => kind)}::text[],
        ${wanted.map(({ key }) => key)}::text[],
        ${wanted.map(({ text }) => text)}::text[],
        ${wanted.map(({ reminderId }) => reminderId)}::uuid[]
      ) with ordinality as due (user_id, kind, key, text, reminder_id, place)
      order by place
      on conflict (user_id, key) do nothing
      returning user_id, key`.compile(build),
  )
  const isNew = new Set(added.map(({ user_id, key }) => `${user_id} ${key}`))
  await leaveWord(
    scope,
    wanted.filter(({ userId, key }) => isNew.has(`${userId} ${key}`)),
    minute,
    now,
  )
}

/** Marks reminders as come, and answers the keys of those that nobody changed, finished or took meanwhile. */
async function claimReminders(scope: Scope, due: readonly Due[], now: Date): Promise<Set<string>> {
  const asked = due.filter(({ reminderId }) => reminderId !== null)
  if (asked.length === 0) return new Set()
  const still = build
    .selectFrom('reminders')
    .select(['user_id', 'id'])
    .where(
      sql<boolean>`(user_id, 'reminder:' || id || ':' || due) in
        (select * from unnest(${asked.map(({ userId }) => userId)}::uuid[], ${asked.map(({ key }) => key)}::text[]))`,
    )
    .where('notified_at', 'is', null)
    .where('done_at', 'is', null)
    .orderBy('user_id')
    .orderBy('id')
    .forUpdate()
  const rows = await scope.rows(
    build
      .updateTable('reminders')
      .set({ notified_at: now })
      .where(({ eb, refTuple }) => eb(refTuple('user_id', 'id'), 'in', still.$asTuple('user_id', 'id')))
      .returning(['id', 'due']),
  )
  return new Set(rows.map(({ id, due: at }) => reminderKey(id, at)))
}

/** One notification for each of her browsers, however many notes there are; one that still waits takes these in. */
async function leaveWord(scope: Scope, notes: readonly Due[], minute: number, now: Date): Promise<void> {
  const members = [...Map.groupBy(notes, ({ userId }) => userId)].map(([userId, hers]) => {
    const quietIn = Math.min(...hers.map(({ quiet }) => minutesUntilQuiet(minute, quiet)))
    const fresh = Math.max(...hers.map(({ kind }) => expiryMinutes[kind]))
    const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minuteMs).toISOString()
    // Never into her quiet hours; after them a reminder of her own alone is worth telling.
    const expires = inMinutes(Math.min(fresh, quietIn))
    const isHers = hers.some(({ kind }) => kind === 'reminder')
    return { userId, count: hers.length, expires, freshUntil: isHers ? inMinutes(fresh) : expires }
  })
  if (members.length === 0) return
  await scope.rows(
    sql`
      insert into pushes (subscription_id, notes, next_at, expires_at, fresh_until)
      select browser.id, word.notes, ${now}, word.expires_at, word.fresh_until
      from push_subscriptions browser
      join unnest(
        ${members.map(({ userId }) => userId)}::uuid[],
        ${members.map(({ count }) => count)}::int[],
        ${members.map(({ expires }) => expires)}::timestamptz[],
        ${members.map(({ freshUntil }) => freshUntil)}::timestamptz[]
      ) word (user_id, notes, expires_at, fresh_until) on word.user_id = browser.user_id
      order by browser.id
      on conflict (subscription_id) do update set
        batch = gen_random_uuid(),
        notes = pushes.notes + excluded.notes,
        attempts = 0,
        next_at = greatest(pushes.next_at, excluded.next_at),
        expires_at = greatest(pushes.expires_at, excluded.expires_at),
        fresh_until = greatest(pushes.fresh_until, excluded.fresh_until)`.compile(build),
  )
}
