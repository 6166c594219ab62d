import fastify, { type FastifyInstance } from 'fastify'
import { type AddRoute, makeApi } from './api.ts'
import { applyTime } from './billing/lifecycle.ts'
import { makeClock } from './clock.ts'
import { BillingError } from './errors.ts'
import { addPages } from './pages/pages.ts'
import { checkoutSessionRoutes } from './routes/checkout-sessions.ts'
import { customerRoutes } from './routes/customers.ts'
import { eventRoutes } from './routes/events.ts'
import { invoiceRoutes } from './routes/invoices.ts'
import { paymentMethodRoutes } from './routes/payment-methods.ts'
import { portalSessionRoutes } from './routes/portal-sessions.ts'
import { priceRoutes } from './routes/prices.ts'
import { productRoutes } from './routes/products.ts'
import { subscriptionRoutes } from './routes/subscriptions.ts'
import { testControlRoutes } from './routes/test-controls.ts'
import { seedMembership } from './seed.ts'
import type { StandIn } from './stand-in.ts'
import { openStore, type Store } from './store.ts'
import { openWebhooks, type Webhooks } from './webhooks.ts'

const host = '127.0.0.1'
const timeStepMs = 30_000

interface BillingStandInOptions {
  /** 0 takes any free port. */
  port: number
  stateFile: string
  /** Where signed events go. */
  webhookUrl: string
  webhookSecret: string
  /** Opens `/_test/…`: the movable clock, the webhook controls, checkout without a browser. */
  testControls?: boolean
}

export interface BillingStandIn {
  /** Such as `http://127.0.0.1:3001`. */
  origin: string
  close(): Promise<void>
}

interface Parts {
  standIn: StandIn
  store: Store
  webhooks: Webhooks
}

const nouns: ((add: AddRoute, standIn: StandIn) => void)[] = [
  productRoutes,
  priceRoutes,
  customerRoutes,
  paymentMethodRoutes,
  checkoutSessionRoutes,
  subscriptionRoutes,
  invoiceRoutes,
  portalSessionRoutes,
  eventRoutes,
]

function buildApp({ standIn, store, webhooks }: Parts, testControls: boolean): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]
    reply
      .code(404)
      .send(new BillingError(404, `Unrecognized request URL (${request.method}: ${path}).`).toJSON())
  })
  app.register(async (api) => {
    const add = makeApi(api, standIn)
    for (const addRoutes of nouns) addRoutes(add, standIn)
    commitBeforeAnswer(api, store, webhooks)
  })
  app.register(async (pages) => {
    addPages(pages, standIn)
    commitBeforeAnswer(pages, store, webhooks)
  })
  if (testControls)
    app.register(async (controls) => testControlRoutes(controls, { standIn, store, webhooks }))
  return app
}

/** Nothing is answered before it is on the disk; its events go out right after. */
function commitBeforeAnswer(scope: FastifyInstance, store: Store, webhooks: Webhooks): void {
  scope.addHook('onSend', async (request) => {
    if (request.method === 'GET') return
    await store.commit()
    void webhooks.deliver().catch(() => {})
  })
}

/**
 * Starts the embedded stand-in for Stripe's HTTP API, with its own card and portal pages, on 127.0.0.1. It makes the
 * membership product and its price (lookup key `lightly_monthly`) where the state file has none.
 */
export async function startBillingStandIn(options: BillingStandInOptions): Promise<BillingStandIn> {
  const store = await openStore(options.stateFile)
  const standIn: StandIn = { state: store.state, clock: makeClock(store.state), origin: '' }
  const webhooks = openWebhooks(store, { url: options.webhookUrl, secret: options.webhookSecret })
  const app = buildApp({ standIn, store, webhooks }, options.testControls ?? false)
  seedMembership(standIn)
  applyTime(standIn)
  await store.commit()
  await app.listen({ host, port: options.port })
  standIn.origin = `http://${host}:${portOf(app)}`

  const step = () => (applyTime(standIn) ? store.commit() : Promise.resolve()).then(webhooks.deliver)
  const timer = setInterval(() => void step().catch(() => {}), timeStepMs)
  timer.unref()
  void webhooks.deliver().catch(() => {})
  return {
    origin: standIn.origin,
    async close() {
      clearInterval(timer)
      await webhooks.close()
      await app.close()
      await store.commit()
    },
  }
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the billing stand-in has no port')
  return address.port
}
