import { limits } from '#contract/limits.ts'
import type { Post, TopicCard, UnreadThread } from '#contract/village.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { cursorOf, isAfterCursor } from '#server/database/cursor.ts'
import { type PostRow, presentPost, presentPreview, topicOf } from './present.ts'

export async function listTopics(scope: Scope): Promise<TopicCard[]> {
  const rows = await scope.rows(
    sql<{
      topic: string
      post_count: number
      last_activity_at: Date | null
    }>`select * from read_topics()`.compile(build),
  )
  return rows.map(({ topic, post_count, last_activity_at }) => ({
    topic: topicOf(topic),
    post_count,
    last_activity_at: last_activity_at?.toISOString() ?? null,
  }))
}

/** The threads that have something new to her, those she looked at last first. */
export async function listUnread(scope: Scope): Promise<UnreadThread[]> {
  const rows = await scope.rows(
    sql<{ post_id: string; topic: string; unread: number }>`
      select * from unread_threads(${limits.unreadThreads}, ${limits.unreadReplies})`.compile(build),
  )
  return rows.map(({ topic, ...row }) => ({ ...row, topic: topicOf(topic) }))
}

/** A post that she may see, or one of her own that she has not removed. */
export async function findPost(scope: Scope, postId: string): Promise<Post | undefined> {
  const row = await scope.row(sql<PostRow>`select * from read_posts(array[${postId}::uuid])`.compile(build))
  return row && presentPost(row)
}

/** A page of a topic, newest first. @param before the `next` of the page before this one. */
export async function listSection(
  scope: Scope,
  section: string,
  before: string | undefined,
): Promise<{ posts: Post[]; next: string | null }> {
  const rows = await scope.rows(
    sql<PostRow>`
      select * from read_posts(
        array(select id from section_posts(${section}, ${before ?? null}::bigint, ${limits.postPage + 1}))
      ) order by place desc`.compile(build),
  )
  const page = rows.slice(0, limits.postPage)
  return {
    posts: page.map(presentPreview),
    next: rows.length > page.length ? String(page.at(-1)?.place) : null,
  }
}

/** The posts that she saved and may see, the one saved last first. */
export async function listSaved(scope: Scope, userId: string): Promise<Post[]> {
  const rows = await scope.rows(
    sql<PostRow>`
      select post.* from read_posts(array(
        select post_id from saved_posts where user_id = ${userId} order by created_at desc limit 200
      )) post join saved_posts saved on saved.user_id = ${userId} and saved.post_id = post.id
      where not post.is_removed
      order by saved.created_at desc, post.id limit ${limits.savedPosts}`.compile(build),
  )
  return rows.map(presentPreview)
}

const written = { moment: 'mine.created_at', id: 'mine.post_id' }

/** A page of what she posted under her name and anonymously, newest first, less what she removed. */
export async function listMyPosts(
  scope: Scope,
  userId: string,
  before: string | undefined,
): Promise<{ posts: Post[]; next: string | null }> {
  const rows = await scope.rows(
    sql<PostRow & { cursor: string }>`
      with mine as materialized (
        select post_id, created_at from post_authors mine
        where user_id = ${userId} and removed_at is null ${before ? sql`and ${isAfterCursor(written, before)}` : sql``}
        order by created_at desc, post_id desc limit ${limits.postPage + 1}
      )
      select post.*, ${cursorOf(written)} as cursor
      from read_posts(array(select post_id from mine)) post join mine on mine.post_id = post.id
      order by mine.created_at desc, mine.post_id desc`.compile(build),
  )
  const page = rows.slice(0, limits.postPage)
  return {
    posts: page.map(presentPost),
    next: rows.length > page.length ? (page.at(-1)?.cursor ?? null) : null,
  }
}
