import type { Message } from '#contract/companion.ts'
import { build, type Given, prepare, type Scope, sql } from '#server/database/client.ts'

const lastTexts = prepare(
  (threadId: Given<string>, besideId: Given<string>, replacedId: Given<string>, count: Given<number>) =>
    build
      .selectFrom('messages')
      .innerJoin('threads', (join) =>
        join.onRef('threads.id', '=', 'messages.thread_id').onRef('threads.user_id', '=', 'messages.user_id'),
      )
      .select([
        'messages.content',
        sql<boolean>`messages.created_at > coalesce(threads.safe_since, '-infinity')`.as('is_since_safe'),
      ])
      .where('messages.thread_id', '=', threadId)
      .where('messages.role', '=', 'user')
      .where('messages.id', '<>', besideId)
      .where('messages.id', '<>', replacedId)
      .orderBy('messages.created_at', 'desc')
      .orderBy('messages.id', 'desc')
      .limit(count),
)

interface RecentTexts {
  /** Her line before, '' where there is none. */
  before: string
  /** Those before that one, the last one first. */
  earlier: string[]
  /** Of her last lines those since she last said that she is safe, oldest first. */
  sinceSafe: string[]
}

/** What she wrote last in a chat beside one message and the one that it replaces. @param count so many of her lines are read */
export async function recentTexts(
  scope: Scope,
  threadId: string,
  besideId: string,
  replacedId: string | undefined,
  count: number,
): Promise<RecentTexts> {
  const rows = await scope.rows(lastTexts(threadId, besideId, replacedId ?? besideId, count))
  return {
    before: rows[0]?.content ?? '',
    earlier: rows.slice(1).map(({ content }) => content),
    sinceSafe: rows
      .filter(({ is_since_safe }) => is_since_safe)
      .map(({ content }) => content)
      .reverse(),
  }
}

/** So much of a chat a reply goes by. */
const talkRead = 60
const lastTalk = prepare((threadId: Given<string>, besideId: Given<string>) =>
  build
    .selectFrom('messages')
    .select(['role', 'content', sql<unknown>`reply -> 'state'`.as('state')])
    .where('thread_id', '=', threadId)
    .where('id', '<>', besideId)
    .where((where) => where.or([where('role', '=', 'user'), where('reply', 'is not', null)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(talkRead),
)

/**
 * What was said last in a chat before and beside one message and its reply, oldest first, and what the last reply among that kept for the
 * next one, as it is stored; null where none did. Failures are left out.
 */
export async function recentTalk(
  scope: Scope,
  threadId: string,
  besideId: string,
): Promise<{ talk: { role: Message['role']; content: string }[]; state: unknown }> {
  const rows = await scope.rows(lastTalk(threadId, besideId))
  return {
    talk: rows.map(({ role, content }) => ({ role: role as Message['role'], content })).reverse(),
    state: rows.find(({ state }) => state !== null)?.state ?? null,
  }
}

const entriesHeld = 500
const lastEntries = prepare((threadId: Given<string>) =>
  build
    .selectFrom('messages')
    .select([
      'entry_id',
      sql<boolean>`exists (select from messages where thread_id = ${threadId} and reply ? 'introducesGuide')`.as(
        'is_guide_introduced',
      ),
    ])
    .where('thread_id', '=', threadId)
    .where('entry_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(entriesHeld),
)
const replyCount = prepare((threadId: Given<string>) =>
  build
    .selectFrom('messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('thread_id', '=', threadId)
    .where('entry_id', 'is not', null),
)

/**
 * Library entries that answered in this chat lately, newest last; how many replies there were in all; and whether one of them has said what
 * answers her where no model does. Counting takes longer than reading the last, so only a chat with more than those is counted.
 */
export async function recentEntries(
  scope: Scope,
  threadId: string,
): Promise<{ entryIds: string[]; turns: number; isGuideIntroduced: boolean }> {
  const rows = await scope.rows(lastEntries(threadId))
  const counted = rows.length === entriesHeld ? await scope.row(replyCount(threadId)) : undefined
  return {
    entryIds: rows.flatMap((row) => row.entry_id ?? []).reverse(),
    turns: counted?.count ?? rows.length,
    isGuideIntroduced: rows[0]?.is_guide_introduced ?? false,
  }
}
