import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Bench, startBench, startTrial } from '#server/testing/billing-bench.ts'
import { backOff } from './webhooks.ts'

let bench: Bench
beforeEach(async () => {
  bench = await startBench()
})
afterEach(() => bench.close())

const types = () => bench.receiver.events.map((event) => event.type)
const pending = async (change: object = {}) =>
  (await bench.control<{ pending: number }>('/_test/webhooks', change)).pending

describe('webhooks', () => {
  it('tell of a new trial, signed, in the order of things', async () => {
    const trial = await startTrial(bench)
    expect(types()).toEqual([
      'customer.created',
      'payment_method.attached',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.created',
      'checkout.session.completed',
    ])
    const [created] = await bench.receiver.waitFor('customer.subscription.created')
    expect(created?.data.object).toMatchObject({ id: trial.id, status: 'trialing' })
    expect(await bench.stripe.events.retrieve(created?.id ?? '')).toMatchObject({ pending_webhooks: 0 })
  })

  it('come again after anything but 2xx', async () => {
    const answers = [500, 302, 404]
    bench.receiver.answer = () => answers.shift() ?? 200
    const { id } = await bench.stripe.products.create({ name: 'Again' })
    const tries = await bench.receiver.waitFor('product.created', 4)
    expect(new Set(tries.map((event) => event.id)).size).toBe(1)
    expect(tries[0]?.data.object).toMatchObject({ id })
    expect(await pending()).toBe(0)
  })

  it('wait longer each time, up to an hour', () => {
    expect([1, 2, 3, 30].map(backOff)).toEqual([500, 1000, 2000, 3_600_000])
  })

  it('can be held, and released by type or all', async () => {
    await pending({ mode: 'hold' })
    await startTrial(bench)
    expect(types()).toEqual([])
    await pending({ release: 'customer.subscription.created' })
    expect(types()).toEqual(['customer.subscription.created'])
    expect(await pending({ mode: 'deliver' })).toBe(0)
    expect(types()).toHaveLength(8)
  })

  it('can come twice', async () => {
    await pending({ mode: 'duplicate' })
    await startTrial(bench)
    expect(types()).toHaveLength(16)
    expect(new Set(bench.receiver.events.map((event) => event.id)).size).toBe(8)
  })

  it('can come newest first', async () => {
    await pending({ mode: 'reorder' })
    await startTrial(bench)
    expect(types().at(0)).toBe('checkout.session.completed')
    expect(types().at(-1)).toBe('customer.created')
  })

  it('can be lost, while the log of events still has them', async () => {
    await pending({ mode: 'drop' })
    await startTrial(bench)
    expect(await pending({ mode: 'deliver' })).toBe(0)
    expect(types()).toEqual([])
    const { data } = await bench.stripe.events.list({ type: 'customer.subscription.created' })
    expect(data).toHaveLength(1)
  })
})

describe('a restart', () => {
  it('keeps everything, and delivers what was still to go out', async () => {
    await pending({ mode: 'hold' })
    const trial = await startTrial(bench)
    await bench.control('/_test/clock', { advance: 60 })
    await bench.restart()
    expect(await bench.stripe.subscriptions.retrieve(trial.id)).toEqual(
      expect.objectContaining({ id: trial.id, status: 'trialing', trial_end: trial.trial_end }),
    )
    expect((await bench.stripe.prices.list()).data).toHaveLength(1)
    await bench.receiver.waitFor('checkout.session.completed')
  })

  it('replays an idempotent answer that was given before', async () => {
    const create = () => bench.stripe.customers.create({ email: 'k@example.com' }, { idempotencyKey: 'k' })
    const before = await create()
    await bench.restart()
    expect((await create()).id).toBe(before.id)
  })
})
