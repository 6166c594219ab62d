import { createReply } from '#contract/village-writing.ts'
import { asFlag, asText, isRecord } from '#web/lib/device/parse.ts'
import { type OutboxItem, useOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { wordsIn } from '#web/lib/offline/unreadable.ts'

/** A reply as she writes it. */
export interface ReplyDraft {
  content: string
  isAnonymous: boolean
  /** The reply that it answers; empty where it answers the post. */
  parentId: string
}

/** A reply that waits on this phone, or is on its way. */
export interface QueuedReply extends ReplyDraft {
  id: string
  /** The server's words where it will not have it. */
  refused: string | undefined
}

function readQueued({ id, input: { body }, refused }: OutboxItem): QueuedReply {
  const { content, is_anonymous, parent_id } = isRecord(body) ? body : {}
  return {
    id,
    content: asText(content) ?? wordsIn(body).join('\n'),
    isAnonymous: asFlag(is_anonymous) ?? true,
    parentId: asText(parent_id) ?? '',
    refused,
  }
}

/** What of hers waits for this thread, the oldest first. */
export function useQueuedReplies(postId: string): QueuedReply[] {
  return useOutboxItems()
    .filter(({ route, input }) => route.path === createReply.path && input.params?.postId === postId)
    .map(readQueued)
}
