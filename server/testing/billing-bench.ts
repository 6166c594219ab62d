import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { type BillingStandIn, startBillingStandIn } from '../platform/payments/stand-in/server.ts'

const secret = 'whsec_test_bench'

/** A small webhook receiver that checks each signature with the SDK, and answers what `answer` says. */
async function startReceiver() {
  const events: Stripe.Event[] = []
  const watchers = new Set<() => void>()
  const receiver = { events, answer: () => 200, waitFor, url: '', close }

  const http = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const signature = request.headers['stripe-signature'] ?? ''
      events.push(Stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, secret))
      response.writeHead(receiver.answer()).end()
      for (const watch of watchers) watch()
    })
  })

  /** Resolves once `count` events of the type have come. */
  async function waitFor(type: string, count = 1): Promise<Stripe.Event[]> {
    const found = () => events.filter((event) => event.type === type)
    if (found().length < count)
      await new Promise<void>((resolve) => {
        const watch = () => {
          if (found().length < count) return
          watchers.delete(watch)
          resolve()
        }
        watchers.add(watch)
      })
    return found()
  }
  function close() {
    http.closeAllConnections()
    return new Promise<void>((resolve) => http.close(() => resolve()))
  }

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('the receiver has no port')
  receiver.url = `http://127.0.0.1:${address.port}/webhook`
  return receiver
}

/** The stand-in, the official SDK pointed at it, and a receiver of its webhooks. */
export async function startBench() {
  const folder = mkdtempSync(join(tmpdir(), 'billing-stand-in-'))
  const stateFile = join(folder, 'state.json')
  const receiver = await startReceiver()
  const start = () =>
    startBillingStandIn({
      port: 0,
      stateFile,
      webhookUrl: receiver.url,
      webhookSecret: secret,
      testControls: true,
    })
  let standIn: BillingStandIn = await start()
  const bench = {
    receiver,
    stateFile,
    stripe: sdkFor(standIn),
    origin: standIn.origin,
    control,
    restart,
    close,
  }

  /** Calls a test control and answers its JSON; throws where it is refused. */
  async function control<T = unknown>(path: `/_test/${string}`, body: object = {}): Promise<T> {
    const answer = await fetch(bench.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as T
  }
  async function restart() {
    await standIn.close()
    standIn = await start()
    Object.assign(bench, { stripe: sdkFor(standIn), origin: standIn.origin })
  }
  async function close() {
    await standIn.close()
    await receiver.close()
    rmSync(folder, { recursive: true })
  }
  return bench
}

export type Bench = Awaited<ReturnType<typeof startBench>>

function sdkFor({ origin }: BillingStandIn): Stripe {
  const { hostname, port } = new URL(origin)
  return new Stripe('sk_test_bench', {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  })
}

export async function monthlyPrice({ stripe }: Bench): Promise<Stripe.Price> {
  const { data } = await stripe.prices.list({ lookup_keys: ['lightly_monthly'] })
  const price = data[0]
  if (!price) throw new Error('no membership price')
  return price
}

/** A checkout session for the trial, as the product opens it. */
export async function openSession(
  bench: Bench,
  extra: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  const { id } = await monthlyPrice(bench)
  return bench.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: id, quantity: 1 }],
    payment_method_collection: 'always',
    subscription_data: {
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    },
    success_url: 'http://localhost:3000/onboarding?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/start-checkout',
    ...extra,
  })
}

/** A trial that has just begun; answers its subscription. */
export async function startTrial(bench: Bench, card = '4242424242424242'): Promise<Stripe.Subscription> {
  const session = await openSession(bench)
  await bench.control(`/_test/checkout/${session.id}/complete`, { card })
  const done = await bench.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })
  if (!done.subscription || typeof done.subscription === 'string') throw new Error('no subscription')
  return done.subscription
}

/** Submits a form of a hosted page without a browser; redirects are answered, not followed. */
export function submit(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
}
