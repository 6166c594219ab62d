import { limits } from '#contract/limits.ts'
import { build, type Given, type Scope, sql } from '#server/database/client.ts'

const columns = [
  'memory_lines.id',
  'memory_lines.text',
  'memory_lines.is_asked',
  'memory_lines.thread_id',
  'memory_lines.kept_from',
] as const

export interface LineRow {
  id: string
  text: string
  is_asked: boolean
  thread_id: string | null
  kept_from: string | null
}

/** Her lines that are kept in the memory alone, each with its chat where there is one: what is newest first, a chat's in their order. */
export const linesOf = (userId: Given<string>) =>
  build
    .selectFrom('memory_lines')
    .leftJoin('threads', (join) =>
      join
        .onRef('threads.user_id', '=', 'memory_lines.user_id')
        .on('threads.id', '=', (from) => from.fn.coalesce('memory_lines.thread_id', 'memory_lines.kept_from'))
        .on('threads.deleted_at', 'is', null),
    )
    .select([...columns, 'threads.id as chat_id', 'threads.title'])
    .where('memory_lines.user_id', '=', userId)
    // A deleted chat can be brought back for a while, and its lines with it.
    .where((where) =>
      where.or([where('memory_lines.thread_id', 'is', null), where('threads.id', 'is not', null)]),
    )
    .orderBy('memory_lines.created_at', 'desc')
    .orderBy('memory_lines.id')
    .limit(limits.memoryLinesMax + limits.memoryChats * limits.memoryLinesOfChat)

/** How many lines stay by themselves, beside one. */
export async function countKept(scope: Scope, userId: string, besideId: string): Promise<number> {
  const row = await scope.row(
    build
      .selectFrom('memory_lines')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', userId)
      .where('thread_id', 'is', null)
      .where('id', '<>', besideId),
  )
  return row?.count ?? 0
}

export async function findLine(scope: Scope, userId: string, id: string): Promise<LineRow | undefined> {
  return scope.row(
    build.selectFrom('memory_lines').select(columns).where('user_id', '=', userId).where('id', '=', id),
  )
}

/** Adds a line of hers, or changes the one of that id. */
export async function upsertLine(scope: Scope, userId: string, line: LineRow): Promise<void> {
  const { id, ...set } = { ...line, is_settled: true }
  await scope.rows(
    build
      .insertInto('memory_lines')
      .values({ id, user_id: userId, ...set })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(set)),
  )
}

export async function removeLines(scope: Scope, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await scope.rows(build.deleteFrom('memory_lines').where('user_id', '=', userId).where('id', 'in', ids))
}

/** What a chat's summary says by now is hers: a later summary of it reads on from here, and leaves these lines alone. */
export async function settleChat(scope: Scope, userId: string, threadId: string): Promise<void> {
  await scope.rows(
    build
      .updateTable('threads')
      .set({ summed_from: sql<Date>`summed_until` })
      .where('user_id', '=', userId)
      .where('id', '=', threadId),
  )
  await scope.rows(
    build
      .updateTable('memory_lines')
      .set({ is_settled: true })
      .where('user_id', '=', userId)
      .where('thread_id', '=', threadId),
  )
}

/**
 * What was said in a chat until now is forgotten: its title does not stand in for it, and no summary reads it. What is left of the last
 * one stays.
 */
export async function passOver(scope: Scope, userId: string, threadId: string): Promise<void> {
  await scope.rows(
    build
      .updateTable('threads')
      .set({ summed_until: sql<Date>`updated_at` })
      .where('user_id', '=', userId)
      .where('id', '=', threadId),
  )
  await settleChat(scope, userId, threadId)
}

/** A chat's title does not stand in for a summary any more; what was said in it is summed up as ever. */
export async function dropTitle(scope: Scope, userId: string, threadId: string): Promise<void> {
  await scope.rows(
    build
      .updateTable('threads')
      .set({ summed_until: sql<Date>`created_at` })
      .where('user_id', '=', userId)
      .where('id', '=', threadId)
      .where('summed_until', 'is', null),
  )
}

/** Nothing that she said until now is remembered, nor summed up; what is kept elsewhere is not touched. */
export async function forgetChats(scope: Scope, userId: string): Promise<void> {
  await scope.rows(build.deleteFrom('memory_lines').where('user_id', '=', userId))
  await scope.rows(
    build
      .updateTable('threads')
      .set({ summed_until: sql<Date>`updated_at`, summed_from: sql<Date>`updated_at` })
      .where('user_id', '=', userId),
  )
}

/** Puts a new summary in the place of the last one, but for what she has changed or kept. */
export async function replaceSummary(
  scope: Scope,
  userId: string,
  threadId: string,
  texts: readonly string[],
): Promise<void> {
  await scope.rows(
    build
      .deleteFrom('memory_lines')
      .where('user_id', '=', userId)
      .where('thread_id', '=', threadId)
      .where('is_settled', '=', false),
  )
  if (texts.length === 0) return
  await scope.rows(
    build
      .insertInto('memory_lines')
      .values(texts.map((text) => ({ user_id: userId, thread_id: threadId, text }))),
  )
}

/** Of the chats that were summed up only the newest are remembered. */
export async function forgetOldestChats(scope: Scope, userId: string): Promise<void> {
  await scope.rows(
    build
      .deleteFrom('memory_lines')
      .where('user_id', '=', userId)
      .where('thread_id', 'in', (from) =>
        from
          .selectFrom('threads')
          .select('threads.id')
          .where('threads.user_id', '=', userId)
          .where('threads.summed_until', 'is not', null)
          .orderBy('threads.updated_at', 'desc')
          .orderBy('threads.id', 'desc')
          .offset(limits.memoryChats),
      ),
  )
}

/** What was said before in a chat is gone: what stood in its summary goes too, and what is left of it is summed up anew. */
export async function forgetSummary(scope: Scope, userId: string, threadId: string): Promise<void> {
  await scope.rows(
    build.deleteFrom('memory_lines').where('user_id', '=', userId).where('thread_id', '=', threadId),
  )
  await sumUpAnew(scope, userId, threadId)
}

/** Something that was said in a chat is said in other words by now: it is summed up anew, but for what she has changed or kept. */
export async function retakeSummary(scope: Scope, userId: string, threadId: string): Promise<void> {
  await replaceSummary(scope, userId, threadId, [])
  await sumUpAnew(scope, userId, threadId)
}

async function sumUpAnew(scope: Scope, userId: string, threadId: string): Promise<void> {
  await scope.rows(
    build
      .updateTable('threads')
      .set({ summed_until: null })
      .where('user_id', '=', userId)
      .where('id', '=', threadId),
  )
}
