import type { Database, Scope } from '#server/database/client.ts'
import { redeemToken, withdrawTokens } from '#server/platform/auth/one-time-tokens.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { AccountMails } from './account-mails.ts'
import { confirmEmail, replaceEmail } from './repo.ts'

const deadLink = 'This link has expired or was already used.'

async function redeem(scope: Scope, type: 'signup' | 'email_change', token: string) {
  const proof = await redeemToken(scope, type, token)
  if (!proof) throw new AppError('bad_input', deadLink)
  if (type === 'signup') {
    if (!(await confirmEmail(scope, proof.userId, proof.email))) throw new AppError('bad_input', deadLink)
    return null
  }
  const before = await replaceEmail(scope, proof.userId, proof.email)
  if (!before) throw new AppError('bad_input', deadLink)
  // What was mailed to the old address has no say any more.
  await withdrawTokens(scope, proof.userId, ['signup', 'recovery'])
  return before
}

/** Does what a mailed link is for: confirms an e-mail, or puts a new one in its place. @throws AppError 400. */
export async function redeemLink(
  database: Database,
  mails: AccountMails,
  type: 'signup' | 'email_change',
  token: string,
): Promise<void> {
  const before = await database.asSystem().transaction((scope) => redeem(scope, type, token))
  if (before) mails.emailChanged(before)
}
