import { findThreadTopic } from './features/companion/thread-topic.ts'
import type { Watchables } from './platform/realtime/watchable.ts'

/** Everything that a screen may watch, listed once. */
export const watchables: Watchables = {
  thread: findThreadTopic,
}
