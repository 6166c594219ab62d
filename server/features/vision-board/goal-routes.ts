import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { boardTexts } from '#content/vision-board/texts.ts'
import { isGrave } from '#contract/safety.ts'
import * as board from '#contract/vision-board.ts'
import type { Scope } from '#server/database/client.ts'
import { findProfile } from '#server/features/profile/repo.ts'
import { beginGoal, findGoal, findOpenGoalId } from '#server/features/rediscover/goals.ts'
import { mostSerious } from '#server/features/safety/most-serious.ts'
import { noticeOf } from '#server/features/safety/notice.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { clientTime } from '#server/platform/http/client-time.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { findItem, findItemOfGoal, linkGoal } from './items-repo.ts'
import { addToBoard, lockBoard, makeBoard } from './service.ts'
import { asItem, type ItemRow } from './stored-item.ts'

/** The goal of a week on her board, whichever of the two was there first. */
export function goalRoutes(http: FastifyInstance, { database }: Services): void {
  implement(http, board.putGoalOnBoard, async ({ params: { sessionId }, caller: { userId } }) => {
    const member = database.asMember(userId)
    const goal = await findGoal(member, userId, sessionId)
    if (!goal) throw notFound()
    await makeBoard(http, member, userId)
    return member.transaction(async (scope) => {
      const { id: boardId } = await lockBoard(scope, userId)
      const before = await findItemOfGoal(scope, userId, sessionId)
      if (before) return { item: asItem(before) }
      const id = randomUUID()
      await addToBoard(scope, userId, { id, boardId, item: { kind: 'goal', content: { text: goal.text } } })
      await linkGoal(scope, userId, id, sessionId)
      return { item: asItem(await itemOf(scope, userId, id)) }
    })
  })

  implement(http, board.takeGoal, async ({ params: { boardId, itemId }, body, caller: { userId } }) => {
    const member = database.asMember(userId)
    const before = asItem(await itemOf(member, userId, itemId))
    if (before.kind !== 'goal') throw notFound()
    const { text } = before.content
    // The words were read and recorded as she put them there. Grave ones become no goal: their card stands instead.
    const safety = noticeOf(await mostSerious([text]))
    if (isGrave(safety.level)) return { item: before, safety }
    const { timezone } = await findProfile(member, userId)
    return member.transaction(async (scope) => {
      await lockBoard(scope, userId, boardId)
      const { session_id } = await itemOf(scope, userId, itemId)
      const open = await findOpenGoalId(scope, userId)
      const isDone = session_id === body.session_id || (open !== undefined && session_id === open)
      if (!isDone) {
        const takenAt = clientTime(body.taken_at, new Date())
        const isFree = open === undefined
        if (!isFree || !(await beginGoal(scope, userId, { id: body.session_id, text, takenAt, timezone })))
          throw new AppError('conflict', boardTexts.goalOpen)
        await linkGoal(scope, userId, itemId, body.session_id)
      }
      return { item: asItem(await itemOf(scope, userId, itemId)), safety }
    })
  })
}

/** An item of hers. @throws AppError 404 */
async function itemOf(scope: Scope, userId: string, id: string): Promise<ItemRow> {
  const found = await findItem(scope, userId, id)
  if (!found) throw notFound()
  return found
}
