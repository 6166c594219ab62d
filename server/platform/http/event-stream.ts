import type { FastifyReply, FastifyRequest } from 'fastify'
import { onReplyClose } from './on-reply-close.ts'

/** True when the caller asks for server-sent events instead of one JSON answer. */
export function wantsEvents(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false
}

export interface EventStream<Event> {
  /** Sends one event; does nothing once the caller has gone. */
  send(event: Event): void
  end(): void
  /** Ends it at once, with all that the caller has not read. */
  cut(): void
  /** Bytes that were sent and have not left this process. */
  waiting(): number
  /** Told once it is over, whoever ended it. */
  onClose(listener: () => void): void
}

/** Takes the reply over and answers with server-sent events, one JSON value each. */
export function openEventStream<Event>(reply: FastifyReply): EventStream<Event> {
  const headers = reply.getHeaders()
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value)
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8')
  raw.setHeader('x-accel-buffering', 'no')
  raw.flushHeaders()
  return {
    send(event) {
      if (raw.writable) raw.write(`data: ${JSON.stringify(event)}\n\n`)
    },
    end() {
      if (raw.writable) raw.end()
    },
    cut: () => raw.destroy(),
    waiting: () => raw.writableLength,
    onClose: (listener) => onReplyClose(raw, listener),
  }
}
