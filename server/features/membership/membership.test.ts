import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#contract/account.ts'
import * as membership from '#contract/membership.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { payFor, sessionIdOf, standIn } from '#server/testing/stand-in-controls.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { isActiveCheckout } from './confirm-checkout.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'a quiet cup of tea'
let count = 0
const freshEmail = () => `trial-${++count}@example.com`
const activate = (visitor: Visitor, session_id: string) =>
  visitor.call(membership.activateTrial, { body: { session_id } })
const subscriptionOf = async (visitor: Visitor) => (await visitor.call(membership.getSubscription, {})).body

test('a trial paid for before there is an account belongs to the account made in that browser', async () => {
  const visitor = server.visitor()
  const id = await payFor(server, visitor)
  expect((await activate(visitor, id)).status).toBe(200)
  await visitor.call(account.createAccount, { body: { email: freshEmail(), password } })
  const subscription = await subscriptionOf(visitor)
  expect(subscription).toMatchObject({ status: 'trialing', on_trial: true, subscribed: false })
  const days = (Date.parse(subscription.trial_end ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(7.1)
})

test('an open checkout is used again instead of opening another', async () => {
  const visitor = server.visitor()
  const first = await visitor.call(membership.startCheckout, {})
  const second = await visitor.call(membership.startCheckout, {})
  expect(second.body.url).toBe(first.body.url)
})

test('an open checkout is gone on with by whom it was opened for, and by nobody else in her browser', async () => {
  const member = await server.freeMember()
  const hers = (await member.call(membership.startCheckout, {})).body.url
  expect((await member.call(membership.startCheckout, {})).body.url).toBe(hers)
  await member.call(account.signOut, { query: {} })
  const next = (await member.call(membership.startCheckout, {})).body.url
  expect(next).not.toBe(hers)
  const { stripe } = server.services.payments
  expect((await stripe.checkout.sessions.retrieve(sessionIdOf(hers))).status).toBe('expired')
})

test('after the card page the same browser goes on with its trial instead of beginning a second one', async () => {
  const visitor = server.visitor()
  const id = await payFor(server, visitor)
  const onboarding = `${server.origin}/onboarding?session_id=${id}`
  expect((await visitor.call(membership.startCheckout, {})).body.url).toBe(onboarding)
  await activate(visitor, id)
  expect((await visitor.call(membership.startCheckout, {})).body.url).toBe(onboarding)
  await visitor.call(account.createAccount, { body: { email: freshEmail(), password } })
  expect((await subscriptionOf(visitor)).on_trial).toBe(true)
})

test('a member whose subscription runs is shown it and not sold another', async () => {
  const visitor = server.visitor()
  await activate(visitor, await payFor(server, visitor))
  await visitor.call(account.createAccount, { body: { email: freshEmail(), password } })
  expect((await visitor.call(membership.startCheckout, {})).body.url).toBe(`${server.origin}/account`)
})

test('a checkout that the provider does not know any more is begun anew', async () => {
  const visitor = server.visitor()
  const first = await visitor.call(membership.startCheckout, {})
  await server.testDatabase.asOwner(
    'update checkouts set stripe_session_id = $1 where stripe_session_id = $2',
    ['cs_test_of_another_account', sessionIdOf(first.body.url)],
  )
  const second = await visitor.call(membership.startCheckout, {})
  expect(second.status).toBe(200)
  expect(second.body.url).not.toBe(first.body.url)
})

test('a checkout that was not completed activates nothing', async () => {
  const visitor = server.visitor()
  const { body } = await visitor.call(membership.startCheckout, {})
  const answer = await activate(visitor, sessionIdOf(body.url))
  expect(answer.status).toBe(400)
})

test('asking again in the same browser is fine; another browser is refused and learns nothing', async () => {
  const visitor = server.visitor()
  const id = await payFor(server, visitor)
  expect((await activate(visitor, id)).status).toBe(200)
  expect((await activate(visitor, id)).status).toBe(200)

  const stranger = server.visitor()
  await stranger.call(membership.startCheckout, {})
  for (const other of [server.visitor(), stranger]) {
    const answer = await activate(other, id)
    expect(answer.status).toBe(403)
    expect(JSON.stringify(answer.body)).not.toContain('card-holder')
  }
  expect((await activate(stranger, 'cs_test_unknown')).status).toBe(403)
})

test('a stranger with the session id cannot claim it with an account of his own', async () => {
  const visitor = server.visitor()
  const id = await payFor(server, visitor)
  await activate(visitor, id)
  const thief = await server.freeMember()
  expect((await activate(thief, id)).status).toBe(403)
  expect(await subscriptionOf(thief)).toMatchObject({ status: 'inactive', on_trial: false })
})

test('an e-mail that is taken: sign in in the same browser, and the trial is hers', async () => {
  const known = await server.freeMember()
  const visitor = server.visitor()
  await activate(visitor, await payFor(server, visitor))
  const taken = await visitor.send('POST', '/api/create-account', { email: known.email, password })
  expect(taken.status).toBe(409)
  await visitor.call(account.signIn, { body: { email: known.email, password } })
  expect(await subscriptionOf(visitor)).toMatchObject({ status: 'trialing', on_trial: true })
})

test('an account made before the activation gets its trial with the activation', async () => {
  await standIn(server, 'webhooks', { mode: 'hold' })
  const visitor = server.visitor()
  const id = await payFor(server, visitor)
  await visitor.call(account.createAccount, { body: { email: freshEmail(), password } })
  expect((await subscriptionOf(visitor)).on_trial).toBe(false)
  expect((await activate(visitor, id)).body).toEqual({ claimed: true })
  expect((await subscriptionOf(visitor)).on_trial).toBe(true)
  await standIn(server, 'webhooks', { mode: 'deliver' })
})

test('fifty activations, claims and webhooks at once leave one account and one subscription', async () => {
  await standIn(server, 'webhooks', { mode: 'hold' })
  const visitor = server.visitor()
  const id = await payFor(server, visitor)
  const email = freshEmail()
  const claimByAccount = () => visitor.send('POST', '/api/create-account', { email, password })
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => activate(visitor, id)),
    ...Array.from({ length: 10 }, claimByAccount),
    ...Array.from({ length: 20 }, () => standIn(server, 'webhooks', { release: true })),
  ])
  expect(answers.map((answer) => answer?.status ?? 200).filter((status) => status >= 500)).toEqual([])
  await standIn(server, 'webhooks', { mode: 'deliver' })
  await visitor.call(account.signIn, { body: { email, password } })
  await activate(visitor, id)
  const claims = await server.testDatabase.asOwner(
    `select s.status from subscriptions s join checkouts c using (stripe_customer_id)
     join auth."user" u on u.id = c.claimed_by and u.id = s.user_id where u.email = $1`,
    [email],
  )
  expect(claims).toEqual([{ status: 'trialing' }])
  expect(await subscriptionOf(visitor)).toMatchObject({ status: 'trialing', on_trial: true })
})

test('the portal opens for her own customer only', async () => {
  const none = await server.freeMember()
  const refused = await none.send('POST', '/api/functions/customer-portal', {})
  expect(refused).toMatchObject({
    status: 404,
    body: { error: 'Could not open billing portal. Please try again.' },
  })
  expect((await subscriptionOf(none)).has_portal).toBe(false)
  const visitor = server.visitor()
  await activate(visitor, await payFor(server, visitor))
  await visitor.call(account.createAccount, { body: { email: freshEmail(), password } })
  expect((await subscriptionOf(visitor)).has_portal).toBe(true)
  for (const flow of [undefined, ...membership.portalFlows]) {
    const { status, body } = await visitor.call(membership.openPortal, { body: { flow } })
    expect(status).toBe(200)
    expect(new URL(body.url).hostname).toBe('127.0.0.1')
  }
  expect((await visitor.send('POST', '/api/functions/customer-portal', { flow: 'everything' })).status).toBe(
    400,
  )
})

test('the webhook takes what is signed, and nothing else', async () => {
  const secret = server.services.payments.webhookSecret
  const event = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'mystery.made',
    data: { object: { object: 'mystery' } },
  })
  const send = (payload: string, signature: string) =>
    server.visitor().send('POST', '/api/stripe/webhook', payload, { 'stripe-signature': signature })
  const sign = (payload: string, timestamp = Math.floor(Date.now() / 1000)) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

  expect((await send(event, sign(event))).status).toBe(200)
  expect((await send(event, sign(event))).status).toBe(200)
  expect((await send(event, sign('other'))).status).toBe(400)
  expect((await send(event, sign(event, Math.floor(Date.now() / 1000) - 400))).status).toBe(400)
  expect((await send(event, '')).status).toBe(400)
})

test('when the provider is down, her status is served from the database and refresh says so', async () => {
  const visitor = server.visitor()
  await activate(visitor, await payFor(server, visitor))
  await visitor.call(account.createAccount, { body: { email: freshEmail(), password } })
  const { payments } = server.services
  const list = payments.stripe.subscriptions.list
  payments.stripe.subscriptions.list = () => {
    throw new Stripe.errors.StripeConnectionError({ message: 'no answer', type: 'api_error' })
  }
  try {
    const refresh = await visitor.send('POST', '/api/subscription/refresh')
    expect(refresh).toMatchObject({ status: 503, body: { error: 'Could not refresh subscription.' } })
    expect((await subscriptionOf(visitor)).on_trial).toBe(true)
  } finally {
    payments.stripe.subscriptions.list = list
  }
  expect((await visitor.send('POST', '/api/subscription/refresh')).status).toBe(200)
})

describe('a session that is no good', () => {
  test('expired, or of another price, activates nothing', async () => {
    const visitor = server.visitor()
    const expired = sessionIdOf((await visitor.call(membership.startCheckout, {})).body.url)
    await server.services.payments.stripe.checkout.sessions.expire(expired)
    expect((await activate(visitor, expired)).status).toBe(400)

    const other = await server.services.payments.stripe.prices.create({
      currency: 'aud',
      unit_amount: 100,
      recurring: { interval: 'month' },
      product: (await server.services.payments.stripe.products.create({ name: 'Another' })).id,
    })
    await standIn(server, 'webhooks', { mode: 'hold' })
    const buyer = server.visitor()
    const session = await payFor(server, buyer)
    const { payments } = server.services
    const { priceId } = payments
    payments.priceId = other.id
    try {
      expect((await activate(buyer, session)).status).toBe(400)
    } finally {
      payments.priceId = priceId
    }
  })

  test('of another mode, or not there at all, activates nothing', async () => {
    expect(isActiveCheckout({ mode: 'payment', status: 'complete', subscription: null }, 'price')).toBe(false)
    const answer = await activate(server.visitor(), '')
    expect(answer).toMatchObject({ status: 400, body: { error: 'Missing checkout session...' } })
  })

  test('a declined card leaves it open', async () => {
    const visitor = server.visitor()
    await expect(payFor(server, visitor, { card: '4000000000000002' })).rejects.toThrow('declined')
    const { body } = await visitor.call(membership.startCheckout, {})
    expect((await activate(visitor, sessionIdOf(body.url))).status).toBe(400)
  })

  test('3-D Secure that she leaves half-way leaves it open', async () => {
    const visitor = server.visitor()
    const { url } = (await visitor.call(membership.startCheckout, {})).body
    const card = {
      email: 'm@example.com',
      number: '4000 0025 0000 3155',
      expiry: '12/34',
      cvc: '123',
      name: 'M',
    }
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' })
    expect(answer.headers.get('location')).toContain('/bank')
    expect((await activate(visitor, sessionIdOf(url))).status).toBe(400)
  })
})
