import { readFile } from 'node:fs/promises'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as account from '#contract/account.ts'
import * as membership from '#contract/membership.ts'
import { listInbox } from '#contract/notifications.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import { payFor, standIn, startTrial } from '#server/testing/stand-in-controls.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
let stripe: Stripe
beforeAll(async () => {
  server = await startTestServer()
  stripe = server.services.payments.stripe
})
afterAll(() => server.close())
beforeEach(() => standIn(server, 'webhooks', { mode: 'deliver' }))

const failingCard = '4000000000000341'
const password = 'a quiet cup of tea'
/** Of each note in her inbox, what it is of; that her trial would end aside. */
const inboxOf = async (visitor: Visitor) =>
  (await visitor.call(listInbox, {})).body.notes
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'trial_ends')
const mine = async (visitor: Visitor) => (await visitor.call(membership.getSubscription, {})).body
const activate = (visitor: Visitor, session_id: string) =>
  visitor.send<{ error: string }>('POST', '/api/activate-sub', { session_id })
const pass = (days: number) => standIn(server, 'clock', { advance: days * 24 * 60 * 60 })

async function idOf(session: string): Promise<string> {
  const { subscription } = await stripe.checkout.sessions.retrieve(session)
  return String(subscription)
}

async function customerOf(member: { userId: string }): Promise<string> {
  const rows = await server.testDatabase.asOwner<{ id: string }>(
    'select stripe_customer_id as id from billing_customers where user_id = $1',
    [member.userId],
  )
  return rows[0]?.id ?? ''
}

/** An event as the provider would send it, about a customer of ours, signed. */
async function tell(customer: string, type: string, id = `evt_${crypto.randomUUID()}`) {
  const payload = JSON.stringify({
    id,
    object: 'event',
    type,
    data: { object: { object: 'subscription', customer } },
  })
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: server.services.payments.webhookSecret,
  })
  return server.visitor().send('POST', '/api/stripe/webhook', payload, { 'stripe-signature': signature })
}

describe('events', () => {
  test('the same one twice, by two workers at once, is done once and logged once', async () => {
    const customer = await customerOf(await startTrial(server))
    const id = `evt_${crypto.randomUUID()}`
    const answers = await Promise.all(
      [1, 2, 3].map(() => tell(customer, 'customer.subscription.updated', id)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await server.testDatabase.asOwner('select type from billing_events where id = $1', [id])).toEqual([
      { type: 'customer.subscription.updated' },
    ])
    expect(
      await server.testDatabase.asOwner('select status from subscriptions where stripe_customer_id = $1', [
        customer,
      ]),
    ).toEqual([{ status: 'trialing' }])
  })

  test('newest first, each twice, and a late `created` after `canceled` leave the truth', async () => {
    await standIn(server, 'webhooks', { mode: 'reorder' })
    const member = await startTrial(server)
    await standIn(server, 'webhooks', { mode: 'hold' })
    await stripe.subscriptions.cancel(await idOf(member.session))
    await standIn(server, 'webhooks', { mode: 'duplicate', release: true })
    expect((await mine(member)).status).toBe('canceled')
    expect((await tell(await customerOf(member), 'customer.subscription.created')).status).toBe(200)
    expect((await mine(member)).status).toBe('canceled')
  })

  test('an event that is not known is answered with 200', async () => {
    expect((await tell(await customerOf(await startTrial(server)), 'a.new.kind')).status).toBe(200)
  })

  test('a database that fails half-way is answered with 5xx, and the retry does the work', async () => {
    const member = await startTrial(server)
    await standIn(server, 'webhooks', { mode: 'drop' })
    await stripe.subscriptions.cancel(await idOf(member.session))
    const asOwner = server.testDatabase.asOwner
    await asOwner('alter table subscriptions rename to subscriptions_away')
    try {
      const failed = await tell(await customerOf(member), 'customer.subscription.deleted', 'evt_retry')
      expect(failed.status).toBe(500)
      expect(await asOwner(`select from billing_events where id = 'evt_retry'`)).toEqual([])
    } finally {
      await asOwner('alter table subscriptions_away rename to subscriptions')
    }
    expect((await tell(await customerOf(member), 'customer.subscription.deleted', 'evt_retry')).status).toBe(
      200,
    )
    expect((await mine(member)).status).toBe('canceled')
  })
})

describe('webhook and redirect', () => {
  test.each(['webhook first', 'redirect first', 'webhook never'])('%s: the trial is hers', async (order) => {
    await standIn(server, 'webhooks', { mode: order === 'webhook never' ? 'drop' : 'hold' })
    const visitor = server.visitor()
    const session = await payFor(server, visitor)
    if (order === 'webhook first') await standIn(server, 'webhooks', { release: true })
    expect((await activate(visitor, session)).status).toBe(200)
    await standIn(server, 'webhooks', { release: true })
    const email = `${crypto.randomUUID()}@example.com`
    await visitor.call(account.createAccount, { body: { email, password } })
    expect(await mine(visitor)).toMatchObject({ status: 'trialing', on_trial: true })
  })

  test('redirect never: the webhook alone makes it claimable in that browser', async () => {
    const visitor = server.visitor()
    await payFor(server, visitor)
    const email = `${crypto.randomUUID()}@example.com`
    await visitor.call(account.createAccount, { body: { email, password } })
    expect(await mine(visitor)).toMatchObject({ status: 'trialing', on_trial: true })
  })
})

describe('cancelling', () => {
  test.each([
    [
      'at the end of the period',
      (id: string) => stripe.subscriptions.update(id, { cancel_at_period_end: true }),
    ],
    [
      'by a date, as the portal does',
      async (id: string) => {
        const { trial_end } = await stripe.subscriptions.retrieve(id)
        return stripe.subscriptions.update(id, { cancel_at: trial_end ?? '' })
      },
    ],
  ])('%s: open until then, and it can be taken back', async (_, cancel) => {
    const member = await startTrial(server)
    const id = await idOf(member.session)
    await cancel(id)
    const pending = (await member.call(membership.refreshSubscription, {})).body
    expect(pending).toMatchObject({
      status: 'trialing',
      on_trial: true,
      renews_at: null,
      ends_at: pending.trial_end,
    })
    await stripe.subscriptions.update(id, { cancel_at: '' })
    const undone = (await member.call(membership.refreshSubscription, {})).body
    expect(undone).toMatchObject({ status: 'trialing', ends_at: null, renews_at: pending.trial_end })
  })

  test('at once: what she had ends now, and she stands as free', async () => {
    const member = await startTrial(server)
    await stripe.subscriptions.cancel(await idOf(member.session))
    expect((await member.call(membership.refreshSubscription, {})).body).toMatchObject({
      status: 'canceled',
      subscribed: false,
      on_trial: false,
      ends_at: null,
      trial_used: true,
    })
  })
})

describe('as days pass', () => {
  test('day 7 is paid and reads as paid; a card that fails is past due, then recovers or ends', async () => {
    const [paying, recovering, ending] = [
      await startTrial(server),
      await startTrial(server, { card: failingCard }),
      await startTrial(server),
    ]
    const wrong = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: await customerOf(ending),
    })
    await stripe.subscriptions.update(await idOf(ending.session), { default_payment_method: wrong.id })
    await pass(7.01)
    expect(await mine(paying)).toMatchObject({ status: 'active', subscribed: true, current_period_end: null })
    expect((await mine(paying)).renews_at).not.toBeNull()
    for (const member of [recovering, ending])
      expect(await mine(member)).toMatchObject({ status: 'past_due', subscribed: true })
    expect(await inboxOf(paying)).toEqual([])
    expect(await inboxOf(ending)).toEqual(['payment_failed'])

    const card = await stripe.paymentMethods.attach('pm_card_visa', {
      customer: await customerOf(recovering),
    })
    await stripe.subscriptions.update(await idOf(recovering.session), { default_payment_method: card.id })
    await pass(3)
    expect(await mine(recovering)).toMatchObject({ status: 'active' })
    await pass(13)
    expect(await mine(ending)).toMatchObject({ status: 'canceled', subscribed: false })
    // However often the provider tried again.
    expect(await inboxOf(ending)).toEqual(['payment_failed'])
  })

  test('a trial that was cancelled is open until its end and then over, and nothing was paid', async () => {
    const member = await startTrial(server)
    const id = await idOf(member.session)
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await pass(6.9)
    expect(await mine(member)).toMatchObject({ status: 'trialing', on_trial: true })
    await pass(0.2)
    expect((await mine(member)).status).toBe('canceled')
    const { data } = await stripe.invoices.list({ subscription: id })
    expect(data.map((invoice) => invoice.amount_paid)).toEqual([0])
  })

  test('nobody claimed it: the notice that its end is near ends it', async () => {
    const visitor = server.visitor()
    const session = await payFor(server, visitor)
    const member = await startTrial(server)
    await pass(4.1)
    expect((await stripe.subscriptions.retrieve(await idOf(session))).status).toBe('canceled')
    expect((await stripe.subscriptions.retrieve(await idOf(member.session))).status).toBe('trialing')
  })

  test('incomplete turns into incomplete_expired, paused into active', async () => {
    const member = await startTrial(server)
    await stripe.subscriptions.cancel(await idOf(member.session))
    const customer = await customerOf(member)
    const items = [{ price: server.services.payments.priceId }]
    await stripe.subscriptions.create({ customer, items, payment_behavior: 'default_incomplete' })
    expect((await member.call(membership.refreshSubscription, {})).body.status).toBe('incomplete')
    await pass(1)
    expect(await mine(member)).toMatchObject({ status: 'incomplete_expired', subscribed: false })

    const paused = await stripe.subscriptions.create({
      customer,
      items,
      trial_period_days: 1,
      trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    })
    await pass(1.01)
    expect(await mine(member)).toMatchObject({ status: 'paused', subscribed: false })
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer })
    await stripe.subscriptions.update(paused.id, { default_payment_method: card.id })
    await stripe.subscriptions.resume(paused.id)
    expect((await member.call(membership.refreshSubscription, {})).body).toMatchObject({
      status: 'active',
      subscribed: true,
    })
  })
})

test('no card number is kept anywhere in the stand-in', async () => {
  const { dataDir } = server.services.config
  expect(await readFile(`${dataDir}/billing-stand-in.json`, 'utf8')).not.toContain(failingCard)
})
