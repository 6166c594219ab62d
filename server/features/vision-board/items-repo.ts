import { limits } from '#contract/limits.ts'
import type { ItemContent, Position } from '#contract/vision-board.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import type { ItemRow } from './stored-item.ts'

/** Her items, each with the goal of a week that it shows. */
const of = (userId: string) =>
  build
    .selectFrom('vision_items as item')
    .leftJoin('rediscover_sessions as goal', (join) =>
      join.onRef('goal.user_id', '=', 'item.user_id').onRef('goal.id', '=', 'item.session_id'),
    )
    .select([
      'item.id',
      'item.kind',
      'item.content',
      'item.position',
      'item.created_at',
      'item.session_id',
      'goal.weekly_goal',
      'goal.goal_status',
      'goal.goal_due',
    ])
    .where('item.user_id', '=', userId)

export async function listItems(scope: Scope, userId: string, boardId: string): Promise<ItemRow[]> {
  return scope.rows(
    of(userId)
      .where('item.board_id', '=', boardId)
      .orderBy('item.created_at')
      .orderBy('item.id')
      .limit(limits.boardItemsMax),
  )
}

export async function findItem(scope: Scope, userId: string, id: string): Promise<ItemRow | undefined> {
  return scope.row(of(userId).where('item.id', '=', id))
}

/** The item that shows a goal of a week; at most one does. */
export async function findItemOfGoal(
  scope: Scope,
  userId: string,
  sessionId: string,
): Promise<ItemRow | undefined> {
  return scope.row(of(userId).where('item.session_id', '=', sessionId))
}

export async function countItems(scope: Scope, userId: string, boardId: string): Promise<number> {
  const row = await scope.row(
    build
      .selectFrom('vision_items')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', userId)
      .where('board_id', '=', boardId),
  )
  return row?.count ?? 0
}

export interface NewItem {
  id: string
  boardId: string
  item: ItemContent
  position?: Position | null | undefined
  /** Now where there is none. */
  createdAt?: string | undefined
}

export async function insertItem(
  scope: Scope,
  userId: string,
  { id, boardId, item, position, createdAt }: NewItem,
): Promise<void> {
  await scope.rows(
    build.insertInto('vision_items').values({
      id,
      user_id: userId,
      board_id: boardId,
      kind: item.kind,
      content: JSON.stringify(item.content),
      position: position ? JSON.stringify(position) : null,
      ...(createdAt && { created_at: createdAt }),
    }),
  )
}

/** Has an item show a goal of a week in place of any other. */
export async function linkGoal(scope: Scope, userId: string, id: string, sessionId: string): Promise<void> {
  await scope.rows(
    build
      .updateTable('vision_items')
      .set({ session_id: sessionId })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('kind', '=', 'goal'),
  )
}

/** Answers whether there is such an item. */
export async function updatePosition(
  scope: Scope,
  userId: string,
  { boardId, id, position }: { boardId: string; id: string; position: Position },
): Promise<boolean> {
  const row = await scope.row(
    build
      .updateTable('vision_items')
      .set({ position: JSON.stringify(position) })
      .where('user_id', '=', userId)
      .where('board_id', '=', boardId)
      .where('id', '=', id)
      .returning('id'),
  )
  return row !== undefined
}

export async function deleteItem(scope: Scope, userId: string, boardId: string, id: string): Promise<void> {
  await scope.rows(
    build
      .deleteFrom('vision_items')
      .where('user_id', '=', userId)
      .where('board_id', '=', boardId)
      .where('id', '=', id),
  )
}
