import { limits } from '#contract/limits.ts'
import type { CardId } from '#contract/safety.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { randomAliases } from './aliases.ts'
import type { EarlierText } from './repeats.ts'

/** What is stored of a text beside it, once it was read for safety. */
export interface Publication {
  /** It waits for a moderator. */
  isHeld: boolean
  /** The card whose helplines stand beneath it. */
  card: CardId | null
}

interface NewText extends Publication {
  /** As her phone named it. */
  clientId: string
  content: string
  isAnonymous: boolean
}

/** Has what one member sends at once happen one after the other, until the transaction ends. */
export async function lockWriter(scope: Scope, userId: string): Promise<void> {
  await scope.rows(
    sql`select pg_advisory_xact_lock(hashtextextended('village ' || ${userId}::uuid, 0))`.compile(build),
  )
}

async function answer<T>(scope: Scope, query: ReturnType<typeof sql<{ answer: T }>>): Promise<T | undefined> {
  return (await scope.row(query.compile(build)))?.answer
}

/** The id of what she sent under this one before; null where she did not. */
export async function findByClientId(
  scope: Scope,
  userId: string,
  kind: 'post' | 'reply',
  clientId: string,
): Promise<string | null> {
  const [authors, id] = [sql.ref(`${kind}_authors`), sql.ref(`${kind}_id`)]
  const known = await answer(
    scope,
    sql<{ answer: string }>`
      select ${id} as answer from ${authors} where user_id = ${userId} and client_id = ${clientId}`,
  )
  return known ?? null
}

/** Of as many of her texts, newest first, it is asked whether another repeats them. */
const maxEarlierTexts = 50

/** What she wrote within a day and has not removed, beside what bears this id. */
export async function listEarlierTexts(
  scope: Scope,
  userId: string,
  besideId: string,
): Promise<EarlierText[]> {
  const ofKind = (kind: 'post' | 'reply', read: 'read_posts' | 'read_replies') => {
    const [authors, id] = [sql.ref(`${kind}_authors`), sql.ref(`${kind}_id`)]
    return sql<{ content: string; is_recent: boolean }>`
      select written.content, hers.created_at > now() - interval '6 hours' as is_recent
      from (
        select ${id} as id, created_at from ${authors}
        where user_id = ${userId} and removed_at is null and created_at > now() - interval '1 day'
          and client_id <> ${besideId} and ${id} <> ${besideId}
        order by created_at desc limit ${maxEarlierTexts}
      ) hers cross join lateral ${sql.raw(read)}(array[hers.id]) written`
  }
  const rows = await scope.rows(
    sql<{ content: string; is_recent: boolean }>`
      ${ofKind('post', 'read_posts')} union all ${ofKind('reply', 'read_replies')}`.compile(build),
  )
  return rows.map(({ content, is_recent }) => ({ content, isRecent: is_recent }))
}

/** Starts a thread; answers its id, which is the phone's own unless somebody has that. */
export async function insertPost(scope: Scope, post: NewText & { topic: string }): Promise<string> {
  const { clientId, topic, content, isAnonymous, isHeld, card } = post
  const id = await answer(
    scope,
    sql<{ answer: string | null }>`
      select write_post(${clientId}, ${topic}, ${content}, ${isAnonymous}, ${randomAliases()}, ${isHeld}, ${card}) as answer`,
  )
  if (!id) throw new Error('a post that was not written')
  return id
}

/** Replies to a post; answers null where there is no such post or reply for her to answer. */
export async function insertReply(
  scope: Scope,
  reply: NewText & { postId: string; parentId: string | null },
): Promise<string | null> {
  const { clientId, postId, parentId, content, isAnonymous, isHeld, card } = reply
  const id = await answer(
    scope,
    sql<{ answer: string | null }>`
      select write_reply(
        ${clientId}, ${postId}, ${parentId}::uuid, ${content}, ${isAnonymous}, ${randomAliases()}, ${isHeld}, ${card}
      ) as answer`,
  )
  return id ?? null
}

/** What is done to a post and to a reply alike; each answers false where it is not hers to do. */
const actionsOn = (kind: 'post' | 'reply') => {
  const call = async (scope: Scope, name: string, ...given: unknown[]) =>
    (await answer(
      scope,
      sql<{ answer: boolean }>`select ${sql.raw(`${name}_${kind}`)}(${sql.join(given)}) as answer`,
    )) ?? false
  return {
    edit: (scope: Scope, id: string, content: string, { isHeld, card }: Publication) =>
      call(scope, 'edit', id, content, isHeld, card),
    remove: (scope: Scope, id: string) => call(scope, 'remove', id),
    restore: (scope: Scope, id: string) => call(scope, 'restore', id, limits.postRestoreMinutes),
    makeAnonymous: async (scope: Scope, id: string) =>
      (await answer(
        scope,
        sql<{ answer: boolean }>`
          select ${sql.raw(`make_${kind}_anonymous`)}(${id}, ${randomAliases()}) as answer`,
      )) ?? false,
  }
}

export const postActions = actionsOn('post')
export const replyActions = actionsOn('reply')
