import { AppError } from '../http/app-error.ts'
import type { Caller } from '../http/implement.ts'

const freshMs = 10 * 60_000

/** Lets a sensitive action through only soon after she signed in. @throws AppError 403 `step_up_required` */
export function assertSteppedUp(caller: Caller): void {
  if (Date.now() - caller.signedInAt.getTime() > freshMs)
    throw new AppError('step_up_required', 'Please sign in again to change this.')
}
