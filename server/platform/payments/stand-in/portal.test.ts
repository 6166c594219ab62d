import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bench, startBench, startTrial, submit } from '#server/testing/billing-bench.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

const look = (id: string) => bench.stripe.subscriptions.retrieve(id)
const textOf = async (url: string) => (await fetch(url)).text()

async function openPortal(
  trial: Stripe.Subscription,
  flow_data?: Stripe.BillingPortal.SessionCreateParams.FlowData,
) {
  const session = await bench.stripe.billingPortal.sessions.create({
    customer: String(trial.customer),
    return_url: 'http://localhost:3000/account',
    ...(flow_data && { flow_data }),
  })
  return session.url
}

describe('the portal', () => {
  it('shows the plan, the card and the way back', async () => {
    const text = await textOf(await openPortal(await startTrial(bench)))
    expect(text).toContain('Lightly membership')
    expect(text).toMatch(/Free until \d+ \w+ \d{4}, then A\$14\.99 a month\./)
    expect(text).toContain('Visa ending in 4242, expires 12/34')
    expect(text).toContain('<a href="http://localhost:3000/account">Return to Lightly</a>')
  })

  it('cancels with a date and not with the flag, and takes it back', async () => {
    const trial = await startTrial(bench)
    const url = await openPortal(trial)
    expect((await submit(`${url}/cancel`, {})).status).toBe(303)
    expect(await look(trial.id)).toMatchObject({
      status: 'trialing',
      cancel_at: trial.trial_end,
      cancel_at_period_end: false,
      cancellation_details: { reason: 'cancellation_requested' },
    })
    expect(await textOf(url)).toContain("Don't cancel subscription")
    await submit(`${url}/keep`, {})
    expect(await look(trial.id)).toMatchObject({ cancel_at: null, canceled_at: null })
  })

  it('opens at the cancel view, and not where the end is already planned', async () => {
    const trial = await startTrial(bench)
    const flow = { type: 'subscription_cancel', subscription_cancel: { subscription: trial.id } } as const
    const url = await openPortal(trial, flow)
    expect(await textOf(url)).toContain('Cancel subscription?')
    await submit(`${url}/cancel`, {})
    await expect(openPortal(trial, flow)).rejects.toThrow('already set to be canceled')
  })

  it('refuses to cancel what belongs to another customer', async () => {
    const [mine, hers] = [await startTrial(bench), await startTrial(bench)]
    const flow = { type: 'subscription_cancel', subscription_cancel: { subscription: hers.id } } as const
    await expect(openPortal(mine, flow)).rejects.toMatchObject({ statusCode: 400 })
  })

  it('changes the card that is charged', async () => {
    const trial = await startTrial(bench, '4000000000000341')
    const url = await openPortal(trial, { type: 'payment_method_update' })
    expect(await textOf(url)).toContain('Update card')
    const card = { number: '4000 0000 0000 0002', expiry: '12/34', cvc: '123' }
    expect((await submit(`${url}/card`, card)).status).toBe(422)
    await submit(`${url}/card`, { ...card, number: '5555 5555 5555 4444' })
    expect(await textOf(`${url}/plan`)).toContain('Mastercard ending in 4444')
    await bench.control('/_test/clock', { advance: 7.01 * 24 * 60 * 60 })
    expect((await look(trial.id)).status).toBe('active')
  })

  it('closes after an hour', async () => {
    const url = await openPortal(await startTrial(bench))
    await bench.control('/_test/clock', { advance: 60 * 60 + 1 })
    expect((await fetch(url)).status).toBe(404)
  })
})
