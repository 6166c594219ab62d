import type { MemoryOutcome } from '#contract/memory-outcome.ts'
import { isGrave, type SafetyNotice } from '#contract/safety.ts'
import { saysLoss } from '#reading/text/says-loss.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { takeAsked } from '#server/features/memory/asked.ts'

interface SentMessage {
  thread_id: string
  message_id: string
  replaces?: string | undefined
  user_text: string
}

/** Of what may be grave nothing is remembered, and nothing is offered beside it. */
const wordsToUse = ({ user_text }: SentMessage, { level, softLine }: SafetyNotice) =>
  isGrave(level) || softLine ? '' : user_text

/** Does what a message that is kept asks of the memory. @param isNew it was kept just now, and not on an earlier try */
export async function noteAsked(
  scope: Scope,
  userId: string,
  message: SentMessage,
  found: SafetyNotice,
  isNew: boolean,
): Promise<MemoryOutcome | null> {
  const { thread_id: threadId, message_id: messageId, replaces } = message
  const noted = await takeAsked(scope, userId, {
    threadId,
    messageId,
    replaces,
    text: wordsToUse(message, found),
  })
  return !isNew && noted?.did === 'found-nothing' ? (noted.also ?? null) : noted
}

/** Whether she is to be offered a gentler app: she said that she has had a loss, and in one chat it is offered once. */
export async function offersLossMode(
  scope: Scope,
  message: SentMessage,
  found: SafetyNotice,
): Promise<boolean> {
  if (!saysLoss(wordsToUse(message, found))) return false
  const before = await scope.row(
    build
      .selectFrom('messages')
      .select('id')
      .where('thread_id', '=', message.thread_id)
      .where(sql<boolean>`reply -> 'offersLossMode' = 'true'::jsonb`)
      .limit(1),
  )
  return before === undefined
}
