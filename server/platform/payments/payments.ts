import { join } from 'node:path'
import Stripe from 'stripe'
import type { Config } from '#server/config.ts'

/** The one way to the payment provider. */
export interface Payments {
  stripe: Stripe
  /** The membership's monthly price. */
  priceId: string
  webhookSecret: string
  close(): Promise<void>
}

/** The id of what the provider tells of by its id or, where it was asked to expand it, as a whole. */
export const idOf = (reference: string | { id: string } | null) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

const retries = { maxNetworkRetries: 2, timeout: 20_000, telemetry: false }

/**
 * The official SDK, talking to Stripe; or, where no key is configured, to the embedded stand-in, which is loaded
 * only then. `webhookUrl` is where the stand-in sends its signed events.
 */
export async function openPayments(config: Config, webhookUrl: string): Promise<Payments> {
  if (config.stripe) {
    const { secretKey, webhookSecret, priceId } = config.stripe
    return { stripe: new Stripe(secretKey, retries), priceId, webhookSecret, close: async () => {} }
  }
  const { startBillingStandIn } = await import('./stand-in/server.ts')
  const { port, webhookSecret, testControls } = config.billingStandIn
  const standIn = await startBillingStandIn({
    port,
    stateFile: join(config.dataDir, 'billing-stand-in.json'),
    webhookUrl,
    webhookSecret,
    testControls,
  })
  return overStandIn(standIn.origin, webhookSecret, () => standIn.close())
}

/** The stand-in of a server that runs already, for a command beside it; undefined where none answers. */
export async function joinStandIn({
  billingStandIn: { port, webhookSecret },
}: Pick<Config, 'billingStandIn'>): Promise<Payments | undefined> {
  const origin = `http://127.0.0.1:${port}`
  const answers = await fetch(`${origin}/v1/prices`).then(
    () => true,
    () => false,
  )
  return answers ? overStandIn(origin, webhookSecret, async () => {}) : undefined
}

async function overStandIn(
  origin: string,
  webhookSecret: string,
  close: () => Promise<void>,
): Promise<Payments> {
  const { hostname, port } = new URL(origin)
  const stripe = new Stripe('sk_test_stand_in', {
    ...retries,
    host: hostname,
    port: Number(port),
    protocol: 'http',
  })
  const { data } = await stripe.prices.list({ lookup_keys: ['lightly_monthly'] })
  const price = data[0]
  if (!price) throw new Error('the billing stand-in has no membership price')
  return { stripe, priceId: price.id, webhookSecret, close }
}
