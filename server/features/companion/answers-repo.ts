import type { Message } from '#contract/companion.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import type { CompanionReply } from '#guide/question.ts'
import { build, type Database, type Given, prepare, type Scope, sql } from '#server/database/client.ts'
import { asyncCommit } from '#server/database/durability.ts'
import { messageColumns, presentMessage } from './messages-repo.ts'
import { storeReply } from './stored-reply.ts'

const replyTo = prepare((messageId: Given<string>) =>
  build
    .selectFrom('messages')
    .select([...messageColumns, 'messages.reply'])
    .where('in_reply_to', '=', messageId)
    .where('reply', 'is not', null),
)

/** The stored reply to one of her messages, with the parts it was given in. A failure is no reply. */
export async function findReply(scope: Scope, messageId: string) {
  return scope.row(replyTo(messageId))
}

/** Takes away the words that stand in for the reply to one of her messages; false where there are none. */
export async function removeFailure(scope: Scope, messageId: string): Promise<boolean> {
  const removed = await scope.row(
    build
      .deleteFrom('messages')
      .where('in_reply_to', '=', messageId)
      .where('reply', 'is', null)
      .returning('id'),
  )
  return removed !== undefined
}

const pointing = prepare((threadId: Given<string>) =>
  build
    .selectFrom('messages')
    .select('id')
    .where('thread_id', '=', threadId)
    .where(sql<boolean>`reply ? 'villageSection'`)
    .limit(1),
)

/** Whether a reply of this chat has pointed to a section of the Village. */
export async function hasPointed(scope: Scope, threadId: string): Promise<boolean> {
  return (await scope.row(pointing(threadId))) !== undefined
}

interface Answer {
  threadId: string
  userId: string
  inReplyTo: string
  content: string
}

/** What holds for the chat by then; null where it is deleted. Held to the contract's lists by what writes it. */
const standing = sql<SafetyNotice | null>`(
  select json_build_object('level', safety_level, 'cardId', safety_card, 'softLine', soft_line) from threads
  where threads.id = messages.thread_id and threads.user_id = messages.user_id and threads.deleted_at is null
)`.as('standing')

/** An answer stands right behind its message, whatever else was said while it was being made. */
const insertion = prepare(
  (
    threadId: Given<string>,
    userId: Given<string>,
    inReplyTo: Given<string>,
    content: Given<string>,
    options: Given<string>,
    reply: Given<string | null>,
    entryId: Given<string | null>,
  ) =>
    build
      .insertInto('messages')
      .columns([
        'thread_id',
        'user_id',
        'role',
        'content',
        'in_reply_to',
        'options',
        'reply',
        'entry_id',
        'created_at',
      ])
      .expression((from) =>
        from
          .selectFrom('messages as said')
          .select(({ val, cast }) => [
            'said.thread_id',
            'said.user_id',
            val('assistant').as('role'),
            content.as('content'),
            'said.id as in_reply_to',
            cast<string>(options, 'jsonb').as('options'),
            cast<string | null>(reply, 'jsonb').as('reply'),
            entryId.as('entry_id'),
            sql<Date>`said.created_at + interval '1 microsecond'`.as('created_at'),
          ])
          .where('said.id', '=', inReplyTo)
          .where('said.thread_id', '=', threadId)
          .where('said.user_id', '=', userId)
          .where(asyncCommit)
          .forKeyShare(),
      )
      .onConflict((conflict) => conflict.columns(['in_reply_to', 'user_id']).doNothing())
      .returning([...messageColumns, standing]),
)

function insertionOf({ threadId, userId, inReplyTo, content }: Answer, parts: CompanionReply | null) {
  const options = JSON.stringify(parts?.options ?? [])
  const stored = parts && storeReply(parts)
  return insertion(threadId, userId, inReplyTo, content, options, stored, parts?.entryId ?? null)
}

/**
 * Keeps a reply, on the disk, and says what holds for its chat by then; the failure of another process makes way for it. Undefined where
 * another request answered first, or where the message is there no more.
 */
export async function insertReply(
  database: Database,
  reply: Answer & { parts: CompanionReply },
): Promise<{ message: Message; standing: SafetyNotice | null } | undefined> {
  const scope = database.asMember(reply.userId)
  const insert = insertionOf(reply, reply.parts)
  const first = await scope.row(insert)
  const row = first ?? ((await removeFailure(scope, reply.inReplyTo)) ? await scope.row(insert) : undefined)
  await database.waitForFlush()
  return row && { message: presentMessage(row), standing: row.standing }
}

/** Keeps the words that stand in for a reply which did not come: an answer without parts. */
export async function insertFailure(database: Database, failure: Answer): Promise<void> {
  await database.asMember(failure.userId).rows(insertionOf(failure, null))
  await database.waitForFlush()
}
