import type { FastifyInstance } from 'fastify'
import { boardTexts } from '#content/vision-board/texts.ts'
import { errorTexts } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { RootScope, Scope } from '#server/database/client.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { findBoard, insertBoard, type StoredBoard } from './boards-repo.ts'
import { countItems, insertItem, type NewItem } from './items-repo.ts'

/** Makes her board where there is none. @throws AppError 403 where she has no membership */
export async function makeBoard(http: FastifyInstance, member: RootScope, userId: string): Promise<void> {
  if (await findBoard(member, userId)) return
  if (!(await http.isSubscriber(userId))) throw new AppError('members_only', errorTexts.membersOnly)
  await insertBoard(member, userId)
}

/** Her board, held until this transaction ends. @throws AppError 404 where it is not the one that is named. */
export async function lockBoard(scope: Scope, userId: string, boardId?: string): Promise<StoredBoard> {
  const found = await findBoard(scope, userId, { forUpdate: true })
  if (!found || (boardId && found.id !== boardId)) throw notFound()
  return found
}

/** Puts an item on a board that is held. @throws AppError 400 where the board is full */
export async function addToBoard(scope: Scope, userId: string, added: NewItem): Promise<void> {
  if ((await countItems(scope, userId, added.boardId)) >= limits.boardItemsMax)
    throw new AppError('bad_input', boardTexts.full, { fields: { item: boardTexts.full } })
  await insertItem(scope, userId, added)
}
