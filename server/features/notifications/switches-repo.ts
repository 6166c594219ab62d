import { switchedKinds } from '#contract/notification-kinds.ts'
import type { KindSwitch } from '#contract/notifications.ts'
import { build, type Scope, sql } from '#server/database/client.ts'

/** Every kind that she may turn off, and whether it comes. */
export async function findSwitches(scope: Scope, userId: string): Promise<KindSwitch[]> {
  const row = await scope.row(
    build.selectFrom('notification_settings').select('off_kinds').where('user_id', '=', userId),
  )
  return switchedKinds.map((kind) => ({ kind, is_on: !row?.off_kinds.includes(kind) }))
}

/** Turns one kind on or off; the others stay as they are, whatever changes them at the same time. */
export async function setSwitch(scope: Scope, userId: string, { kind, is_on }: KindSwitch): Promise<void> {
  const without = sql<string[]>`array_remove(notification_settings.off_kinds, ${kind})`
  await scope.rows(
    build
      .insertInto('notification_settings')
      .values({ user_id: userId, off_kinds: is_on ? [] : [kind] })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({
          off_kinds: is_on ? without : sql<string[]>`${without} || excluded.off_kinds`,
        }),
      ),
  )
}
