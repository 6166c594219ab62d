import Stripe from 'stripe'
import { build, type Database } from '#server/database/client.ts'
import { forEachSettled } from '#server/platform/jobs/for-each-settled.ts'
import { type BillingContext, confirmCheckout } from './confirm-checkout.ts'
import { isGoneAtProvider } from './end-subscription.ts'
import {
  abandonUnclaimed,
  endRefusedCheckout,
  listRefusedCheckouts,
  listUnclaimed,
} from './refused-checkouts.ts'
import { runningStatuses } from './repo.ts'
import { settleCustomer } from './settle-customer.ts'

const hourMs = 60 * 60 * 1000
const oldMs = 6 * hourMs
const recentMs = 72 * hourMs
const atOnce = 200

/** Customers whose subscription runs or changed lately and who were not asked about for six hours, the stalest first. */
async function staleCustomers(database: Database, now: Date): Promise<string[]> {
  const rows = await database.asSystem().rows(
    build
      .selectFrom('billing_customers as b')
      .select('b.stripe_customer_id as id')
      .where((where) =>
        where.or([
          where('b.synced_at', 'is', null),
          where('b.synced_at', '<=', new Date(now.getTime() - oldMs)),
        ]),
      )
      .where((where) =>
        where.exists(
          where
            .selectFrom('subscriptions as s')
            .select('s.id')
            .whereRef('s.stripe_customer_id', '=', 'b.stripe_customer_id')
            .where((live) =>
              live.or([
                live('s.status', 'in', [...runningStatuses, 'incomplete', 'paused', 'unpaid']),
                live('s.updated_at', '>=', new Date(now.getTime() - recentMs)),
              ]),
            ),
        ),
      )
      .orderBy('b.synced_at', (order) => order.asc().nullsFirst())
      .limit(atOnce),
  )
  return rows.map(({ id }) => id)
}

async function noteAsked(database: Database, customerId: string, now: Date): Promise<void> {
  await database
    .asSystem()
    .rows(
      build
        .updateTable('billing_customers')
        .set({ synced_at: now })
        .where('stripe_customer_id', '=', customerId),
    )
}

/** Checkouts that may have been completed without our hearing of it. */
async function openCheckouts(database: Database, now: Date) {
  const rows = await database.asSystem().rows(
    build
      .selectFrom('checkouts')
      .select(['id', 'stripe_session_id'])
      .where('status', '=', 'open')
      .where('created_at', '<=', new Date(now.getTime() - hourMs))
      .where('created_at', '>=', new Date(now.getTime() - recentMs))
      .orderBy('created_at')
      .limit(atOnce),
  )
  return rows.flatMap(({ id, stripe_session_id: sessionId }) => (sessionId ? [{ id, sessionId }] : []))
}

/** Looks at the provider again for whatever a lost webhook may have hidden: completed checkouts and changed subscriptions. */
export async function reconcile(billing: BillingContext, now: Date): Promise<void> {
  const { database, payments } = billing
  await forEachSettled(await openCheckouts(database, now), ({ id, sessionId }) =>
    confirmCheckout(billing, id, sessionId).catch((error: unknown) => {
      if (!isGoneAtProvider(error)) throw error
    }),
  )
  await forEachSettled(await staleCustomers(database, now), (id) =>
    settleCustomer(database, payments, id).catch(async (error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      // A customer whom the provider does not know any more must not stand first in every run.
      await noteAsked(database, id, now)
    }),
  )
}

/** Ends what must never be charged: trials that nobody claimed in time, and what was begun in refused checkouts. */
export async function endUnwanted({ database, payments }: BillingContext, now: Date): Promise<void> {
  await forEachSettled(await listUnclaimed(database, { now }), (id) =>
    abandonUnclaimed(database, payments, id),
  )
  await forEachSettled(await listRefusedCheckouts(database), (id) =>
    endRefusedCheckout(database, payments, id),
  )
}
