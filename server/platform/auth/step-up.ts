import { AppError } from '../http/app-error.ts'
import type { Caller } from '../http/implement.ts'

const freshMs = 10 * 60_000

/** For what must not be done by whoever finds an open phone. @throws AppError 403 unless she signed in just now. */
export function assertSteppedUp(caller: Caller): void {
  if (Date.now() - caller.signedInAt.getTime() > freshMs)
    throw new AppError('step_up_required', 'To keep your account safe, please sign in again first.')
}
