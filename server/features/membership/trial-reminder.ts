import { trialEndsMail } from '#content/mails/trial-ends.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { forEachSettled } from '#server/platform/jobs/for-each-settled.ts'
import type { Mailer } from '#server/platform/mail/mail.ts'
import type { BillingContext } from './confirm-checkout.ts'
import { createPriceReader } from './offer.ts'
import { settleCustomer } from './settle-customer.ts'
import { signTrialLink } from './trial-link.ts'

const aheadMs = 2 * 24 * 60 * 60 * 1000

/** Live trials of members that end within two days of `now`, are not cancelled, and that she was not told of. */
const due = (now: Date) =>
  build
    .selectFrom('subscriptions as s')
    .innerJoin('auth.user as u', 'u.id', 's.user_id')
    .leftJoin('profiles as p', 'p.user_id', 's.user_id')
    .select([
      's.stripe_subscription_id as id',
      's.stripe_customer_id as customerId',
      'u.id as userId',
      's.trial_end as end',
      'u.email',
      'p.timezone',
    ])
    .where('s.status', '=', 'trialing')
    .where('s.set_aside', '=', false)
    .where('s.trial_end', '>', now)
    .where('s.trial_end', '<=', new Date(now.getTime() + aheadMs))
    .where('s.cancel_at', 'is', null)
    .where('s.cancel_at_period_end', '=', false)
    .where('s.trial_reminded_at', 'is', null)

/** True for the one who may mail her, until the transaction ends: of two at once, one. */
async function takeTurn(scope: Scope, id: string): Promise<boolean> {
  const turn = await scope.row(
    build.selectNoFrom(
      sql<boolean>`pg_try_advisory_xact_lock(hashtextextended('trial ends:' || ${id}, 0))`.as('isTaken'),
    ),
  )
  return turn?.isTaken ?? false
}

/** That she was told, in her inbox as well. */
async function noteTold(scope: Scope, id: string, userId: string, now: Date): Promise<void> {
  await scope.rows(
    build
      .updateTable('subscriptions')
      .set({ trial_reminded_at: now })
      .where('stripe_subscription_id', '=', id),
  )
  await notify(scope, { userId, kind: 'trial_ends', key: id })
}

interface Reminding extends BillingContext {
  mailer: Mailer
  publicUrl: string
}

/**
 * Tells each member, once, that her trial ends in two days and what it will cost, with a link that cancels it. The
 * provider is asked first, so that nobody who has cancelled is told. It counts as told
 * once the mail was handed over: what fails before that, or ends with its process, is tried next time.
 */
export async function remindOfTrialEnd(given: Reminding, now: Date): Promise<void> {
  const { database, payments, secret, mailer, publicUrl } = given
  const system = database.asSystem()
  const candidates = await system.rows(due(now).orderBy('s.trial_end').limit(200))
  if (candidates.length === 0) return
  const price = await createPriceReader(payments)()
  await forEachSettled(candidates, async ({ id, customerId }) => {
    await settleCustomer(database, payments, customerId)
    await system.transaction(async (scope) => {
      if (!(await takeTurn(scope, id))) return
      const trial = await scope.row(due(now).where('s.stripe_subscription_id', '=', id))
      if (!trial?.end) return
      const token = await signTrialLink(secret, id, trial.end)
      const mail = trialEndsMail({
        end: trial.end,
        timezone: trial.timezone,
        price,
        cancelUrl: `${publicUrl}/cancel-trial#${token}`,
      })
      await mailer.send(trial.email, mail)
      await noteTold(scope, id, trial.userId, now)
    })
  })
}
