import { createHmac } from 'node:crypto'
import { build, type Scope } from '#server/database/client.ts'

/** By what one person's trials are known: the card, and the e-mail that was typed with it. */
export interface TrialMarks {
  fingerprint: string | null
  email: string | null
}

/** Keyed digests of a trial's marks, which tell nothing to whoever reads the table. Sorted, as locks must be. */
export function digestMarks(secret: string, { fingerprint, email }: TrialMarks): Buffer[] {
  const digest = (mark: string) => createHmac('sha256', secret).update(`trial:${mark}`).digest()
  return [
    ...(fingerprint ? [digest(`card:${fingerprint}`)] : []),
    ...(email ? [digest(`email:${email.trim().toLowerCase()}`)] : []),
  ].sort(Buffer.compare)
}

/** Notes the marks for a checkout. False where one of them has had a trial in another checkout. */
export async function noteTrial(scope: Scope, checkoutId: string, digests: Buffer[]): Promise<boolean> {
  if (digests.length === 0) return true
  await scope.rows(
    build
      .insertInto('used_trials')
      .values(digests.map((digest) => ({ digest, checkout_id: checkoutId })))
      .onConflict((conflict) => conflict.column('digest').doNothing()),
  )
  const other = await scope.row(
    build
      .selectFrom('used_trials')
      .select('checkout_id')
      .where('digest', 'in', digests)
      .where('checkout_id', '<>', checkoutId)
      .limit(1),
  )
  return other === undefined
}

/** Whether an account has had a trial: its own, one that was begun with its e-mail, or any but `subscriptionId`. */
export async function hasHadTrial(
  scope: Scope,
  who: { userId: string | null; email: string | null },
  secret: string,
  subscriptionId = '',
): Promise<boolean> {
  const own = await scope.row(
    build
      .selectFrom('subscriptions as s')
      .innerJoin('auth.user as u', 'u.id', 's.user_id')
      .select('s.id')
      .where('s.trial_end', 'is not', null)
      .where('s.stripe_subscription_id', '<>', subscriptionId)
      .where((where) =>
        where.or([
          ...(who.userId ? [where('u.id', '=', who.userId)] : []),
          ...(who.email ? [where('u.email', '=', who.email.trim().toLowerCase())] : []),
        ]),
      )
      .limit(1),
  )
  if (own) return true
  const digests = digestMarks(secret, { fingerprint: null, email: who.email })
  if (subscriptionId || digests.length === 0) return false
  return (
    (await scope.row(build.selectFrom('used_trials').select('digest').where('digest', 'in', digests))) !==
    undefined
  )
}
