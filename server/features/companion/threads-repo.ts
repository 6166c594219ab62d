import type { Thread } from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import type { ModeId } from '#contract/options.ts'
import type { CardId, SafetyLevel, SafetyNotice } from '#contract/safety.ts'
import { truncate } from '#contract/truncate.ts'
import { build, type Given, prepare, type RootScope, type Scope, sql } from '#server/database/client.ts'
import { cursorOf, isAfterCursor } from '#server/database/cursor.ts'
import { removeSubject } from '#server/features/notifications/subject-repo.ts'

const threadColumns = [
  'threads.id',
  'threads.title',
  'threads.mode',
  'threads.is_sos',
  'threads.is_saved',
  'threads.safety_level',
  'threads.safety_card',
  'threads.soft_line',
  'threads.created_at',
  'threads.updated_at',
] as const

interface ThreadRow {
  id: string
  title: string | null
  mode: string | null
  is_sos: boolean
  is_saved: boolean
  safety_level: string
  safety_card: string | null
  soft_line: string | null
  created_at: Date
  updated_at: Date
}

/** The columns are held to the contract's lists by the tables' own checks. */
export function presentThread(row: ThreadRow, preview: string | null): Thread {
  return {
    id: row.id,
    title: row.title,
    preview: preview && truncate(preview.replace(/[\s•]+/g, ' ').trim(), limits.threadPreview),
    mode: row.mode as ModeId | null,
    is_sos: row.is_sos,
    is_saved: row.is_saved,
    safety: {
      level: row.safety_level as SafetyLevel,
      cardId: row.safety_card as CardId | null,
      softLine: row.soft_line as CardId | null,
    },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** Her chats that are not deleted and have something in them, each with what was said last. */
export function threadsWithPreview(userId: string) {
  return build
    .selectFrom('threads')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('messages')
          .select('messages.content')
          .whereRef('messages.thread_id', '=', 'threads.id')
          .orderBy('messages.created_at', 'desc')
          .orderBy('messages.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([...threadColumns, 'last.content as preview'])
    .where('threads.user_id', '=', userId)
    .where('threads.deleted_at', 'is', null)
}

const spokenIn = { moment: 'threads.updated_at', id: 'threads.id' }

/** A page of her chats, the one last spoken in first. @param before the `next` of the page before this one. */
export async function listThreads(scope: Scope, userId: string, before: string | undefined) {
  let query = threadsWithPreview(userId)
    .select(cursorOf(spokenIn).as('cursor'))
    .orderBy('threads.updated_at', 'desc')
    .orderBy('threads.id', 'desc')
    .limit(limits.threadPage + 1)
  if (before) query = query.where(isAfterCursor(spokenIn, before))
  const rows = await scope.rows(query)
  const page = rows.slice(0, limits.threadPage)
  return {
    threads: page.map(({ preview, cursor: _, ...row }) => presentThread(row, preview)),
    next: rows.length > page.length ? (page.at(-1)?.cursor ?? null) : null,
  }
}

/** The chats she saved, the one saved last first. */
export async function listSavedThreads(scope: Scope, userId: string): Promise<Thread[]> {
  const rows = await scope.rows(
    threadsWithPreview(userId)
      .innerJoin('saved_threads', 'saved_threads.thread_id', 'threads.id')
      .orderBy('saved_threads.created_at', 'desc')
      .orderBy('saved_threads.id', 'desc')
      .limit(limits.savedThreads),
  )
  return rows.map(({ preview, ...row }) => presentThread(row, preview))
}

/** Where a chat is begun. */
interface Beginning {
  mode?: ModeId | undefined
  isSOS?: boolean | undefined
}

const rowOf = (userId: string, { mode, isSOS }: Beginning) => ({
  user_id: userId,
  mode: mode ?? null,
  is_sos: isSOS ?? false,
})

export async function insertThread(scope: Scope, userId: string, beginning: Beginning) {
  const row = await scope.row(
    build.insertInto('threads').values(rowOf(userId, beginning)).returning(['id', 'is_saved']),
  )
  if (!row) throw new Error('an insert that returned nothing')
  return row
}

/**
 * Begins a chat with a message that names none, and answers its id: the message's own, so that the message sent again
 * finds the chat.
 */
export async function beginThread(
  scope: Scope,
  userId: string,
  messageId: string,
  beginning: Beginning,
): Promise<string> {
  await scope.rows(
    build
      .insertInto('threads')
      .values({ id: messageId, ...rowOf(userId, beginning) })
      .onConflict((conflict) => conflict.columns(['id', 'user_id']).doNothing()),
  )
  return messageId
}

const threadOf = (userId: Given<string>, threadId: Given<string>) =>
  build
    .selectFrom('threads')
    .select(threadColumns)
    .where('threads.id', '=', threadId)
    .where('threads.user_id', '=', userId)
    .where('threads.deleted_at', 'is', null)

const thread = prepare(threadOf)
const lockedThread = prepare((userId: Given<string>, threadId: Given<string>) =>
  threadOf(userId, threadId).select(['threads.held_card', 'threads.safe_from']).forNoKeyUpdate(),
)

export async function findThread(
  scope: Scope,
  userId: string,
  threadId: string,
): Promise<Thread | undefined> {
  const row = await scope.row(thread(userId, threadId))
  return row && presentThread(row, null)
}

/** A chat with what only its safety rests on. */
export interface LockedThread extends Thread {
  /** The card that holds whatever becomes of single messages. */
  heldCard: CardId | null
  /** The cards whose question she answered with 'I'm safe'. */
  safeFrom: readonly CardId[]
}

/**
 * The chat as it is now, held until the transaction ends: what is said in it at the same moment takes turns. A reply that is being
 * stored may still refer to it.
 */
export async function lockThread(
  scope: Scope,
  userId: string,
  threadId: string,
): Promise<LockedThread | undefined> {
  const row = await scope.row(lockedThread(userId, threadId))
  return (
    row && {
      ...presentThread(row, null),
      heldCard: row.held_card as CardId | null,
      safeFrom: row.safe_from as CardId[],
    }
  )
}

/** Saves or unsaves a chat. Undefined where she has none of that id. */
export async function setThreadSaved(scope: RootScope, userId: string, threadId: string, saved: boolean) {
  return scope.transaction(async (transaction) => {
    const thread = await transaction.row(
      build
        .updateTable('threads')
        .set({ is_saved: saved })
        .where('id', '=', threadId)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .returning(['id', 'is_saved']),
    )
    if (!thread) return undefined
    const row = { thread_id: threadId, user_id: userId }
    await transaction.rows(
      saved
        ? build
            .insertInto('saved_threads')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
        : build.deleteFrom('saved_threads').where('thread_id', '=', threadId),
    )
    return thread
  })
}

/** Hides a chat from every reading; deleting it again changes nothing. Undefined where she has none of that id. */
export async function deleteThread(scope: RootScope, userId: string, threadId: string) {
  return scope.transaction(async (transaction) => {
    await removeSubject(transaction, userId, 'follow_up', threadId)
    return transaction.row(
      build
        .updateTable('threads')
        .set({ deleted_at: sql<Date>`coalesce(deleted_at, now())` })
        .where('id', '=', threadId)
        .where('user_id', '=', userId)
        .returning('id'),
    )
  })
}

/** Brings a deleted chat back, as it was. Undefined where there is nothing left to bring back. */
export async function restoreThread(scope: Scope, userId: string, threadId: string) {
  return scope.row(
    build
      .updateTable('threads')
      .set({ deleted_at: null })
      .where('id', '=', threadId)
      .where('user_id', '=', userId)
      .returning('id'),
  )
}

const touched = prepare(
  (
    threadId: Given<string>,
    title: Given<string | null>,
    level: Given<string>,
    card: Given<string | null>,
    softLine: Given<string | null>,
  ) =>
    build
      .updateTable('threads')
      .set({
        title: sql<string | null>`coalesce(title, ${title}::text)`,
        safety_level: level,
        safety_card: card,
        soft_line: softLine,
        updated_at: sql<Date>`clock_timestamp()`,
      })
      .where('id', '=', threadId),
)

/** Marks a chat as just spoken in, with the safety that now holds and its title once there is one. */
export async function touchThread(
  scope: Scope,
  threadId: string,
  { title, safety }: { title: string | null; safety: SafetyNotice },
): Promise<void> {
  await scope.rows(touched(threadId, title, safety.level, safety.cardId, safety.softLine))
}
