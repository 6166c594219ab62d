import { build, type Database } from '#server/database/client.ts'
import { tokenHash } from '#server/platform/auth/keys.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { confirmCheckout, type Money } from './confirm-checkout.ts'

const otherBrowser = 'This trial was started in another browser. Please open it there, or start again here.'
const notFinished = 'The card page was not finished. Please start again.'

const refusals: Record<string, string> = {
  'trial-used':
    'This card or email has already had its free trial, so we cancelled this one. You will not be charged. Please sign in to your account to subscribe.',
  unclaimed:
    'This trial was waiting for an account for too long, so we cancelled it. You were not charged. Please start again.',
  second:
    'You already have a membership, so we cancelled this one. You will not be charged. Please sign in to see yours.',
}

/** The checkout that this browser began with this session. */
async function findOwn(database: Database, sessionId: string, nonce: string | null) {
  if (!nonce) return undefined
  return database
    .asSystem()
    .row(
      build
        .selectFrom('checkouts')
        .select(['id', 'status', 'refusal'])
        .where('stripe_session_id', '=', sessionId)
        .where('nonce_hash', '=', tokenHash(nonce)),
    )
}

function refuse(refusal: string | null): never {
  throw new AppError('conflict', refusals[refusal ?? ''] ?? notFinished)
}

/**
 * Confirms a checkout with the provider. Only the browser that began it may ask; asking again changes nothing.
 * @throws AppError 403 for another browser (and says nothing of whose it is), 400 for a checkout not completed, 409 for
 * a second trial.
 */
export async function activateCheckout(money: Money, sessionId: string, nonce: string | null): Promise<void> {
  const checkout = await findOwn(money.database, sessionId, nonce)
  if (!checkout) throw new AppError('forbidden', otherBrowser)
  if (checkout.status === 'refused') refuse(checkout.refusal)
  if (checkout.status === 'activated' || checkout.status === 'claimed') return
  const isGood = await confirmCheckout(money, checkout.id, sessionId)
  const after = await findOwn(money.database, sessionId, nonce)
  if (after?.status === 'refused') refuse(after.refusal)
  if (!isGood) throw new AppError('bad_input', notFinished)
}
