import { type LiveEvent, listen, type Watch } from '#contract/events.ts'
import type { Visitor } from './visitor.ts'

/** A browser's stream, as it hears it. */
export interface Listening {
  status: number
  /** All that it has heard. */
  received: LiveEvent[]
  /** Resolves with the first event that fits, of those that came after what earlier calls found, once it has come. */
  next(type: LiveEvent['type']): Promise<LiveEvent>
  /** Resolves once the server, or the loss of it, has ended the stream. */
  over: Promise<void>
  leave(): void
}

/** Opens a member's stream and waits until it is ready; where it is refused, `status` says so. */
export async function hearLive(who: Visitor, watch: Watch[] = []): Promise<Listening> {
  const leaving = new AbortController()
  const query = watch.length > 0 ? `?watch=${watch.join(',')}` : ''
  const response = await fetch(`${who.origin}${listen.path}${query}`, {
    signal: leaving.signal,
    headers: {
      accept: 'text/event-stream',
      cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  const received: LiveEvent[] = []
  let found = 0
  let wake = Promise.withResolvers<void>()
  let isOver = false

  async function read(): Promise<void> {
    if (!response.ok || !response.body) return
    let buffer = ''
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      const events = (buffer + piece).split('\n\n')
      buffer = events.pop() ?? ''
      for (const event of events) received.push(JSON.parse(event.slice('data: '.length)) as LiveEvent)
      wake.resolve()
      wake = Promise.withResolvers()
    }
  }
  const over = read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true
      wake.resolve()
    })

  const listening: Listening = {
    status: response.status,
    received,
    async next(type) {
      for (;;) {
        while (found < received.length) {
          const event = received[found++]
          if (event?.type === type) return event
        }
        if (isOver) throw new Error(`The stream ended before '${type}' came`)
        await wake.promise
      }
    },
    over,
    leave: () => leaving.abort(),
  }
  if (response.ok) await listening.next('ready')
  return listening
}
