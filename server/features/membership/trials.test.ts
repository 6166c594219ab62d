import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as account from '#contract/account.ts'
import * as membership from '#contract/membership.ts'
import { freshTestCard } from '#server/platform/payments/stand-in/cards.ts'
import { startTestServer, type TestServer } from '#server/testing/server.ts'
import {
  completeCheckout,
  payFor,
  sessionIdOf,
  standIn,
  startTrial,
} from '#server/testing/stand-in-controls.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { membershipJobs } from './jobs.ts'

let server: TestServer
let stripe: Stripe
beforeAll(async () => {
  server = await startTestServer()
  stripe = server.services.payments.stripe
})
afterAll(() => server.close())
beforeEach(() => standIn(server, 'webhooks', { mode: 'deliver' }))

const day = 24 * 60 * 60 * 1000
const password = 'a quiet cup of tea'
const refused = /already had its free trial, so we cancelled this one\. You will not be charged\./
let count = 0
const freshEmail = () => `payer-${++count}@example.com`

const activate = (visitor: Visitor, session_id: string) =>
  visitor.send<{ error: string }>('POST', '/api/activate-sub', { session_id })
const mine = async (visitor: Visitor) => (await visitor.call(membership.getSubscription, {})).body
const run = (name: string, now: Date) =>
  membershipJobs(server.services)
    .find((job) => job.name === name)
    ?.run(now)
const inDays = (days: number) => new Date(Date.now() + days * day)

async function boughtIn(session: string): Promise<Stripe.Subscription> {
  const { subscription } = await stripe.checkout.sessions.retrieve(session, { expand: ['subscription'] })
  if (!subscription || typeof subscription === 'string') throw new Error('nothing was bought')
  return subscription
}
const statusOf = async (session: string) => (await boughtIn(session)).status

describe('one trial a person', () => {
  test.each(['card', 'email'] as const)(
    'a second one with the same %s is refused and ended',
    async (same) => {
      const card = freshTestCard()
      const email = freshEmail()
      const first = server.visitor()
      expect((await activate(first, await payFor(server, first, { card, email }))).status).toBe(200)
      const visitor = server.visitor()
      const paying = same === 'card' ? { card } : { email: email.toUpperCase() }
      const session = await payFor(server, visitor, paying)
      for (const _ of ['first', 'again']) {
        const answer = await activate(visitor, session)
        expect(answer).toMatchObject({ status: 409, body: { error: expect.stringMatching(refused) } })
      }
      expect(await statusOf(session)).toBe('canceled')
      expect((await stripe.invoices.list({ subscription: (await boughtIn(session)).id })).data).toMatchObject(
        [{ amount_due: 0 }],
      )
      await visitor.call(account.createAccount, { body: { email: freshEmail(), password } })
      expect(await mine(visitor)).toMatchObject({ status: 'inactive', on_trial: false })
    },
  )

  test('a member who is refused one is not told to sign in, and is offered a paid membership', async () => {
    const card = freshTestCard()
    await startTrial(server, { card })
    const member = await server.freeMember()
    const { status, body } = await activate(member, await payFor(server, member, { card }))
    expect([status, body.error]).toEqual([409, expect.stringMatching(refused)])
    expect(body.error).not.toMatch(/sign in/i)
    expect((await member.call(membership.getOffer, {})).body.trial).toBe(false)
  })

  test('two at the same moment with one card: one is kept', async () => {
    const card = freshTestCard()
    await standIn(server, 'webhooks', { mode: 'hold' })
    const visitors = [server.visitor(), server.visitor()]
    const sessions = [
      await payFor(server, visitors[0] as Visitor, { card }),
      await payFor(server, visitors[1] as Visitor, { card }),
    ]
    const answers = await Promise.all(
      visitors.map((visitor, index) => activate(visitor, sessions[index] ?? '')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await Promise.all(sessions.map(statusOf))).sort()).toEqual(['canceled', 'trialing'])
  })

  test("the e-mail of a member's account had its trial, whatever was typed at the card page", async () => {
    const member = await startTrial(server)
    const visitor = server.visitor()
    const session = await payFor(server, visitor, { email: member.email })
    expect((await activate(visitor, session)).status).toBe(409)
  })

  test('where the provider is down at the refusal, the job ends it', async () => {
    const card = freshTestCard()
    await startTrial(server, { card })
    await standIn(server, 'webhooks', { mode: 'drop' })
    const visitor = server.visitor()
    const session = await payFor(server, visitor, { card })
    const { cancel } = stripe.subscriptions
    stripe.subscriptions.cancel = () => Promise.reject(new Error('no answer'))
    try {
      expect((await activate(visitor, session)).status).toBe(500)
    } finally {
      stripe.subscriptions.cancel = cancel
    }
    expect(await statusOf(session)).toBe('trialing')
    await run('end-unwanted-subscriptions', new Date())
    expect(await statusOf(session)).toBe('canceled')
  })
})

describe('a trial that nobody claims', () => {
  test('is ended by the job three days before its end, and not sooner; its card has had none', async () => {
    const card = freshTestCard()
    const visitor = server.visitor()
    const session = await payFor(server, visitor, { card })
    expect((await activate(visitor, session)).status).toBe(200)
    await run('end-unwanted-subscriptions', inDays(3.9))
    expect(await statusOf(session)).toBe('trialing')
    await run('end-unwanted-subscriptions', inDays(4.1))
    expect(await statusOf(session)).toBe('canceled')
    const late = await activate(visitor, session)
    expect(late).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('waiting for an account') },
    })
    await visitor.call(account.createAccount, { body: { email: freshEmail(), password } })
    expect(await mine(visitor)).toMatchObject({ status: 'inactive' })
    await startTrial(server, { card })
  })

  test('is found by the job though neither webhook nor browser ever came back', async () => {
    await standIn(server, 'webhooks', { mode: 'drop' })
    const visitor = server.visitor()
    const session = await payFor(server, visitor)
    await run('reconcile-subscriptions', inDays(0.1))
    await run('end-unwanted-subscriptions', inDays(5))
    expect(await statusOf(session)).toBe('canceled')
  })

  test('is left alone where it is claimed, and ended where its account is gone', async () => {
    const member = await startTrial(server)
    await run('end-unwanted-subscriptions', inDays(6))
    expect(await statusOf(member.session)).toBe('trialing')
    await server.testDatabase.asOwner(`delete from auth."user" where id = $1`, [member.userId])
    await run('end-unwanted-subscriptions', new Date())
    expect(await statusOf(member.session)).toBe('canceled')
  })
})

describe('two completed checkouts leave one live subscription', () => {
  test('a member with one signs in where she has begun another: the second is ended', async () => {
    const member = await startTrial(server)
    const visitor = server.visitor()
    const second = await payFor(server, visitor)
    expect((await activate(visitor, second)).status).toBe(200)
    await visitor.call(account.signIn, { body: { email: member.email, password } })
    const { body } = await activate(visitor, second)
    expect(body.error).toMatch(/^You already have a membership.* under Account\.$/)
    await run('end-unwanted-subscriptions', new Date())
    expect([await statusOf(member.session), await statusOf(second)]).toEqual(['trialing', 'canceled'])
    expect(await mine(member)).toMatchObject({ status: 'trialing', on_trial: true })
  })

  test('a page that a member left open elsewhere is closed when she opens another', async () => {
    const member = await server.freeMember()
    const other = server.visitor()
    await other.call(account.signIn, { body: { email: member.email, password } })
    const first = sessionIdOf((await member.call(membership.startCheckout, {})).body.url)
    const second = sessionIdOf((await other.call(membership.startCheckout, {})).body.url)
    expect(second).not.toBe(first)
    await expect(completeCheckout(server, first)).rejects.toThrow('expired')
  })

  test('two that the provider runs for one customer: the older one stays, and says where she stands', async () => {
    const member = await startTrial(server)
    const first = await boughtIn(member.session)
    const second = await stripe.subscriptions.create({
      customer: String(first.customer),
      items: [{ price: server.services.payments.priceId }],
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    })
    await member.call(membership.refreshSubscription, {})
    expect((await stripe.subscriptions.retrieve(second.id)).status).toBe('canceled')
    expect(await statusOf(member.session)).toBe('trialing')
    expect(await mine(member)).toMatchObject({ status: 'trialing', on_trial: true })
  })
})

test('whoever has had her trial is offered a paid membership, pays today, and gets it', async () => {
  const member = await startTrial(server)
  await stripe.subscriptions.cancel((await boughtIn(member.session)).id)
  await member.call(membership.refreshSubscription, {})
  expect(await mine(member)).toMatchObject({ status: 'canceled', on_trial: false, trial_used: true })
  expect((await member.call(membership.getOffer, {})).body).toEqual({
    trial: false,
    price: { cents: 1499, currency: 'aud', interval: 'month' },
  })
  expect((await server.visitor().call(membership.getOffer, {})).body.trial).toBe(true)
  const again = await payFor(server, member)
  expect(await boughtIn(again)).toMatchObject({ status: 'active', trial_start: null })
  expect((await activate(member, again)).status).toBe(200)
  expect(await mine(member)).toMatchObject({ status: 'active', subscribed: true, on_trial: false })
})

test('the portal opens at its front where the cancel is planned already, also when only the provider knows', async () => {
  const member = await startTrial(server)
  const { id } = await boughtIn(member.session)
  await standIn(server, 'webhooks', { mode: 'drop' })
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  for (const _ of ['only the provider knows', 'so do we']) {
    const { status, body } = await member.call(membership.openPortal, {
      body: { flow: 'subscription_cancel' },
    })
    expect(status).toBe(200)
    expect(await (await fetch(body.url)).text()).toContain("Don't cancel subscription")
    await member.call(membership.refreshSubscription, {})
  }
})
