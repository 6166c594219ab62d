import type * as companion from '#contract/companion.ts'
import type { RouteArguments } from '#contract/route.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import type { Database } from '#server/database/client.ts'
import { recordAnswer } from '#server/features/safety/record-answer.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { isSafeFromStanding, storeHeld, storeSafe } from './chat-safety-repo.ts'
import { noSuchThread } from './read.ts'
import { lockThread } from './threads-repo.ts'

/**
 * Keeps what she answers about her safety in a chat, and that she did, never what she wrote. 'safe' takes down the card or the
 * question that it is said of, where that still stands and she has told of no danger beside what she knew; said of the question it
 * takes down no card that she has asked for since. The others bring the card, whatever stands by then. Sent again it changes nothing.
 * @throws AppError 404 for a chat that is not hers
 */
export async function answerSafety(
  database: Database,
  userId: string,
  threadId: string,
  { answer, cardId, ...before }: RouteArguments<typeof companion.answerSafety>['body'],
): Promise<SafetyNotice> {
  const { safety, isNew } = await database.asMember(userId).transaction(async (scope) => {
    const thread = await lockThread(scope, userId, threadId)
    if (!thread) throw notFound(noSuchThread)
    if (answer === 'safe') {
      const isAbout = thread.safety.cardId === cardId || thread.safety.softLine === cardId
      if (!isAbout || !(await isSafeFromStanding(scope, thread, cardId, before)))
        return { safety: thread.safety, isNew: false }
      const { safety } = await storeSafe(scope, thread, cardId)
      return { safety, isNew: true }
    }
    const isNew = thread.heldCard !== cardId
    return { safety: await storeHeld(scope, thread, cardId), isNew }
  })
  if (isNew) await recordAnswer(database.asSystem(), { userId, surface: 'chat', answer, cardId })
  return safety
}
