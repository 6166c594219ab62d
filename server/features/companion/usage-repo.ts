import { build, type Given, prepare, type Scope, sql } from '#server/database/client.ts'
import { asyncCommit } from '#server/database/durability.ts'
import type { ModelUsage } from '#server/platform/model/model.ts'
import type { ModelConfig } from '#server/platform/model/model-config.ts'

export type Claim = 'granted' | 'too-fast' | 'used-up' | 'just-used-up'

/** A message of a chat, and where it stands. */
export interface MessageOfHers {
  threadId: string
  messageId: string
}

/** Counts a reply on her day, by her own clock. It does not wait until the count is on the disk: a crash within that moment may forget it. */
const counted = (userId: Given<string>) =>
  build
    .selectFrom('profiles')
    .select([
      'user_id',
      sql<string>`(now() at time zone timezone)::date`.as('day'),
      sql<number>`1`.as('replies'),
      sql<number>`1`.as('minute_replies'),
    ])
    .where('user_id', '=', userId)
    .where(asyncCommit)

const counting = (of: ReturnType<typeof counted>) =>
  build
    .insertInto('model_usage')
    .columns(['user_id', 'day', 'replies', 'minute_replies'])
    .expression(of)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet({
        replies: sql<number>`model_usage.replies + 1`,
        minute: sql<Date>`excluded.minute`,
        minute_replies: sql<number>`case when model_usage.minute = excluded.minute then model_usage.minute_replies + 1 else 1 end`,
      }),
    )
    .returning(['replies', 'minute_replies'])

const countedWords = prepare((userId: Given<string>) => counting(counted(userId)))

const countedReply = prepare((userId: Given<string>, threadId: Given<string>, messageId: Given<string>) =>
  counting(
    counted(userId)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('threads')
            .select('id')
            .where('id', '=', threadId)
            .where('user_id', '=', userId)
            .where('deleted_at', 'is', null),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('messages')
              .select('id')
              .where('in_reply_to', '=', messageId)
              .where('user_id', '=', userId)
              .where('reply', 'is not', null),
          ),
        ),
      ),
  ),
)

/**
 * Counts one reply of the model for her day, by her own clock, and says whether she may have it: 'just-used-up' once,
 * with the first reply beyond the day's, then 'used-up'. The count is taken in one statement, so replies at once cannot slip by together.
 * @param message null for words outside a chat, such as back on a check-in
 * @returns null, and counts nothing, where the chat is not hers or the message has its reply
 */
export async function claimReply(
  system: Scope,
  userId: string,
  message: MessageOfHers | null,
  { repliesPerDay, repliesPerMinute }: Pick<ModelConfig, 'repliesPerDay' | 'repliesPerMinute'>,
): Promise<Claim | null> {
  const row = await system.row(
    message ? countedReply(userId, message.threadId, message.messageId) : countedWords(userId),
  )
  if (!row) return null
  if (row.replies > repliesPerDay) return row.replies === repliesPerDay + 1 ? 'just-used-up' : 'used-up'
  return row.minute_replies > repliesPerMinute ? 'too-fast' : 'granted'
}

const taken = prepare(
  (
    userId: Given<string>,
    inputTokens: Given<number>,
    outputTokens: Given<number>,
    cost: Given<number>,
    finishedLocally: Given<number>,
  ) =>
    build
      .updateTable('model_usage')
      .set((from) => ({
        input_tokens: from('input_tokens', '+', inputTokens),
        output_tokens: from('output_tokens', '+', outputTokens),
        cost_millionths: from('cost_millionths', '+', cost),
        finished_locally: from('finished_locally', '+', finishedLocally),
      }))
      .where('user_id', '=', userId)
      .where(asyncCommit)
      .where('day', '=', ({ selectFrom }) =>
        selectFrom('model_usage as counted')
          .select(({ fn }) => fn.max('counted.day').as('day'))
          .where('counted.user_id', '=', userId),
      ),
)

/** Adds what a reply took to the day that she was last counted on, which the claim before it was for. A count that cannot be written is warned of and never thrown. */
export async function addUsage(
  system: Scope,
  userId: string,
  { inputTokens, outputTokens }: ModelUsage,
  price: ModelConfig['price'],
  finishedLocally: boolean,
): Promise<void> {
  // A price for a million tokens is one in millionths for each.
  const cost = Math.round(inputTokens * price.input + outputTokens * price.output)
  await system
    .rows(taken(userId, inputTokens, outputTokens, cost, finishedLocally ? 1 : 0))
    .catch((error: unknown) => process.emitWarning(`A reply's tokens were not counted: ${String(error)}`))
}
