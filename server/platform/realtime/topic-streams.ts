import type { LiveStream } from './stream.ts'

/** Who hears what in this process. */
export class TopicStreams {
  readonly #streams = new Map<string, Set<LiveStream>>()

  add(topic: string, stream: LiveStream): void {
    const streams = this.#streams.get(topic)
    if (streams) streams.add(stream)
    else this.#streams.set(topic, new Set([stream]))
  }

  remove(topic: string, stream: LiveStream): void {
    const streams = this.#streams.get(topic)
    streams?.delete(stream)
    if (streams?.size === 0) this.#streams.delete(topic)
  }

  /** Those who hear it, the one that came first first. */
  of(topic: string): LiveStream[] {
    return [...(this.#streams.get(topic) ?? [])]
  }
}
