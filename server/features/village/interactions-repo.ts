import type { FollowChoice, ReactionKind } from '#contract/village.ts'
import type { AliasBlock } from '#contract/village-interactions.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { aliasLabel } from './present.ts'

/** Gives or takes back what she thinks of a post that she can see. Again, it changes nothing. */
export async function setPostReaction(
  scope: Scope,
  userId: string,
  postId: string,
  kind: ReactionKind,
  isOn: boolean,
): Promise<void> {
  const row = { user_id: userId, post_id: postId, kind }
  await scope.rows(
    isOn
      ? build
          .insertInto('post_reactions')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
      : build
          .deleteFrom('post_reactions')
          .where('user_id', '=', userId)
          .where('post_id', '=', postId)
          .where('kind', '=', kind),
  )
}

/** The same of a reply. */
export async function setReplyReaction(
  scope: Scope,
  userId: string,
  replyId: string,
  kind: ReactionKind,
  isOn: boolean,
): Promise<void> {
  const row = { user_id: userId, reply_id: replyId, kind }
  await scope.rows(
    isOn
      ? build
          .insertInto('reply_reactions')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
      : build
          .deleteFrom('reply_reactions')
          .where('user_id', '=', userId)
          .where('reply_id', '=', replyId)
          .where('kind', '=', kind),
  )
}

export async function setSaved(
  scope: Scope,
  userId: string,
  postId: string,
  isSaved: boolean,
): Promise<void> {
  await scope.rows(
    isSaved
      ? build
          .insertInto('saved_posts')
          .values({ user_id: userId, post_id: postId })
          .onConflict((conflict) => conflict.doNothing())
      : build.deleteFrom('saved_posts').where('user_id', '=', userId).where('post_id', '=', postId),
  )
}

export async function setFollow(
  scope: Scope,
  userId: string,
  postId: string,
  follow: FollowChoice,
): Promise<void> {
  const is_muted = follow === 'muted'
  await scope.rows(
    follow === 'default'
      ? build.deleteFrom('post_follows').where('user_id', '=', userId).where('post_id', '=', postId)
      : build
          .insertInto('post_follows')
          .values({ user_id: userId, post_id: postId, is_muted })
          .onConflict((conflict) => conflict.columns(['user_id', 'post_id']).doUpdateSet({ is_muted })),
  )
}

/** Notes that she has looked at a thread, up to a position. False where there is none that she can see. */
export async function markThreadRead(
  scope: Scope,
  postId: string,
  position: number | null,
): Promise<boolean> {
  const looked = await scope.row(
    sql<{ done: boolean }>`select look_at_thread(${postId}::uuid, ${position}::bigint) as done`.compile(
      build,
    ),
  )
  return looked?.done ?? false
}

/** The aliases that she blocked, the latest first. */
export async function listAliasBlocks(scope: Scope): Promise<AliasBlock[]> {
  const rows = await scope.rows(
    sql<{ id: string; post_id: string; alias: string | null; blocked_at: Date }>`
      select * from list_alias_blocks()`.compile(build),
  )
  return rows.map(({ alias, blocked_at, ...row }) => ({
    ...row,
    alias: aliasLabel(alias),
    blocked_at: blocked_at.toISOString(),
  }))
}

/** Blocks whoever wrote this anonymously, in its thread; answers the block, or undefined where there is nothing to block. */
export async function blockAlias(
  scope: Scope,
  of: { postId: string } | { replyId: string },
): Promise<AliasBlock | undefined> {
  const postId = 'postId' in of ? of.postId : null
  const replyId = 'replyId' in of ? of.replyId : null
  const made = await scope.row(
    sql<{ id: string | null }>`select block_alias(${postId}::uuid, ${replyId}::uuid) as id`.compile(build),
  )
  return (await listAliasBlocks(scope)).find(({ id }) => id === made?.id)
}

export async function removeAliasBlock(scope: Scope, userId: string, id: string): Promise<void> {
  await scope.rows(build.deleteFrom('alias_blocks').where('user_id', '=', userId).where('id', '=', id))
}
