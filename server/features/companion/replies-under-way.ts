import type { MotherReply, ReplyEvent } from '#contract/companion.ts'

type Listener = (event: ReplyEvent) => void

interface UnderWay {
  events: ReplyEvent[]
  listeners: Set<Listener>
  reply: Promise<MotherReply>
}

export interface RepliesUnderWay {
  /**
   * Starts a reply, or joins the one that is being made under the same key: it hears what has come so far, then the
   * rest. The reply goes on whether or not anybody listens.
   */
  follow(
    key: string,
    listener: Listener,
    start: (tell: Listener, stopping: AbortSignal) => Promise<MotherReply>,
  ): Promise<MotherReply>
  /** Whether a reply is being made under this key right now. */
  has(key: string): boolean
  /** Has every reply finished by the local companion at once, and waits until they are stored. */
  close(): Promise<void>
}

/** The replies that this process is making right now. */
export function repliesUnderWay(): RepliesUnderWay {
  const underWay = new Map<string, UnderWay>()
  const stopping = new AbortController()
  return {
    follow(key, listener, start) {
      const known = underWay.get(key)
      if (known) {
        for (const event of known.events) listener(event)
        known.listeners.add(listener)
        return known.reply
      }
      const events: ReplyEvent[] = []
      const listeners = new Set([listener])
      const tell = (event: ReplyEvent) => {
        events.push(event)
        for (const each of listeners) each(event)
      }
      const reply = start(tell, stopping.signal).finally(() => underWay.delete(key))
      underWay.set(key, { events, listeners, reply })
      return reply
    },
    has: (key) => underWay.has(key),
    async close() {
      stopping.abort()
      await Promise.allSettled([...underWay.values()].map(({ reply }) => reply))
    },
  }
}
