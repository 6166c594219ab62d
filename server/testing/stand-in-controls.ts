import { activateTrial } from '#contract/membership.ts'
import { freshTestCard } from '../platform/payments/stand-in/cards.ts'
import type { TestServer } from './server.ts'
import type { Visitor } from './visitor.ts'

/** The id of the checkout session behind a checkout url of the billing stand-in. */
export const sessionIdOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

interface Paying {
  card?: string
  email?: string
}

/** Starts a checkout as this visitor and finishes its card page. Answers the session's id. */
export async function payFor(server: TestServer, visitor: Visitor, paying: Paying = {}): Promise<string> {
  const { body } = await visitor.send<{ url: string }>('POST', '/api/checkout')
  const id = sessionIdOf(body.url)
  await completeCheckout(server, id, paying)
  return id
}

/** Finishes the card page of an open session, with a card and an e-mail of its own where none is given. */
export async function completeCheckout(server: TestServer, id: string, paying: Paying = {}): Promise<void> {
  const card = paying.card ?? freshTestCard()
  const email = paying.email ?? `card-holder-${card}@example.com`
  await standIn(server, `checkout/${id}/complete`, { card, email })
}

/** A member whose trial was begun through the card page. */
export async function startTrial(server: TestServer, paying: Paying = {}) {
  const member = await server.freeMember()
  const session = await payFor(server, member, paying)
  const { status } = await member.call(activateTrial, { body: { session_id: session } })
  if (status !== 200) throw new Error(`the trial was not activated: ${status}`)
  return Object.assign(member, { session })
}

/** Calls one of the stand-in's test-only controls: its clock, its webhooks, its card page. */
export async function standIn(server: TestServer, path: string, body: unknown): Promise<void> {
  const { billingStandIn } = server.services.config
  const response = await fetch(`http://127.0.0.1:${billingStandIn.port}/_test/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}
