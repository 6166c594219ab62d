import { build, type Database } from '#server/database/client.ts'
import { tokenHash } from '#server/platform/auth/keys.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { type BillingContext, confirmCheckout } from './confirm-checkout.ts'

const otherBrowser = 'This trial was started in another browser. Please open it there, or start again here.'
const notFinished = 'The card page was not finished. Please start again.'

const trialUsed =
  'This card or email has already had its free trial, so we cancelled this one. You will not be charged.'
const second = 'You already have a membership, so we cancelled this one. You will not be charged.'
const unclaimed =
  'This trial was waiting for an account for too long, so we cancelled it. You were not charged. Please start again.'

/** Why a checkout was refused, and where to go from there: for whoever is signed in that is no sign-in. */
const refusals: Record<string, { visitor: string; member: string }> = {
  'trial-used': {
    visitor: `${trialUsed} Please sign in to your account to subscribe.`,
    member: `${trialUsed} You can subscribe without a trial whenever you like.`,
  },
  unclaimed: { visitor: unclaimed, member: unclaimed },
  second: {
    visitor: `${second} Please sign in to see yours.`,
    member: `${second} You find yours under Account.`,
  },
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

function refuse(refusal: string | null, isMember: boolean): never {
  throw new AppError('conflict', refusals[refusal ?? '']?.[isMember ? 'member' : 'visitor'] ?? notFinished)
}

/**
 * Confirms a checkout with the provider. Only the browser that began it may ask; asking again changes nothing.
 * @throws AppError 403 for another browser (and says nothing of whose it is), 400 for a checkout not completed, 409 for
 * a second trial, in words for a member who is signed in or for whoever is not.
 */
export async function activateCheckout(
  billing: BillingContext,
  { sessionId, nonce, isMember }: { sessionId: string; nonce: string | null; isMember: boolean },
): Promise<void> {
  const checkout = await findOwn(billing.database, sessionId, nonce)
  if (!checkout) throw new AppError('forbidden', otherBrowser)
  if (checkout.status === 'refused') refuse(checkout.refusal, isMember)
  if (checkout.status === 'activated' || checkout.status === 'claimed') return
  const isGood = await confirmCheckout(billing, checkout.id, sessionId)
  const after = await findOwn(billing.database, sessionId, nonce)
  if (after?.status === 'refused') refuse(after.refusal, isMember)
  if (!isGood) throw new AppError('bad_input', notFinished)
}
