import { useRef, useState } from 'react'
import type { PostWarning, VillageReply } from '#contract/village.ts'
import { createReply, villageErrors } from '#contract/village-writing.ts'
import { isVisible } from '#contract/visible.ts'
import { CallError } from '#web/lib/api/call.ts'
import { useFieldError } from '#web/lib/api/field-errors.ts'
import { isRetryable, sendFromOutbox } from '#web/lib/offline/outbox.ts'
import { removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { queueWrite, sendUnqueued } from '#web/lib/offline/queue-or-send.ts'
import { threadKey } from './api.ts'
import { refetchLists, showNewReply } from './cache.ts'
import { WarnedError } from './deliver-reply.ts'
import type { QueuedReply, ReplyDraft } from './queued-replies.ts'
import { draftParser, replyDraftKey, useDraft } from './use-draft.ts'
import { useHouseRules } from './use-house-rules.ts'
import { noteWriting } from './writer-notice.ts'

const empty: ReplyDraft = { content: '', isAnonymous: false, parentId: '' }
const parse = draftParser(empty)

const showOutcome = ({ reply }: { reply: VillageReply | null }) => reply !== null && showNewReply(reply)

/** What may reach the server later as it is. Too much at once is no reason to wait: she is told. */
const mayWait = (error: unknown) =>
  isRetryable(error) && !(error instanceof CallError && error.status === 429)

/**
 * Replying in a thread. A reply is on the phone before it is sent, and waits there without a connection; where the server will not have it
 * as it is, its words come back into the box.
 */
export function useSendReply(postId: string) {
  const form = useRef<HTMLFormElement>(null)
  const refusal = useFieldError(form)
  const rules = useHouseRules()
  const [warnings, setWarnings] = useState<readonly PostWarning[]>([])
  const [isSending, setIsSending] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const { draft, put, clear } = useDraft(replyDraftKey(postId), parse, () => empty)

  async function send(seen: readonly PostWarning[]) {
    const id = crypto.randomUUID()
    const { content, isAnonymous: is_anonymous, parentId } = draft
    const body = {
      content: content.trim(),
      is_anonymous,
      parent_id: parentId || null,
      seen_warnings: [...seen],
    }
    const input = { params: { postId, replyId: id }, body }
    const place = { id, refreshes: [threadKey(postId)], lane: `village:${postId}` }
    setIsSending(true)
    let isQueued = false
    try {
      isQueued = queueWrite(createReply, input, place)
      if (isQueued) clear()
      const { safety } = isQueued
        ? await sendFromOutbox(createReply, id, showOutcome)
        : await sendUnqueued(createReply, input, place, showOutcome)
      if (!isQueued) clear()
      setWasSent(true)
      noteWriting(postId, safety)
      refetchLists()
    } catch (error) {
      if (isQueued && mayWait(error)) return
      if (isQueued) {
        removeOutboxItem(id)
        put(draft)
      }
      fail(error, seen)
    } finally {
      setIsSending(false)
    }
  }

  function fail(error: unknown, seen: readonly PostWarning[]) {
    if (error instanceof WarnedError) setWarnings(error.warnings)
    else if (!rules.askAfter(error, () => void send(seen))) refusal.refuse((error as Error).message)
  }

  return {
    form,
    draft,
    warnings,
    rules,
    isSending,
    /** The last one is there, and no other begun. */
    wasSent,
    error: refusal.error,
    change(part: Partial<ReplyDraft>) {
      if (isSending) return
      if (part.content !== undefined) {
        refusal.accept()
        setWarnings([])
        setWasSent(false)
      }
      put({ ...draft, ...part })
    },
    submit(seen: readonly PostWarning[] = []) {
      if (isSending) return
      if (!isVisible(draft.content)) return refusal.refuse(villageErrors.postMissing)
      setWarnings([])
      rules.askFirst(() => void send(seen))
    },
    /** Has one that was refused in the box again, below what stands there. */
    takeBack({ id, content, isAnonymous, parentId }: QueuedReply) {
      put({ content: [draft.content, content].filter(Boolean).join('\n'), isAnonymous, parentId })
      removeOutboxItem(id)
    },
  }
}
