import { lockScreen } from '#content/notifications/lock-screen.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import type { Push, PushOutcome } from '#server/platform/push/push.ts'

const batch = 50
const minuteMs = 60_000
/** A push that is being sent is nobody else's for this long; where its sender dies, it goes out again after it. */
const leaseMs = 2 * minuteMs
/** Minutes until the next try, by how often it was tried; the last holds from there on. */
const pauses = [1, 2, 5, 15]
const lastPause = 30
/** Where a notification leads: what came is listed there, which the lock screen does not say. */
const opens = '/inbox'

interface Claimed {
  subscription_id: string
  batch: string
  notifications: number
  attempts: number
  expires_at: Date
  fresh_until: Date
  endpoint: string
  p256dh: string
  auth: string
}

/**
 * Tells browsers of what came. Each push has one sender at a time; a browser that is gone is forgotten, and one that
 * cannot be told now is told later, or not at all once that would be pointless: her inbox has it either way.
 */
export async function deliverPushes(
  system: Scope,
  push: Push,
  now: Date,
  onRefused: (status: number) => void,
): Promise<void> {
  await forgetHopeless(system, now)
  for (;;) {
    const claimed = await claim(system, now)
    await Promise.all(
      claimed.map(async (one) => {
        const outcome = await push.send(
          { endpoint: one.endpoint, keys: { p256dh: one.p256dh, auth: one.auth } },
          {
            payload: payloadOf(one),
            ttlSeconds: Math.ceil((one.expires_at.getTime() - now.getTime()) / 1000),
            topic: 'notes',
          },
        )
        if (outcome.is === 'refused') onRefused(outcome.status)
        await settle(system, one, outcome, now)
      }),
    )
    if (claimed.length < batch) return
  }
}

const payloadOf = ({ batch: id, notifications }: Claimed) => ({
  id,
  title: lockScreen.title,
  body: notifications === 1 ? lockScreen.one : lockScreen.several,
  url: opens,
})

/** What has become pointless, and browsers whose session is over. */
async function forgetHopeless(system: Scope, now: Date): Promise<void> {
  await system.rows(build.deleteFrom('pushes').where('fresh_until', '<=', now))
  await system.rows(
    build
      .deleteFrom('push_subscriptions')
      .where('id', 'in', build.selectFrom('pushes').select('subscription_id'))
      .where('session_id', 'in', build.selectFrom('auth.session').select('id').where('expiresAt', '<=', now)),
  )
}

/** There is something to tell: she may have opened her inbox while a push waited for its next try. */
const isStillNews = sql<boolean>`exists (
  select from push_subscriptions browser
  join notifications on notifications.user_id = browser.user_id
  where browser.id = pushes.subscription_id and notifications.read_at is null)`

function claim(system: Scope, now: Date): Promise<Claimed[]> {
  const due = build
    .selectFrom('pushes')
    .select('subscription_id')
    .where('next_at', '<=', now)
    .where('expires_at', '>', now)
    .where('notifications', '>', 0)
    .where(isStillNews)
    .orderBy('next_at')
    .limit(batch)
    .forUpdate()
    .skipLocked()
  return system.rows(
    build
      .updateTable('pushes')
      .from('push_subscriptions as browser')
      .set({ next_at: new Date(now.getTime() + leaseMs), attempts: sql<number>`attempts + 1` })
      .whereRef('browser.id', '=', 'pushes.subscription_id')
      .where('pushes.subscription_id', 'in', due)
      .returning([
        'pushes.subscription_id',
        'pushes.batch',
        'pushes.notifications',
        'pushes.attempts',
        'pushes.expires_at',
        'pushes.fresh_until',
        'browser.endpoint',
        'browser.p256dh',
        'browser.auth',
      ]),
  )
}

/**
 * Another notification may have joined while this was on its way: then its batch is a new one, which stays. What quiet hours cut
 * short stays too, empty, until they are over.
 */
async function settle(system: Scope, one: Claimed, outcome: PushOutcome, now: Date): Promise<void> {
  if (outcome.is === 'gone') {
    await system.rows(build.deleteFrom('push_subscriptions').where('id', '=', one.subscription_id))
    return
  }
  const change = build
    .updateTable('pushes')
    .where('subscription_id', '=', one.subscription_id)
    .where('batch', '=', one.batch)
  if (outcome.is === 'later') {
    const pauseMs = (pauses[one.attempts - 1] ?? lastPause) * minuteMs
    await system.rows(change.set({ next_at: new Date(now.getTime() + Math.max(pauseMs, outcome.waitMs)) }))
  } else if (outcome.is === 'sent' && one.fresh_until > one.expires_at) {
    await system.rows(change.set({ notifications: 0, next_at: now }))
  } else {
    await system.rows(
      build
        .deleteFrom('pushes')
        .where('subscription_id', '=', one.subscription_id)
        .where('batch', '=', one.batch),
    )
  }
}
