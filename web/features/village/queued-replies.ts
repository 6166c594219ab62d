import { createReply } from '#contract/village-writing.ts'
import { asBoolean, asText, isRecord } from '#web/lib/device/parse.ts'
import { asList } from '#web/lib/device/parse-combinators.ts'
import { releaseFromOutbox } from '#web/lib/offline/outbox.ts'
import {
  allOutboxItems,
  type OutboxItem,
  type Refusal,
  storeOutboxItem,
  useOutboxItems,
} from '#web/lib/offline/outbox-item.ts'
import { textsIn } from '#web/lib/offline/unreadable.ts'

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
  /** What has it go out after all: the same again, her word on what she is warned of, or on the house rules. */
  remedy: 'retry' | 'post-anyway' | 'accept-rules'
}

function remedyOf(refusal: Refusal | undefined): QueuedReply['remedy'] {
  if (refusal?.code === 'rules_not_accepted') return 'accept-rules'
  return refusal && refusal.warnings.length > 0 ? 'post-anyway' : 'retry'
}

function readQueued({ id, input: { body }, refused, refusal }: OutboxItem): QueuedReply {
  const { content, is_anonymous, parent_id } = isRecord(body) ? body : {}
  return {
    id,
    content: asText(content) ?? textsIn(body).join('\n'),
    isAnonymous: asBoolean(is_anonymous) ?? true,
    parentId: asText(parent_id) ?? '',
    refused,
    remedy: remedyOf(refusal),
  }
}

/** Lets a reply go that she was warned of: she has seen it, and posts it all the same. */
export function postAnyway(id: string): void {
  const item = allOutboxItems().find((waiting) => waiting.id === id)
  if (!item) return
  const body = isRecord(item.input.body) ? item.input.body : {}
  const seen = asList(asText)(body.seen_warnings) ?? []
  const seen_warnings = [...new Set([...seen, ...(item.refusal?.warnings ?? [])])]
  storeOutboxItem({ ...item, input: { ...item.input, body: { ...body, seen_warnings } } })
  releaseFromOutbox(id)
}

/** What of hers waits for this thread, the oldest first. */
export function useQueuedReplies(postId: string): QueuedReply[] {
  return useOutboxItems()
    .filter(({ route, input }) => route.path === createReply.path && input.params?.postId === postId)
    .map(readQueued)
}
