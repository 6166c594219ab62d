import { activateTrial, startCheckout } from '#contract/membership.ts'
import { freshTestCard } from '#server/platform/payments/stand-in/cards.ts'
import { sessionIdOf } from './stand-in-controls.ts'
import type { Visitor } from './visitor.ts'

/** The account that this visitor makes next has a trial, so that no reply of hers is refused. @param billingPort of the billing stand-in */
export async function beginTrial(visitor: Visitor, billingPort: number): Promise<void> {
  const { url } = (await visitor.call(startCheckout, {})).body
  const session = sessionIdOf(url)
  const card = freshTestCard()
  const paid = await fetch(`http://127.0.0.1:${billingPort}/_test/checkout/${session}/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card, email: `${card}@example.com` }),
  })
  if (!paid.ok) throw new Error(`the card page answered ${paid.status}`)
  await visitor.call(activateTrial, { body: { session_id: session } })
}
