import Stripe from 'stripe'
import { serializeEvent } from './serialize/event.ts'
import type { DeliveryRecord, EventRecord, State } from './state.ts'
import type { Store } from './store.ts'

/** How events go out: as they come, not yet, each twice, newest first, or never. All but the first are for tests. */
type WebhookMode = 'deliver' | 'hold' | 'duplicate' | 'reorder' | 'drop'

export interface Webhooks {
  mode(): WebhookMode
  setMode(mode: WebhookMode): void
  /** Sends what is due; resolves after each has been tried once. */
  deliver(): Promise<void>
  /** Sends held events now, whatever the mode: all of them, or those of one type. */
  release(type?: string): Promise<void>
  close(): Promise<void>
}

const firstWaitMs = 500
const maxWaitMs = 60 * 60 * 1000
const answerTimeMs = 10_000
const giveUpAfter = 60

/** Milliseconds until the next try: it doubles from half a second to an hour. */
export const backOff = (attempts: number) => Math.min(firstWaitMs * 2 ** (attempts - 1), maxWaitMs)

async function post(url: string, secret: string, payload: string, signal: AbortSignal): Promise<boolean> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeMs)]),
    })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** Sends queued events to one address, signed, one after the other, until each is answered with 2xx. */
export function openWebhooks(store: Store, options: { url: string; secret: string }): Webhooks {
  const { state } = store
  const stop = new AbortController()
  let mode: WebhookMode = 'deliver'
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  async function send(delivery: DeliveryRecord, event: EventRecord): Promise<void> {
    const payload = JSON.stringify(serializeEvent(state, event))
    let accepted = await post(options.url, options.secret, payload, stop.signal)
    if (mode === 'duplicate') accepted = await post(options.url, options.secret, payload, stop.signal)
    if (stop.signal.aborted) return
    delivery.attempts += 1
    delivery.due = Date.now() + backOff(delivery.attempts)
    if (accepted || delivery.attempts >= giveUpAfter) remove(state, delivery)
  }

  async function sendAll(deliveries: DeliveryRecord[]): Promise<void> {
    if (deliveries.length === 0) return
    const events = new Map(state.events.map((event) => [event.id, event]))
    for (const delivery of deliveries) {
      const event = events.get(delivery.event)
      if (stop.signal.aborted) return
      if (event) await send(delivery, event)
      else remove(state, delivery)
    }
    await store.commit()
  }

  function enqueue(choose: () => DeliveryRecord[]): Promise<void> {
    running = running.catch(() => {}).then(() => sendAll(choose()))
    return running.finally(wakeForNext)
  }

  function wakeForNext(): void {
    clearTimeout(timer)
    if (stop.signal.aborted || mode === 'hold' || state.deliveries.length === 0) return
    const next = Math.min(...state.deliveries.map((delivery) => delivery.due))
    timer = setTimeout(() => void deliver().catch(() => {}), Math.max(0, next - Date.now()))
    timer.unref()
  }

  function due(): DeliveryRecord[] {
    if (mode === 'hold') return []
    if (mode === 'drop') state.deliveries.length = 0
    const now = Date.now()
    const found = state.deliveries.filter((delivery) => delivery.due <= now)
    return mode === 'reorder' ? found.reverse() : found
  }

  function held(type?: string): DeliveryRecord[] {
    if (type === undefined) return [...state.deliveries]
    const ids = new Set(state.events.filter((event) => event.type === type).map((event) => event.id))
    return state.deliveries.filter((delivery) => ids.has(delivery.event))
  }

  const deliver = () => enqueue(due)
  return {
    mode: () => mode,
    deliver,
    release: (type) => enqueue(() => held(type)),
    setMode(next) {
      mode = next
      wakeForNext()
    },
    async close() {
      stop.abort()
      clearTimeout(timer)
      await running.catch(() => {})
    },
  }
}

function remove(state: State, delivery: DeliveryRecord): void {
  state.deliveries = state.deliveries.filter((other) => other !== delivery)
}
