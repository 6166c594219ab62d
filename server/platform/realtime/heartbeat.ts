import type { LiveStream } from './stream.ts'

/** Seconds between two beats of a stream: proxies give up a connection on which nothing comes for a minute. */
const every = 25

export interface Heartbeat {
  add(stream: LiveStream): void
  remove(stream: LiveStream): void
  stop(): void
}

/** Beats for every stream, each second for a part of them, so that many are no burst. */
export function startHeartbeat(): Heartbeat {
  const parts = Array.from({ length: every }, () => new Set<LiveStream>())
  let second = 0
  const timer = setInterval(() => {
    second = (second + 1) % every
    for (const stream of parts[second] ?? []) stream.beat()
  }, 1_000)
  timer.unref()
  return {
    add(stream) {
      const [emptiest] = parts.toSorted((one, other) => one.size - other.size)
      emptiest?.add(stream)
    },
    remove(stream) {
      for (const part of parts) part.delete(stream)
    },
    stop: () => clearInterval(timer),
  }
}
