import { calm, isGrave, type SafetyNotice } from '#contract/safety.ts'
import { build, type Given, prepare, type Scope, sql } from '#server/database/client.ts'
import { removeFailure } from './answers-repo.ts'

interface NewMessage {
  id: string
  threadId: string
  userId: string
  content: string
  /** What it says by itself. */
  found: SafetyNotice
  /** Her last message, where this one takes its place. */
  replaces: string | undefined
}

/** A message of hers that is stored. */
export interface StoredMessage {
  threadId: string
  /** What it says by itself: a heavy day, where it was grave and she has said since that she is safe. */
  found: SafetyNotice
}

const messageStored = prepare((id: Given<string>) =>
  build
    .selectFrom('messages')
    .innerJoin('threads', (join) =>
      join.onRef('threads.id', '=', 'messages.thread_id').onRef('threads.user_id', '=', 'messages.user_id'),
    )
    .select([
      'messages.thread_id',
      'messages.safety_level',
      'messages.safety_card',
      'messages.soft_line',
      // She may say so in the message itself.
      sql<boolean>`messages.created_at < coalesce(threads.safe_since, '-infinity')`.as('is_safe_since'),
    ])
    .where('messages.id', '=', id)
    .where('messages.role', '=', 'user'),
)

/** The message of hers with this id; undefined where there is none. */
export async function findSentMessage(scope: Scope, id: string): Promise<StoredMessage | undefined> {
  const row = await scope.row(messageStored(id))
  if (!row) return undefined
  // Held to the contract's lists by what writes them.
  const found = { level: row.safety_level, cardId: row.safety_card, softLine: row.soft_line } as SafetyNotice
  const isOver = row.is_safe_since && (isGrave(found.level) || found.softLine !== null)
  return { threadId: row.thread_id, found: isOver ? { ...calm, level: 'support' } : found }
}

const insertion = prepare(
  (
    id: Given<string>,
    threadId: Given<string>,
    userId: Given<string>,
    content: Given<string>,
    level: Given<string>,
    card: Given<string | null>,
    softLine: Given<string | null>,
    isStarred: Given<boolean>,
  ) =>
    build
      .insertInto('messages')
      .values({
        id,
        thread_id: threadId,
        user_id: userId,
        role: 'user',
        content,
        safety_level: level,
        safety_card: card,
        soft_line: softLine,
        is_starred: isStarred,
      })
      .onConflict((conflict) => conflict.columns(['id', 'user_id']).doNothing())
      .returning('id'),
)

/**
 * Adds her message to a chat that is locked, once; sent again it is another try, and the failure of the last one goes.
 * What it replaces goes with its reply, and where that was the first thing she said, so does the title made of it. A
 * star stays: on the reply, which stays with it, and on her message in its new words.
 * Answers 'taken' where that id is another message's, 'not-last' where it replaces anything but her last message.
 * @param stored what `findSentMessage` says of its id since the chat is locked
 */
export async function insertMessage(
  scope: Scope,
  incoming: NewMessage,
  stored: StoredMessage | undefined,
): Promise<'new' | 'again' | 'taken' | 'not-last'> {
  if (stored) {
    if (stored.threadId !== incoming.threadId) return 'taken'
    await removeFailure(scope, incoming.id)
    return 'again'
  }
  const replaced = incoming.replaces ? await removeLast(scope, incoming.threadId, incoming.replaces) : fresh
  if (!replaced) return 'not-last'
  const { id, threadId, userId, content, found } = incoming
  const { level, cardId, softLine } = found
  const row = await scope.row(
    insertion(id, threadId, userId, content, level, cardId, softLine, replaced.is_starred),
  )
  return row ? 'new' : 'taken'
}

/** What is starred of what nothing takes the place of. */
const fresh = { is_starred: false }

/**
 * Removes her last message with its reply, unless that is starred; undefined where it is not her last. A reply that is
 * being stored holds its message; that is waited for, so that the reply is seen and goes as well.
 */
async function removeLast(scope: Scope, threadId: string, messageId: string) {
  const [last, before] = await scope.rows(
    build
      .selectFrom('messages')
      .select(['id', 'is_starred'])
      .where('thread_id', '=', threadId)
      .where('role', '=', 'user')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(2)
      .forUpdate(),
  )
  if (last?.id !== messageId) return undefined
  await scope.rows(
    build
      .deleteFrom('messages')
      .where(({ or, and, eb }) =>
        or([
          eb('id', '=', messageId),
          and([eb('in_reply_to', '=', messageId), eb('is_starred', '=', false)]),
        ]),
      ),
  )
  if (!before) await scope.rows(build.updateTable('threads').set({ title: null }).where('id', '=', threadId))
  return last
}
