import Stripe from 'stripe'
import type { EventRecord, State } from '../state.ts'

/**
 * The stored snapshot in its envelope. The type and the object were tied together when the event was emitted; read
 * back from the state that tie is only known to us, hence the one cast.
 */
export function serializeEvent(state: State, event: EventRecord): Stripe.Event {
  const { id, type, created, object, previous } = event
  const envelope = {
    id,
    object: 'event' as const,
    type,
    api_version: Stripe.API_VERSION,
    created,
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: state.deliveries.some((delivery) => delivery.event === id) ? 1 : 0,
    request: { id: null, idempotency_key: null },
  } satisfies Stripe.EventBase
  return envelope as Stripe.Event
}
