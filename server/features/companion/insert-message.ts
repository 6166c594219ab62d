import type { SafetyNotice } from '#contract/safety.ts'
import { build, type Scope } from '#server/database/client.ts'
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
  /** What is replaced is gone for good, with its reply; what this throws keeps both, so that they go for no reply that she would not get. */
  beforeReplacing: () => Promise<void>
}

/**
 * Adds her message to a chat that is locked, once; sent again it is another try, and the failure of the last one goes.
 * What it replaces goes with its reply, and where that was the first thing she said, so does the title made of it. A
 * star stays: on the reply, which stays with it, and on her message in its new words.
 * Answers 'taken' where that id is another message's, 'not-last' where it replaces anything but her last message.
 */
export async function insertMessage(
  scope: Scope,
  incoming: NewMessage,
): Promise<'new' | 'again' | 'taken' | 'not-last'> {
  const known = await scope.row(
    build.selectFrom('messages').select('thread_id').where('id', '=', incoming.id).where('role', '=', 'user'),
  )
  if (known) {
    if (known.thread_id !== incoming.threadId) return 'taken'
    await removeFailure(scope, incoming.id)
    return 'again'
  }
  if (incoming.replaces) await incoming.beforeReplacing()
  const replaced = incoming.replaces
    ? await removeLast(scope, incoming.threadId, incoming.replaces)
    : { is_starred: false }
  if (!replaced) return 'not-last'
  const row = await scope.row(
    build
      .insertInto('messages')
      .values({
        id: incoming.id,
        thread_id: incoming.threadId,
        user_id: incoming.userId,
        role: 'user',
        content: incoming.content,
        safety_level: incoming.found.level,
        safety_card: incoming.found.cardId,
        soft_line: incoming.found.softLine,
        is_starred: replaced.is_starred,
      })
      .onConflict((conflict) => conflict.columns(['id', 'user_id']).doNothing())
      .returning('id'),
  )
  return row ? 'new' : 'taken'
}

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
