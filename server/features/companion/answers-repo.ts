import type { Message } from '#contract/companion.ts'
import { build, type Given, prepare, type Scope, sql } from '#server/database/client.ts'
import { flushed, unhurried } from '#server/database/durability.ts'
import type { CompanionReply } from '#server/features/guide/question.ts'
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

const introduction = prepare((threadId: Given<string>) =>
  build
    .selectFrom('messages')
    .select('id')
    .where('thread_id', '=', threadId)
    .where(sql<boolean>`reply ? 'introducesGuide'`)
    .limit(1),
)

/** Whether a reply of this chat has said what answers her where no model does. */
export async function hasIntroducedGuide(scope: Scope, threadId: string): Promise<boolean> {
  return (await scope.row(introduction(threadId))) !== undefined
}

interface Answer {
  threadId: string
  userId: string
  inReplyTo: string
  content: string
}

/** An answer stands right behind its message, whatever else was said while it was being made. */
function insertion({ threadId, userId, inReplyTo, content }: Answer, parts: CompanionReply | null) {
  return build
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
          val(content).as('content'),
          'said.id as in_reply_to',
          cast<string>(val(JSON.stringify(parts?.options ?? [])), 'jsonb').as('options'),
          cast<string | null>(val(parts && storeReply(parts)), 'jsonb').as('reply'),
          val(parts?.entryId ?? null).as('entry_id'),
          sql<Date>`said.created_at + interval '1 microsecond'`.as('created_at'),
        ])
        .where('said.id', '=', inReplyTo)
        .where('said.thread_id', '=', threadId)
        .where('said.user_id', '=', userId)
        .where(unhurried)
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.columns(['in_reply_to', 'user_id']).doNothing())
    .returning(messageColumns)
}

/**
 * Keeps a reply; the failure of another process makes way for it. Undefined where another request answered first, or
 * where the message is there no more.
 */
export async function insertReply(
  scope: Scope,
  reply: Answer & { parts: CompanionReply },
): Promise<Message | undefined> {
  const insert = insertion(reply, reply.parts)
  const first = await scope.row(insert)
  const row = first ?? ((await removeFailure(scope, reply.inReplyTo)) ? await scope.row(insert) : undefined)
  await flushed(scope)
  return row && presentMessage(row)
}

/** Keeps the words that stand in for a reply which did not come: an answer without parts. */
export async function insertFailure(scope: Scope, failure: Answer): Promise<void> {
  await scope.rows(insertion(failure, null))
  await flushed(scope)
}
