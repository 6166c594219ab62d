import * as account from '#contract/account.ts'
import type { RouteInput } from '#contract/route.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { noteEmailConfirmed } from '#web/lib/session/email-confirmed.ts'
import { renewSession } from '#web/lib/session/session.ts'

type Link = RouteInput<typeof account.verifyLink>['body']

/**
 * Has the server take the token of a mailed link. False where it refuses: used, too old, or never made.
 * @throws CallError where it could not be asked.
 */
export async function verifyLink(link: { token_hash: string; type: string }): Promise<boolean> {
  try {
    await call(account.verifyLink, { body: link as Link })
  } catch (error) {
    if (error instanceof CallError && error.code === 'bad_input') return false
    throw error
  }
  noteEmailConfirmed()
  await renewSession().catch(() => undefined)
  return true
}
