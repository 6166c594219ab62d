import type { Message, Thread } from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import type { ModeId } from '#contract/options.ts'
import type { CardId, SafetyLevel } from '#contract/safety.ts'
import { build, type Scope } from '#server/database/client.ts'
import type { CompanionReply } from './local-companion.ts'
import { cut } from './thread-title.ts'

const shown = 100

const threadColumns = [
  'threads.id',
  'threads.title',
  'threads.mode',
  'threads.is_saved',
  'threads.safety_level',
  'threads.safety_card',
  'threads.created_at',
  'threads.updated_at',
] as const

interface ThreadRow {
  id: string
  title: string | null
  mode: string | null
  is_saved: boolean
  safety_level: string
  safety_card: string | null
  created_at: Date
  updated_at: Date
}

/** The columns are held to the contract's lists by the tables' own checks. */
function presentThread(row: ThreadRow, preview: string | null): Thread {
  return {
    id: row.id,
    title: row.title,
    preview: preview && cut(preview.replace(/\s+/g, ' '), limits.threadPreview),
    mode: row.mode as ModeId | null,
    is_saved: row.is_saved,
    safety: { level: row.safety_level as SafetyLevel, cardId: row.safety_card as CardId | null },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

interface MessageRow {
  id: string
  thread_id: string
  role: string
  content: string
  options: unknown
  created_at: Date
}

export function presentMessage(row: MessageRow): Message {
  return {
    id: row.id,
    thread_id: row.thread_id,
    role: row.role as Message['role'],
    content: row.content,
    options: Array.isArray(row.options) ? row.options.map(String) : [],
    created_at: row.created_at.toISOString(),
  }
}

/** Her chats that have something in them, the one last spoken in first, at most a hundred. */
export async function listThreads(scope: Scope, userId: string): Promise<Thread[]> {
  const rows = await scope.rows(
    build
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
      .orderBy('threads.updated_at', 'desc')
      .orderBy('threads.id', 'desc')
      .limit(shown),
  )
  return rows.map(({ preview, ...row }) => presentThread(row, preview))
}

export async function insertThread(scope: Scope, userId: string, mode: ModeId | undefined) {
  const row = await scope.row(
    build
      .insertInto('threads')
      .values({ user_id: userId, mode: mode ?? null })
      .returning(['id', 'is_saved']),
  )
  if (!row) throw new Error('an insert that returned nothing')
  return row
}

function threadOf(userId: string, threadId: string) {
  return build
    .selectFrom('threads')
    .select(threadColumns)
    .where('threads.id', '=', threadId)
    .where('threads.user_id', '=', userId)
}

export async function findThread(
  scope: Scope,
  userId: string,
  threadId: string,
): Promise<Thread | undefined> {
  const row = await scope.row(threadOf(userId, threadId))
  return row && presentThread(row, null)
}

/** The chat as it is now, held until the transaction ends: what is said in it at the same moment takes turns. */
export async function lockThread(
  scope: Scope,
  userId: string,
  threadId: string,
): Promise<Thread | undefined> {
  const row = await scope.row(threadOf(userId, threadId).forUpdate())
  return row && presentThread(row, null)
}

export async function setThreadSaved(scope: Scope, userId: string, threadId: string, saved: boolean) {
  return scope.row(
    build
      .updateTable('threads')
      .set({ is_saved: saved })
      .where('id', '=', threadId)
      .where('user_id', '=', userId)
      .returning(['id', 'is_saved']),
  )
}

const messageColumns = ['id', 'thread_id', 'role', 'content', 'options', 'created_at'] as const

/** The last two hundred messages of a chat, oldest first. */
export async function listMessages(scope: Scope, userId: string, threadId: string): Promise<Message[]> {
  const rows = await scope.rows(
    build
      .selectFrom('messages')
      .select(messageColumns)
      .where('thread_id', '=', threadId)
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(200),
  )
  return rows.map(presentMessage).reverse()
}

export async function hasMessage(scope: Scope, threadId: string, messageId: string): Promise<boolean> {
  const query = build
    .selectFrom('messages')
    .select('id')
    .where('id', '=', messageId)
    .where('thread_id', '=', threadId)
  return (await scope.row(query)) !== undefined
}

/** Library entries that answered in this chat lately, newest last. */
export async function recentEntryIds(scope: Scope, threadId: string): Promise<string[]> {
  const rows = await scope.rows(
    build
      .selectFrom('messages')
      .select('entry_id')
      .where('thread_id', '=', threadId)
      .where('entry_id', 'is not', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(500),
  )
  return rows.flatMap((row) => row.entry_id ?? []).reverse()
}

/** Adds her message. Answers false where a message has that id already. */
export async function insertUserMessage(
  scope: Scope,
  message: { id: string; threadId: string; userId: string; content: string },
): Promise<boolean> {
  const row = await scope.row(
    build
      .insertInto('messages')
      .values({
        id: message.id,
        thread_id: message.threadId,
        user_id: message.userId,
        role: 'user',
        content: message.content,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  )
  return row !== undefined
}

/** Marks a chat as just spoken in, with the safety that now holds and its title once there is one. */
export async function touchThread(
  scope: Scope,
  threadId: string,
  state: { title: string; safetyLevel: SafetyLevel; safetyCard: CardId | null },
): Promise<void> {
  await scope.rows(
    build
      .updateTable('threads')
      .set((from) => ({
        title: from.fn.coalesce('title', from.val(state.title)),
        safety_level: state.safetyLevel,
        safety_card: state.safetyCard,
        updated_at: new Date(),
      }))
      .where('id', '=', threadId),
  )
}

/** The stored reply to one of her messages, with the parts it was given in. */
export async function findReply(scope: Scope, messageId: string) {
  return scope.row(
    build
      .selectFrom('messages')
      .select([...messageColumns, 'reply'])
      .where('in_reply_to', '=', messageId),
  )
}

/** Keeps a reply. Where another request answered first, that answer stays and undefined comes back. */
export async function insertReply(
  scope: Scope,
  reply: {
    threadId: string
    userId: string
    inReplyTo: string | null
    content: string
    parts: CompanionReply | null
  },
) {
  const row = await scope.row(
    build
      .insertInto('messages')
      .values({
        thread_id: reply.threadId,
        user_id: reply.userId,
        role: 'assistant',
        content: reply.content,
        in_reply_to: reply.inReplyTo,
        options: JSON.stringify(reply.parts?.options ?? []),
        reply: reply.parts && JSON.stringify(reply.parts),
        entry_id: reply.parts?.entryId ?? null,
      })
      .onConflict((conflict) => conflict.column('in_reply_to').doNothing())
      .returning(messageColumns),
  )
  return row && presentMessage(row)
}
