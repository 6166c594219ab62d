import { useState } from 'react'
import type { VillageReply } from '#contract/village.ts'

/**
 * Holds back what others say while she reads, so that nothing moves under her eyes; her own stands there at once.
 * @param isWhole whether the replies reach the end of the thread: up to there what comes is what she asked for
 */
export function useNewReplies(replies: readonly VillageReply[], isWhole: boolean) {
  const [readTo, setReadTo] = useState<number>()
  const last = replies.at(-1)?.position ?? 0
  if (isWhole !== (readTo !== undefined)) setReadTo(isWhole ? last : undefined)
  const isNew = ({ is_mine, position }: VillageReply) => !is_mine && readTo !== undefined && position > readTo
  return {
    shown: replies.filter((reply) => !isNew(reply)),
    fresh: replies.filter(isNew),
    showNew: () => setReadTo(last),
  }
}
