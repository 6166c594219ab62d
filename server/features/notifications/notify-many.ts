import { build, type Scope, sql } from '#server/database/client.ts'
import type { NewNotification } from './notify.ts'

export interface TimedNotification extends Omit<NewNotification, 'eventId'> {
  /** A line of ours that was chosen for her; null where its words are made when it is read. */
  text: string | null
}

/** The same as `notify` for what is due for many members at once, in the order given, as of `now`. */
export async function notifyMany(
  system: Scope,
  notifications: readonly TimedNotification[],
  now: Date,
): Promise<void> {
  const added = await system.rows<{ id: string | null; place: number }>(
    sql<{ id: string | null; place: number }>`
      select public.notify(user_id, kind, key, subject_id, null) as id, place::int
      from unnest(
        ${notifications.map(({ userId }) => userId)}::uuid[],
        ${notifications.map(({ kind }) => kind)}::text[],
        ${notifications.map(({ key }) => key)}::text[],
        ${notifications.map(({ subjectId = null }) => subjectId)}::uuid[]
      ) with ordinality as due (user_id, kind, key, subject_id, place)
      order by place`.compile(build),
  )
  const came = added.flatMap(({ id, place }) =>
    id ? [{ id, text: notifications[place - 1]?.text ?? null }] : [],
  )
  if (came.length === 0) return
  await system.rows(
    sql`
      update notifications set text = line.text, created_at = ${now}
      from unnest(${came.map(({ id }) => id)}::uuid[], ${came.map(({ text }) => text)}::text[]) as line (id, text)
      where notifications.id = line.id`.compile(build),
  )
}
