import type { BoardFields, BoardKind, BoardLayout, EditedFields } from '#contract/vision-board.ts'
import { build, type Scope } from '#server/database/client.ts'

const columns = [
  'id',
  'title',
  'intent',
  'theme_hex',
  'board_kind',
  'layout',
  'created_at',
  'version',
  'edit_id',
] as const

/** Her board as it is stored; `edit_id` names the sitting that changed its fields last. */
export type StoredBoard = BoardFields & { edit_id: string | null }

interface BoardRow extends Omit<StoredBoard, 'board_kind' | 'layout' | 'created_at'> {
  board_kind: string
  layout: string
  created_at: Date
}

/** The table's checks hold kind and layout to the contract's lists. */
const asBoard = ({ board_kind, layout, created_at, ...rest }: BoardRow): StoredBoard => ({
  ...rest,
  board_kind: board_kind as BoardKind,
  layout: layout as BoardLayout,
  created_at: created_at.toISOString(),
})

/** Her newest board; `forUpdate` has changes of it wait for each other. */
export async function findBoard(
  scope: Scope,
  userId: string,
  { forUpdate = false } = {},
): Promise<StoredBoard | undefined> {
  const query = build
    .selectFrom('vision_boards')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
  const row = await scope.row(forUpdate ? query.forUpdate() : query)
  return row && asBoard(row)
}

/** Makes her board with the defaults; where another request has made it meanwhile, that one stays. */
export async function insertBoard(scope: Scope, userId: string): Promise<void> {
  await scope.rows(
    build
      .insertInto('vision_boards')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doNothing()),
  )
}

/** Writes fields of a board that was read for update, and counts its version up. */
export async function updateBoard(
  scope: Scope,
  userId: string,
  board: BoardFields,
  set: Partial<EditedFields> & { edit_id: string | null },
): Promise<StoredBoard> {
  const row = await scope.row(
    build
      .updateTable('vision_boards')
      .set({ ...set, version: board.version + 1 })
      .where('user_id', '=', userId)
      .where('id', '=', board.id)
      .returning(columns),
  )
  if (!row) throw new Error('a board that went while it was locked')
  return asBoard(row)
}
