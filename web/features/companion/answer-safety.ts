import * as companion from '#contract/companion.ts'
import { type CardId, levelOf, type SafetyAnswer, type SafetyNotice } from '#contract/safety.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sendSafetyAnswer } from '#web/safety/send-safety-answer.ts'
import { threadQuery } from './api.ts'
import { beforeHer } from './before-her.ts'
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
 * What she says about her safety in a chat: shown at once, and kept until the server has it. What she says next, of which 'safe' was not
 * said, goes after it. A card that she asked for stays in any case; one that she took down comes back where the server could not be told
 * and still has it.
 */
export function answerSafety(threadId: string, cardId: CardId, answer: SafetyAnswer): void {
  const isSafe = answer === 'safe'
  const said = { answer, cardId, ...beforeHer(threadId) }
  setCardOpen(threadId, !isSafe)
  setSafety(threadId, (now) => {
    if (!isSafe) return { level: levelOf(cardId), cardId, softLine: null }
    return now.softLine === cardId
      ? { ...now, softLine: null }
      : { level: 'none', cardId: null, softLine: null }
  })
  const { queryKey } = threadQuery(threadId)
  void queryClient.cancelQueries({ queryKey })
  void sendSafetyAnswer(
    companion.answerSafety,
    { params: { threadId }, body: said },
    { id: `safety:${threadId}:${cardId}`, refreshes: [queryKey], lane: threadId },
    (safety) => {
      setSafety(threadId, () => safety)
      return true
    },
  ).then((isTold) => {
    if (!isTold && isSafe) void queryClient.invalidateQueries({ queryKey })
  })
}
