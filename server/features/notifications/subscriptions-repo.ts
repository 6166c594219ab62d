import type { PushSubscriptionInput } from '#contract/notifications.ts'
import { build, type Scope } from '#server/database/client.ts'

/** Browsers of one member that are told; the oldest go first. */
const most = 10

/**
 * Keeps a browser's subscription under the session it was made in. A browser has one: whoever signs in on it later takes
 * it over.
 */
export async function saveSubscription(
  system: Scope,
  { userId, sessionId }: { userId: string; sessionId: string },
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> {
  const kept = { user_id: userId, session_id: sessionId, p256dh: keys.p256dh, auth: keys.auth }
  await system.rows(
    build
      .insertInto('push_subscriptions')
      .values({ endpoint, ...kept })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(kept)),
  )
  const tooMany = build
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most)
  await system.rows(build.deleteFrom('push_subscriptions').where('id', 'in', tooMany))
}

export async function deleteSubscription(system: Scope, userId: string, endpoint: string): Promise<void> {
  await system.rows(
    build.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint', '=', endpoint),
  )
}
