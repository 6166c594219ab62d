import type Stripe from 'stripe'
import { newId } from './ids.ts'
import type { StandIn } from './stand-in.ts'

const kept = 1000

type EventType = Stripe.Event['type']
type ObjectOf<T extends EventType> = Extract<Stripe.Event, { type: T }>['data']['object']

/**
 * Logs an event and queues it for the webhook. `object` is a snapshot of the moment; `before` is the same object
 * as it was, and only what differs is sent as `previous_attributes`.
 */
export function emit<T extends EventType>(
  { state, clock }: StandIn,
  type: T,
  object: ObjectOf<T>,
  before?: ObjectOf<T>,
): void {
  const id = newId('evt')
  const snapshot: object = JSON.parse(JSON.stringify(object))
  state.events.push({
    id,
    type,
    created: clock.now(),
    object: snapshot,
    previous: before === undefined ? null : differences(before, object),
  })
  state.deliveries.push({ event: id, attempts: 0, due: Date.now() })
  trim(state)
}

function differences(before: object, after: object): Record<string, unknown> {
  const now = new Map(Object.entries(after).map(([key, value]) => [key, JSON.stringify(value)]))
  return Object.fromEntries(
    Object.entries(before).filter(([key, value]) => now.get(key) !== JSON.stringify(value)),
  )
}

/** Forgets the oldest events that have been delivered. */
function trim(state: StandIn['state']): void {
  if (state.events.length <= kept * 1.1) return
  const waiting = new Set(state.deliveries.map((delivery) => delivery.event))
  const oldest = state.events.length - kept
  state.events = state.events.filter((event, index) => index >= oldest || waiting.has(event.id))
}
