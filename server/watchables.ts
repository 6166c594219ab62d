import { findThreadTopic } from './features/companion/thread-topic.ts'
import { findPostTopic } from './features/village/post-topic.ts'
import type { Watchables } from './platform/realtime/watchable.ts'

/** Everything that a screen may watch, listed once. */
export const watchables: Watchables = {
  thread: findThreadTopic,
  'village-post': findPostTopic,
}
