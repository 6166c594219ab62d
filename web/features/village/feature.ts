import type { Post, TopicCard } from '#contract/village.ts'
import type { Feature } from '#web/feature.ts'
import { paths } from '#web/paths.ts'
import { draftPrefix } from './draft-keys.ts'
import type { KeptSections, KeptThreads } from './kept-village.ts'

declare module '#web/lib/offline/kept.ts' {
  interface KeptQueries {
    village: TopicCard[]
    'village-sections': KeptSections
    'village-threads': KeptThreads
    'saved-posts': Post[]
  }
}

/** The path of a reply, which is all that the first screens need of its route. */
const replyPath = '/api/village/posts/:postId/replies/:replyId'

/** Its screens are put together in `web/app.tsx`, behind the edge of what is free. */
export const village: Feature = {
  drafts: { village: draftPrefix },
  senders: { [replyPath]: async () => (await import('./deliver-reply.ts')).deliverReply },
  tabMarks: { [paths.connect()]: async () => (await import('./unread-mark.tsx')).UnreadMark },
  liveHandlers: async () => (await import('./live-handlers.ts')).liveHandlers,
  asks: { [replyPath]: 'village' },
}
