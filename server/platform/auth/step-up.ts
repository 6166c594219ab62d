import { build, type Scope } from '#server/database/client.ts'
import { AppError } from '../http/app-error.ts'
import type { Caller } from '../http/implement.ts'

const minutes = 10

/** Whether she proved within ten minutes that it is her. */
export function isSteppedUp({
  signedInAt,
  steppedUpAt,
}: Pick<Caller, 'signedInAt' | 'steppedUpAt'>): boolean {
  const last = Math.max(signedInAt.getTime(), steppedUpAt?.getTime() ?? 0)
  return last >= Date.now() - minutes * 60_000
}

/**
 * Asks that she proved a moment ago, within ten minutes, that it is her: by signing in or by POST /api/step-up.
 * For what a stranger with her unlocked phone must not do. The web asks her and sends the same call again.
 * @throws AppError 403 `step_up_required`.
 */
export function assertSteppedUp(caller: Pick<Caller, 'signedInAt' | 'steppedUpAt'>): void {
  if (!isSteppedUp(caller)) throw new AppError('step_up_required', 'Please confirm that it is you.')
}

/**
 * Asks what adding a way to sign in, or a second step, needs: a confirmed e-mail, and that it is her. Anybody may sign up
 * with an e-mail that is not theirs, and must not leave a way in behind for when its owner comes.
 * @throws AppError 403 `email_not_confirmed` or `step_up_required`.
 */
export function assertMayAddSignInMethod(
  caller: Pick<Caller, 'emailVerified' | 'signedInAt' | 'steppedUpAt'>,
): void {
  if (!caller.emailVerified)
    throw new AppError(
      'email_not_confirmed',
      'Please confirm your email first, with the link that we sent you.',
    )
  assertSteppedUp(caller)
}

/** Notes on her session that it is her. `withFactor` where a second factor said so, which makes it aal2. */
export async function markSteppedUp(scope: Scope, sessionId: string, withFactor: boolean): Promise<void> {
  const now = new Date()
  await scope.rows(
    build
      .updateTable('auth.session')
      .set({ stepped_up_at: now, ...(withFactor && { factor_used_at: now }) })
      .where('id', '=', sessionId),
  )
}

/** 'aal2' where a second factor was used in this session. A factor that goes takes its level with it. */
export function assuranceLevel(caller: Pick<Caller, 'factorUsedAt'>): 'aal1' | 'aal2' {
  return caller.factorUsedAt ? 'aal2' : 'aal1'
}
