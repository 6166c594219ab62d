import { vi } from 'vitest'
import type { LiveEvent } from '#contract/events.ts'

/** A stream that the app has opened, for a test to answer in the server's place. */
export interface OpenedStream {
  url: URL
  isOpen: boolean
  tell(event: LiveEvent): void
  /** The connection is refused, or lost. */
  lose(): void
}

/** Gives a test the streams that the app opens, in their order, until `vi.unstubAllGlobals`. */
export function stubEventSource(): OpenedStream[] {
  const opened: OpenedStream[] = []
  class Source {
    onmessage: ((event: { data: string }) => void) | null = null
    onerror: (() => void) | null = null
    readonly #stream: OpenedStream

    constructor(url: string) {
      this.#stream = {
        url: new URL(url, 'http://localhost'),
        isOpen: true,
        tell: (event) => this.#stream.isOpen && this.onmessage?.({ data: JSON.stringify(event) }),
        lose: () => this.#stream.isOpen && this.onerror?.(),
      }
      opened.push(this.#stream)
    }

    close(): void {
      this.#stream.isOpen = false
    }
  }
  vi.stubGlobal('EventSource', Source)
  return opened
}
