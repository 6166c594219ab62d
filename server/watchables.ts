import { findThreadLiveTopic } from './features/companion/thread-live-topic.ts'
import { findPostLiveTopic } from './features/village/post-live-topic.ts'
import type { Watchables } from './platform/realtime/watchable.ts'

/** Everything that a screen may watch, listed once. */
export const watchables: Watchables = {
  thread: findThreadLiveTopic,
  'village-post': findPostLiveTopic,
}
