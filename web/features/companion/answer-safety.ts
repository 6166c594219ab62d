import { MutationObserver } from '@tanstack/react-query'
import * as companion from '#contract/companion.ts'
import { type CardId, levelOf, type SafetyAnswer, type SafetyNotice } from '#contract/safety.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { threadQuery } from './api.ts'
import { setCardOpen } from './card-open.ts'
import { liveReplyOf, updateLive } from './live-state.ts'

/** What holds for a chat as far as the phone can say: in the chat, and for a message that is on its way. */
function setSafety(threadId: string, change: (safety: SafetyNotice) => SafetyNotice): void {
  queryClient.setQueryData(
    threadQuery(threadId).queryKey,
    (chat) => chat && { ...chat, thread: { ...chat.thread, safety: change(chat.thread.safety) } },
  )
  const live = liveReplyOf(threadId)
  if (live?.safety) {
    const safety = change(live.safety)
    updateLive(threadId, live.messageId, (found) => ({ ...found, safety }))
  }
}

/**
 * What she says about her safety in a chat: shown at once, and tried again until the server has it. A card that she asked for stays in any
 * case; one that she took down comes back where the server could not be told.
 */
export function answerSafety(threadId: string, cardId: CardId, answer: SafetyAnswer): void {
  const isSafe = answer === 'safe'
  setCardOpen(threadId, !isSafe)
  setSafety(threadId, (now) => {
    if (!isSafe) return { level: levelOf(cardId), cardId, softLine: null }
    return now.softLine === cardId
      ? { ...now, softLine: null }
      : { level: 'none', cardId: null, softLine: null }
  })
  const { queryKey } = threadQuery(threadId)
  void queryClient.cancelQueries({ queryKey })
  void new MutationObserver(queryClient, {
    mutationFn: () => call(companion.answerSafety, { params: { threadId }, body: { answer, cardId } }),
    retry: 3,
    onSuccess: (safety) => setSafety(threadId, () => safety),
    onError: () => isSafe && queryClient.invalidateQueries({ queryKey }),
  })
    .mutate()
    .catch(() => undefined)
}
