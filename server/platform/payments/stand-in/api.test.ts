import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Bench,
  monthlyPrice,
  openSession,
  startBench,
  startTrial,
} from '#server/testing/billing-bench.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('it was not refused'),
    (error: unknown) => error as Stripe.errors.StripeError,
  )

describe('the membership', () => {
  it('has one monthly price of A$14.99 under its lookup key', async () => {
    const price = await monthlyPrice(bench)
    expect(price).toMatchObject({ unit_amount: 1499, currency: 'aud', recurring: { interval: 'month' } })
    expect(price.unit_amount_decimal?.toString()).toBe('1499')
    const whole = await bench.stripe.prices.retrieve(price.id, { expand: ['product'] })
    expect(whole.product).toMatchObject({ object: 'product', name: 'Lightly membership' })
  })
})

describe('errors', () => {
  it('says what is missing, with a code, a param and a request id', async () => {
    const error = await refusal(bench.stripe.customers.retrieve('cus_none'))
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'id' })
    expect(error.requestId).toMatch(/^req_/)
  })

  it('refuses a parameter that this API version does not have', async () => {
    const gone = { payment_method_types: ['card'] } as Partial<Stripe.Checkout.SessionCreateParams>
    const error = await refusal(openSession(bench, gone))
    expect(error).toMatchObject({ statusCode: 400, code: 'parameter_unknown', param: 'payment_method_types' })
  })

  it('names a nested parameter that is missing or wrong', async () => {
    const unknownPrice = await refusal(
      openSession(bench, { line_items: [{ price: 'price_no', quantity: 1 }] }),
    )
    expect(unknownPrice).toMatchObject({ code: 'resource_missing', param: 'line_items[0][price]' })
    const noPrice = await refusal(openSession(bench, { line_items: [{ quantity: 1 }] }))
    expect(noPrice).toMatchObject({ code: 'parameter_missing', param: 'line_items[0][price]' })
  })

  it('refuses a live key, no key, and an unknown route', async () => {
    const ask = (path: string, key?: string) =>
      fetch(bench.origin + path, key ? { headers: { authorization: `Bearer ${key}` } } : {})
    expect((await ask('/v1/prices', 'sk_live_abc')).status).toBe(401)
    expect((await ask('/v1/prices')).status).toBe(401)
    const unknown = await ask('/v1/teapots', 'sk_test_abc')
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
  })
})

describe('idempotency', () => {
  it('replays the answer of a key', async () => {
    const options = { idempotencyKey: 'same' }
    const first = await bench.stripe.customers.create({ email: 'a@example.com' }, options)
    const again = await bench.stripe.customers.create({ email: 'a@example.com' }, options)
    expect(again.id).toBe(first.id)
    expect((await bench.stripe.customers.list({ email: 'a@example.com' })).data).toHaveLength(1)
  })

  it('refuses a key that comes with other parameters', async () => {
    await bench.stripe.customers.create({ email: 'b@example.com' }, { idempotencyKey: 'other' })
    const error = await refusal(
      bench.stripe.customers.create({ email: 'c@example.com' }, { idempotencyKey: 'other' }),
    )
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    expect(error.statusCode).toBe(400)
  })

  it('lets a refused request be put right under the same key', async () => {
    const options = { idempotencyKey: 'put-right' }
    await refusal(
      bench.stripe.subscriptions.create({ customer: 'cus_none', items: [{ price: 'x' }] }, options),
    )
    const customer = await bench.stripe.customers.create({ email: 'd@example.com' }, options)
    expect(customer.email).toBe('d@example.com')
  })
})

describe('objects', () => {
  it('pages lists newest first', async () => {
    const made: string[] = []
    for (let index = 0; index < 5; index += 1)
      made.unshift((await bench.stripe.customers.create({ email: 'page@example.com' })).id)
    const first = await bench.stripe.customers.list({ email: 'page@example.com', limit: 2 })
    expect(first).toMatchObject({ has_more: true, data: [{ id: made[0] }, { id: made[1] }] })
    const all = await bench.stripe.customers
      .list({ email: 'page@example.com', limit: 2 })
      .autoPagingToArray({ limit: 100 })
    expect(all.map((customer) => customer.id)).toEqual(made)
  })

  it('merges metadata and unsets with an empty text', async () => {
    const { id } = await bench.stripe.customers.create({ name: 'Ada', metadata: { a: '1', b: '2' } })
    const changed = await bench.stripe.customers.update(id, { name: '', metadata: { b: '', c: '3' } })
    expect(changed).toMatchObject({ name: null, metadata: { a: '1', c: '3' } })
    expect(changed.metadata).not.toHaveProperty('b')
  })

  it('gives the same card the same fingerprint, and another card another', async () => {
    const cardOf = async (number: string) => {
      const trial = await startTrial(bench, number)
      const { data } = await bench.stripe.paymentMethods.list({ customer: String(trial.customer) })
      return data[0]?.card
    }
    const one = await cardOf('4242424242424242')
    expect(one).toMatchObject({ last4: '4242', brand: 'visa' })
    expect((await cardOf('4242 4242 4242 4242'))?.fingerprint).toBe(one?.fingerprint)
    expect((await cardOf('5555555555554444'))?.fingerprint).not.toBe(one?.fingerprint)
  })

  it('puts the period on the item and the subscription under the parent of the invoice', async () => {
    const trial = await startTrial(bench)
    expect(trial).not.toHaveProperty('current_period_end')
    expect(trial.items.data[0]?.current_period_end).toBe(trial.trial_end)
    const invoice = await bench.stripe.invoices.retrieve(String(trial.latest_invoice))
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_due: 0,
      parent: { subscription_details: { subscription: trial.id } },
    })
  })

  it('deletes a customer and ends what she had', async () => {
    const trial = await startTrial(bench)
    expect(await bench.stripe.customers.del(String(trial.customer))).toMatchObject({ deleted: true })
    expect((await bench.stripe.subscriptions.retrieve(trial.id)).status).toBe('canceled')
  })
})
