import type { LiveEvent } from '#contract/events.ts'
import type { EventStream } from '../http/event-stream.ts'
import type { Caller } from '../http/implement.ts'

/** Bytes that may wait for a reader who does not keep up. Then the stream ends, and she reads anew once she is back. */
const maxWaiting = 64 * 1024
/** The same for events that wait while it is read anew whether she may hear them. */
const maxHeld = 100

export interface Watched {
  topic: string
  /** While it is read anew whether she may hear it: what was told meanwhile. */
  held: LiveEvent[] | null
  /** Counts those readings: the last one decides. */
  reading: number
}

/** One browser that listens: whose it is, what it watches, and its way out once it is open. */
export class LiveStream {
  readonly caller: Caller
  readonly watches = new Map<string, Watched>()
  #out: EventStream<LiveEvent> | undefined

  constructor(caller: Caller) {
    this.caller = caller
  }

  /** Begins to tell. What was told before is for whoever begins to read anew. */
  start(out: EventStream<LiveEvent>): void {
    this.#out = out
    this.sendReady()
  }

  sendReady(): void {
    this.#send({ type: 'ready', watching: [...this.watches.keys()] })
  }

  /** Tells what was told on a topic that it hears. */
  tell(topic: string, event: LiveEvent): void {
    const watched = this.watches.values().find((each) => each.topic === topic)
    if (!watched?.held) this.#send(event)
    else if (watched.held.push(event) > maxHeld) this.end()
  }

  beat(): void {
    if (this.caller.expiresAt.getTime() <= Date.now()) this.end()
    else this.#send({ type: 'beat' })
  }

  /** The last word. */
  endWith(event: LiveEvent): void {
    this.#send(event)
    this.end()
  }

  end(): void {
    this.#out?.end()
  }

  #send(event: LiveEvent): void {
    if (!this.#out) return
    this.#out.send(event)
    if (this.#out.waiting() > maxWaiting) this.#out.cut()
  }
}
