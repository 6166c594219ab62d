import type { FastifyInstance } from 'fastify'
import { boardTexts } from '#content/vision-board/texts.ts'
import * as board from '#contract/vision-board.ts'
import type { Scope } from '#server/database/client.ts'
import { findGoal, findOpenGoalId } from '#server/features/rediscover/goals.ts'
import { mostSerious } from '#server/features/safety/most-serious.ts'
import { noticeOf } from '#server/features/safety/notice.ts'
import { recordSafetyEvent } from '#server/features/safety/record.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { updateBoard } from './boards-repo.ts'
import { goalRoutes } from './goal-routes.ts'
import { deleteItem, findItem, findItemOfGoal, linkGoal, listItems, updatePosition } from './items-repo.ts'
import { assertBoardPicture } from './picture-address.ts'
import { pictureRoute } from './picture-route.ts'
import { addToBoard, lockBoard, makeBoard } from './service.ts'
import { asItem } from './stored-item.ts'
import { uploadRoute } from './upload-route.ts'

const surface = 'vision-board'

/** Her vision board. Making one takes a membership; one that is there stays hers to read, change and empty. */
export function visionBoardRoutes(http: FastifyInstance, services: Services): void {
  const { database } = services

  /** Of her words on a board, what a card is due for. */
  async function assessTexts(userId: string, texts: readonly (string | null | undefined)[]) {
    const found = await mostSerious(texts.filter((text) => typeof text === 'string'))
    return { found, record: () => recordSafetyEvent(database.asSystem(), { userId, surface, ...found }) }
  }

  implement(http, board.openBoard, async ({ body, caller: { userId } }) => {
    const member = database.asMember(userId)
    await makeBoard(http, member, userId)
    return member.transaction(async (scope) => {
      const found = await lockBoard(scope, userId)
      const { template } = body
      const now =
        template && template !== found.board_kind
          ? await updateBoard(scope, userId, found, { board_kind: template, edit_id: null })
          : found
      const items = await listItems(scope, userId, now.id)
      const has_open_goal = (await findOpenGoalId(scope, userId)) !== undefined
      return { ...now, items: items.map(asItem), has_open_goal }
    })
  })

  implement(http, board.saveBoard, async ({ params: { boardId }, body, caller: { userId } }) => {
    const { version, edit_id = null, ...given } = body
    const { found, record } = await assessTexts(userId, [given.title, given.intent])
    const saved = await database.asMember(userId).transaction(async (scope) => {
      const now = await lockBoard(scope, userId, boardId)
      const set = Object.fromEntries(
        Object.entries(given).filter(([name, value]) => value !== now[name as keyof typeof now]),
      )
      // A save whose answer was lost comes again, and finds all of it done.
      if (Object.keys(set).length === 0) return now
      const isSameSitting = edit_id !== null && edit_id === now.edit_id
      if (version !== now.version && !isSameSitting) throw new AppError('conflict', boardTexts.conflict)
      return updateBoard(scope, userId, now, { ...set, edit_id })
    })
    await record()
    return { board: saved, safety: noticeOf(found) }
  })

  implement(http, board.addItem, async ({ params: { boardId, itemId }, body, caller: { userId } }) => {
    const { item, position, created_at: createdAt, session_id: sessionId } = body
    const words = item.kind === 'image' ? [item.content.credit] : [item.content.text]
    const { found, record } = await assessTexts(userId, words)
    const row = await database.asMember(userId).transaction(async (scope) => {
      await lockBoard(scope, userId, boardId)
      const before = await findItem(scope, userId, itemId)
      if (before) return before
      if (item.kind === 'image') await assertBoardPicture(scope, item.content.url)
      await addToBoard(scope, userId, { id: itemId, boardId, item, position, createdAt })
      if (item.kind === 'goal' && sessionId) await showGoalAgain(scope, userId, itemId, sessionId)
      return findItem(scope, userId, itemId)
    })
    if (!row) throw new Error('an item that went while its board was locked')
    await record()
    return { item: asItem(row), safety: noticeOf(found) }
  })

  implement(http, board.moveItem, async ({ params: { boardId, itemId }, body, caller: { userId } }) => {
    const { position } = body
    if (!(await updatePosition(database.asMember(userId), userId, { boardId, id: itemId, position })))
      throw notFound()
    return { position }
  })

  implement(http, board.removeItem, async ({ params: { boardId, itemId }, caller: { userId } }) => {
    await deleteItem(database.asMember(userId), userId, boardId, itemId)
    return done
  })

  goalRoutes(http, services)
  uploadRoute(http, services)
  pictureRoute(http)
}

/** An item that is brought back shows its goal of a week again, unless that has gone or another item shows it by now. */
async function showGoalAgain(scope: Scope, userId: string, itemId: string, sessionId: string): Promise<void> {
  if (!(await findGoal(scope, userId, sessionId))) return
  if (!(await findItemOfGoal(scope, userId, sessionId))) await linkGoal(scope, userId, itemId, sessionId)
}
