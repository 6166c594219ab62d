import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bench, monthlyPrice, openSession, startBench, submit } from '#server/testing/billing-bench.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

const typed = {
  email: 'mum@example.com',
  number: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
  name: 'Ada Mum',
}
const pageOf = async (answer: Response) => ({ status: answer.status, text: await answer.text() })
const retrieve = (id: string) => bench.stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] })

async function openPage() {
  const session = await openSession(bench, { metadata: { checkout_id: 'one' } })
  if (!session.url) throw new Error('an open session has a url')
  return { id: session.id, url: session.url }
}

describe('the card page', () => {
  it('says that it is a test, what it costs and when', async () => {
    const { url } = await openPage()
    const { status, text } = await pageOf(await fetch(url))
    expect(status).toBe(200)
    expect(text).toContain('<strong>Test mode:</strong> no real card is charged.')
    expect(text).toContain('Free for 7 days, then A$14.99 a month.')
    expect(text).toContain('href="http://localhost:3000/start-checkout"')
  })

  it('starts the trial and sends the browser back with the session id', async () => {
    const { id, url } = await openPage()
    const answer = await submit(url, typed)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`http://localhost:3000/onboarding?session_id=${id}`)
    const session = await retrieve(id)
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      url: null,
      metadata: { checkout_id: 'one' },
      customer_details: { email: 'mum@example.com' },
      subscription: { status: 'trialing', cancel_at_period_end: false },
    })
    const trial = session.subscription
    if (!trial || typeof trial === 'string') throw new Error('not expanded')
    expect((trial.trial_end ?? 0) - (trial.trial_start ?? 0)).toBe(7 * 24 * 60 * 60)
  })

  it('says so when it is opened again, or has expired, or never was', async () => {
    const done = await openPage()
    await submit(done.url, typed)
    expect((await pageOf(await fetch(done.url))).text).toContain('All done')
    const lapsed = await openPage()
    await bench.stripe.checkout.sessions.expire(lapsed.id)
    const page = await pageOf(await submit(lapsed.url, typed))
    expect(page).toMatchObject({ status: 410, text: expect.stringContaining('This page has expired') })
    expect((await fetch(`${bench.origin}/c/pay/cs_test_none`)).status).toBe(404)
  })

  it('keeps what was typed but the card when the card is declined', async () => {
    const { id, url } = await openPage()
    const { status, text } = await pageOf(await submit(url, { ...typed, number: '4000 0000 0000 0002' }))
    expect(status).toBe(422)
    expect(text).toContain('Your card was declined.')
    expect(text).toContain('value="mum@example.com"')
    expect(text).toContain('value="Ada Mum"')
    expect(text).not.toContain('4000 0000 0000 0002"')
    expect((await retrieve(id)).status).toBe('open')
  })

  it.each([
    ['number', '4242 4242 4242 4241', 'Your card number is invalid.'],
    ['expiry', '01 / 20', 'Enter a date to come, such as 12/34.'],
    ['cvc', '12', 'Enter the 3 or 4 digits'],
    ['email', 'nobody', 'Enter your email address.'],
    ['name', ' ', 'Enter the name on the card.'],
  ])('points at a wrong %s', async (field, value, problem) => {
    const { url } = await openPage()
    const { status, text } = await pageOf(await submit(url, { ...typed, [field]: value }))
    expect(status).toBe(422)
    expect(text).toContain(`aria-describedby="${field}-problem"`)
    expect(text).toContain(problem)
  })

  it('never takes a card that is not a test card', async () => {
    const { url } = await openPage()
    const { text } = await pageOf(await submit(url, { ...typed, number: '4111 1111 1111 1111' }))
    expect(text).toContain('This is test mode. Please use a test card.')
  })

  it('places what was typed as text, not as HTML', async () => {
    const { url } = await openPage()
    const { text } = await pageOf(await submit(url, { ...typed, cvc: '', name: '"><b>x' }))
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;x"')
  })

  it('lets no foreign origin in and no form out but to the shop', async () => {
    const { url } = await openPage()
    const policy = (await fetch(url)).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:3000")
  })
})

describe('3-D Secure', () => {
  const secure = { ...typed, number: '4000 0025 0000 3155' }

  it('starts the trial only after the bank has said yes', async () => {
    const { id, url } = await openPage()
    expect((await submit(url, secure)).headers.get('location')).toBe(`/c/pay/${id}/bank`)
    expect((await retrieve(id)).status).toBe('open')
    const answer = await submit(`${url}/bank`, { outcome: 'complete' })
    expect(answer.headers.get('location')).toContain(id)
    expect((await retrieve(id)).status).toBe('complete')
  })

  it('goes back to the card page when the bank says no', async () => {
    const { id, url } = await openPage()
    await submit(url, secure)
    const back = (await submit(`${url}/bank`, { outcome: 'fail' })).headers.get('location') ?? ''
    const { text } = await pageOf(await fetch(bench.origin + back))
    expect(text).toContain('We are unable to authenticate your payment method.')
    expect(text).toContain('value="mum@example.com"')
    expect((await retrieve(id)).status).toBe('open')
  })
})

describe('a session', () => {
  it('belongs to the customer it was opened for', async () => {
    const customer = await bench.stripe.customers.create({ email: 'known@example.com' })
    const session = await openSession(bench, { customer: customer.id })
    if (!session.url) throw new Error('no url')
    expect((await pageOf(await fetch(session.url))).text).not.toContain('name="email"')
    await submit(session.url, { ...typed, email: 'other@example.com' })
    expect((await retrieve(session.id)).customer).toBe(customer.id)
    expect(await bench.stripe.customers.retrieve(customer.id)).toMatchObject({ email: 'known@example.com' })
  })

  it('charges at once where there is no trial', async () => {
    const price = await monthlyPrice(bench)
    const session = await openSession(bench, { subscription_data: {}, line_items: [{ price: price.id }] })
    if (!session.url) throw new Error('no url')
    const refused = await submit(session.url, { ...typed, number: '4000 0000 0000 0341' })
    expect(refused.status).toBe(422)
    await submit(session.url, typed)
    expect(await retrieve(session.id)).toMatchObject({
      payment_status: 'paid',
      amount_total: 1499,
      subscription: { status: 'active' },
    })
  })

  it('expires by itself, on time', async () => {
    const { id } = await openPage()
    await bench.control('/_test/clock', { advance: 24 * 60 * 60 + 10 })
    expect((await retrieve(id)).status).toBe('expired')
    const fresh = await openPage()
    expect((await retrieve(fresh.id)).status).toBe('open')
  })
})
