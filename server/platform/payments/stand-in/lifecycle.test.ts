import type Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Bench, monthlyPrice, startBench, startTrial } from '#server/testing/billing-bench.ts'

let bench: Bench
beforeEach(async () => {
  bench = await startBench()
})
afterEach(() => bench.close())

const day = 24 * 60 * 60
const goodCard = '4242424242424242'
const failingCard = '4000000000000341'

const pass = (days: number) => bench.control('/_test/clock', { advance: days * day })
const look = (id: string) => bench.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
const typesFor = (since: number) => bench.receiver.events.slice(since).map((event) => event.type)

async function customerWith(card: 'pm_card_visa' | 'pm_card_chargeCustomerFail' | null) {
  if (card === null) return bench.stripe.customers.create({ email: 'mum@example.com' })
  return bench.stripe.customers.create({
    email: 'mum@example.com',
    payment_method: card,
    invoice_settings: { default_payment_method: card },
  })
}

async function subscribe(customer: Stripe.Customer, extra: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const { id } = await monthlyPrice(bench)
  return bench.stripe.subscriptions.create({ customer: customer.id, items: [{ price: id }], ...extra })
}

describe('a trial', () => {
  it('warns three days ahead, once, and is paid on day 7', async () => {
    const trial = await startTrial(bench, goodCard)
    await pass(3.9)
    expect(typesFor(8)).toEqual([])
    await pass(0.2)
    expect(typesFor(8)).toEqual(['customer.subscription.trial_will_end'])
    await pass(3)
    expect(typesFor(9)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ])
    const paid = await look(trial.id)
    expect(paid).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', amount_paid: 1499, billing_reason: 'subscription_cycle' },
    })
    expect(paid.items.data[0]?.current_period_start).toBe(trial.trial_end)
    const [update] = await bench.receiver.waitFor('customer.subscription.updated')
    expect(update?.data.previous_attributes).toMatchObject({ status: 'trialing' })
    expect(update?.created).toBe(trial.trial_end)
  })

  it('is past due with a card that fails, tries three times more, and ends', async () => {
    const trial = await startTrial(bench, failingCard)
    await pass(7.01)
    expect(await look(trial.id)).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1, amount_remaining: 1499 },
    })
    await pass(3)
    expect(await look(trial.id)).toMatchObject({ status: 'past_due', latest_invoice: { attempt_count: 2 } })
    await pass(12)
    expect(await look(trial.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
      latest_invoice: { attempt_count: 4, next_payment_attempt: null },
    })
    expect(typesFor(0).filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
    await bench.receiver.waitFor('customer.subscription.deleted')
  })

  it('recovers from past due when a good card is there at the next try', async () => {
    const trial = await startTrial(bench, failingCard)
    await pass(7.01)
    const card = await bench.stripe.paymentMethods.attach('pm_card_visa', {
      customer: String(trial.customer),
    })
    await bench.stripe.subscriptions.update(trial.id, { default_payment_method: card.id })
    await pass(3)
    expect(await look(trial.id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
  })

  it('catches up step by step after a long sleep', async () => {
    const trial = await startTrial(bench, goodCard)
    await pass(7 + 31 + 31 + 1)
    const { data } = await bench.stripe.invoices.list({ subscription: trial.id })
    expect(data.map((invoice) => invoice.amount_paid)).toEqual([1499, 1499, 1499, 0])
    expect(data.every((invoice) => invoice.created === invoice.period_start)).toBe(true)
  })
})

describe('a cancel', () => {
  it('at period end keeps the trial until its end, and can be taken back', async () => {
    const trial = await startTrial(bench)
    const pending = await bench.stripe.subscriptions.update(trial.id, { cancel_at_period_end: true })
    expect(pending).toMatchObject({
      status: 'trialing',
      cancel_at_period_end: true,
      cancel_at: trial.trial_end,
    })
    const undone = await bench.stripe.subscriptions.update(trial.id, { cancel_at_period_end: false })
    expect(undone).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null })
    await bench.stripe.subscriptions.update(trial.id, { cancel_at_period_end: true })
    await pass(7.01)
    expect(await look(trial.id)).toMatchObject({ status: 'canceled', ended_at: trial.trial_end })
    expect((await bench.stripe.invoices.list({ subscription: trial.id })).data).toHaveLength(1)
  })

  it('at once shows only in lists of all, and cannot be done twice', async () => {
    const trial = await startTrial(bench)
    const customer = String(trial.customer)
    expect((await bench.stripe.subscriptions.cancel(trial.id)).status).toBe('canceled')
    expect((await bench.stripe.subscriptions.list({ customer })).data).toEqual([])
    const { data } = await bench.stripe.subscriptions.list({ customer, status: 'all' })
    expect(data).toMatchObject([{ id: trial.id, status: 'canceled' }])
    await expect(bench.stripe.subscriptions.cancel(trial.id)).rejects.toThrow('No such subscription')
    await expect(bench.stripe.subscriptions.update(trial.id, { cancel_at_period_end: true })).rejects.toThrow(
      'A canceled subscription can only update',
    )
  })
})

describe('without a card or a first payment', () => {
  it('expires an incomplete subscription after 23 hours', async () => {
    const customer = await customerWith(null)
    const { id } = await subscribe(customer, { payment_behavior: 'default_incomplete' })
    expect(await look(id)).toMatchObject({ status: 'incomplete', latest_invoice: { status: 'open' } })
    await pass(23 / 24)
    expect(await look(id)).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } })
  })

  it('completes an incomplete subscription when its invoice is paid', async () => {
    const customer = await customerWith('pm_card_visa')
    const { id, latest_invoice } = await subscribe(customer, { payment_behavior: 'default_incomplete' })
    await bench.stripe.invoices.pay(String(latest_invoice))
    expect((await look(id)).status).toBe('active')
  })

  it('is incomplete with a failing card, or refused where the caller prefers that', async () => {
    const customer = await customerWith('pm_card_chargeCustomerFail')
    expect((await subscribe(customer)).status).toBe('incomplete')
    await expect(subscribe(customer, { payment_behavior: 'error_if_incomplete' })).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
    })
  })

  it('pauses or cancels a trial that ends without a card, as it was told', async () => {
    const customer = await customerWith(null)
    const ends = (missing_payment_method: 'pause' | 'cancel') =>
      subscribe(customer, {
        trial_period_days: 7,
        trial_settings: { end_behavior: { missing_payment_method } },
      })
    const [paused, cancelled] = [await ends('pause'), await ends('cancel')]
    await pass(7.01)
    expect((await look(cancelled.id)).status).toBe('canceled')
    expect((await look(paused.id)).status).toBe('paused')
    await expect(bench.stripe.subscriptions.resume(cancelled.id)).rejects.toThrow('Only paused')
    const card = await bench.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
    await bench.stripe.subscriptions.update(paused.id, { default_payment_method: card.id })
    expect((await bench.stripe.subscriptions.resume(paused.id)).status).toBe('active')
  })
})
