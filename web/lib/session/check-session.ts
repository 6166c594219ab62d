import * as account from '#contract/account.ts'
import { call } from '../api/call.ts'
import { endSession } from '../api/query-client.ts'
import { knownMemberId, renewSession } from './session.ts'

let isChecking = false

/** Asks whether it is still she who is signed in, and ends her session here where it is not. No answer says nothing. */
export async function checkSession(): Promise<void> {
  const id = knownMemberId()
  if (!id || isChecking) return
  isChecking = true
  const { user_id } = await call(account.checkSession, {}).catch(() => ({ user_id: id }))
  isChecking = false
  if (user_id === id || knownMemberId() !== id) return
  if (user_id === null) endSession()
  // Another's session has taken its place; who she is, the session itself says.
  else await renewSession().catch(() => undefined)
}
