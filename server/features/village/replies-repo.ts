import { limits } from '#contract/limits.ts'
import type { VillageReply } from '#contract/village.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { cursorOf, isAfterCursor } from '#server/database/cursor.ts'
import { presentReply, type ReplyRow } from './present.ts'

/** A page of the replies of a post that she may see, oldest first. @param after the `next` of the page before this one. */
export async function listThread(
  scope: Scope,
  postId: string,
  after?: string,
): Promise<{ replies: VillageReply[]; next: string | null }> {
  const rows = await scope.rows(
    sql<ReplyRow>`
      select * from read_replies(
        array(select id from thread_replies(${postId}::uuid, ${after ?? null}::bigint, ${limits.replyPage + 1}))
      ) order by place`.compile(build),
  )
  const page = rows.slice(0, limits.replyPage)
  return {
    replies: page.map(presentReply),
    next: rows.length > page.length ? String(page.at(-1)?.place) : null,
  }
}

/** A reply that she may see, or one of her own that she has not removed. */
export async function findReply(scope: Scope, replyId: string): Promise<VillageReply | undefined> {
  const row = await scope.row(
    sql<ReplyRow>`select * from read_replies(array[${replyId}::uuid])`.compile(build),
  )
  return row && presentReply(row)
}

const written = { moment: 'mine.created_at', id: 'mine.reply_id' }

/** A page of what she replied under her name and anonymously, newest first, less what she removed. */
export async function listMyReplies(
  scope: Scope,
  userId: string,
  before: string | undefined,
): Promise<{ replies: VillageReply[]; next: string | null }> {
  const rows = await scope.rows(
    sql<ReplyRow & { cursor: string }>`
      with mine as materialized (
        select reply_id, created_at from reply_authors mine
        where user_id = ${userId} and removed_at is null ${before ? sql`and ${isAfterCursor(written, before)}` : sql``}
        order by created_at desc, reply_id desc limit ${limits.postPage + 1}
      )
      select reply.*, ${cursorOf(written)} as cursor
      from read_replies(array(select reply_id from mine)) reply join mine on mine.reply_id = reply.id
      order by mine.created_at desc, mine.reply_id desc`.compile(build),
  )
  const page = rows.slice(0, limits.postPage)
  return {
    replies: page.map(presentReply),
    next: rows.length > page.length ? (page.at(-1)?.cursor ?? null) : null,
  }
}
