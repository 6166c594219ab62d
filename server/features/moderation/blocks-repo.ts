import type { Block } from '#contract/moderation.ts'
import { build, type Scope } from '#server/database/client.ts'

/** Whom she has blocked, the latest first. */
export async function listBlocks(scope: Scope, userId: string): Promise<Block[]> {
  const rows = await scope.rows(
    build
      .selectFrom('member_blocks')
      .select(['blocked_id', 'name', 'blocked_at'])
      .where('user_id', '=', userId)
      .orderBy('blocked_at', 'desc')
      .orderBy('blocked_id'),
  )
  return rows.map(({ blocked_id, name, blocked_at }) => ({
    member_id: blocked_id,
    name,
    blocked_at: blocked_at.toISOString(),
  }))
}

/** Blocks whoever has that id, or will never have it. Again, it keeps the first moment and takes the name last used. */
export async function saveBlock(
  scope: Scope,
  userId: string,
  blockedId: string,
  name: string,
): Promise<void> {
  await scope.rows(
    build
      .insertInto('member_blocks')
      .values({ user_id: userId, blocked_id: blockedId, name })
      .onConflict((conflict) => conflict.columns(['user_id', 'blocked_id']).doUpdateSet({ name })),
  )
}

export async function removeBlock(scope: Scope, userId: string, blockedId: string): Promise<void> {
  await scope.rows(
    build.deleteFrom('member_blocks').where('user_id', '=', userId).where('blocked_id', '=', blockedId),
  )
}
