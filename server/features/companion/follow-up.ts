import { isGrave, type SafetyNotice } from '#contract/safety.ts'
import { isGoodbye } from '#guide/line/goodbyes.ts'
import { readTurn } from '#reading/talk/read-turn.ts'
import { build, type RootScope, type Scope, sql } from '#server/database/client.ts'

/** Messages of hers below which there was no talk to come back to. */
const fewestMessages = 3
/** How likely it must be that she ends the talk. */
const sureEnough = 0.75
/** On her clock, on the day after. */
const askedAtHour = 10

/** Whether anything in a chat was ever explicit: in her words, or since she did not say that she is safe where she was asked. */
export async function wasGrave(scope: Scope, userId: string, threadId: string): Promise<boolean> {
  const found = await scope.row(
    build
      .selectFrom('messages')
      .innerJoin('threads', (join) =>
        join.onRef('threads.id', '=', 'messages.thread_id').onRef('threads.user_id', '=', 'messages.user_id'),
      )
      .select('messages.id')
      .where('messages.thread_id', '=', threadId)
      .where('messages.user_id', '=', userId)
      .where(({ eb, or }) =>
        or([
          eb('messages.safety_level', 'in', ['crisis', 'emergency']),
          sql<boolean>`messages.soft_line is not null and messages.soft_line <> all (threads.safe_from)`,
        ]),
      )
      .limit(1),
  )
  return found !== undefined
}

interface SentMessage {
  thread_id: string
  user_text: string
}

const endsTalk = (text: string) =>
  isGoodbye(text) || readTurn({ text, asked: '', before: null }).act.closes >= sureEnough

/**
 * Whether she is to be offered, beside the reply to a message that is kept, that she be asked tomorrow how it went: at the end of a talk,
 * once in a chat, and never where something explicit was ever said in it.
 */
export async function offersFollowUp(
  scope: Scope,
  userId: string,
  { thread_id, user_text }: SentMessage,
  standing: SafetyNotice,
  isSOS: boolean,
): Promise<boolean> {
  if (isSOS || isGrave(standing.level) || standing.softLine || !endsTalk(user_text)) return false
  const talk = await scope.row(
    build
      .selectFrom('messages')
      .select([
        sql<number>`count(*) filter (where role = 'user')`.as('hers'),
        sql<boolean>`bool_or(reply -> 'offersFollowUp' = 'true'::jsonb)`.as('is_offered'),
      ])
      .where('thread_id', '=', thread_id)
      .where('user_id', '=', userId),
  )
  return (
    talk !== undefined &&
    Number(talk.hers) >= fewestMessages &&
    !talk.is_offered &&
    !(await wasGrave(scope, userId, thread_id))
  )
}

/** When she is to be asked in this chat how it went; undefined where she is not, or will not be since something explicit was said. */
export async function findFollowUp(
  scope: Scope,
  userId: string,
  threadId: string,
): Promise<Date | undefined> {
  const row = await scope.row(
    build
      .selectFrom('follow_ups')
      .select('due_at')
      .where('thread_id', '=', threadId)
      .where('user_id', '=', userId)
      .where('asked_at', 'is', null),
  )
  return row && !(await wasGrave(scope, userId, threadId)) ? row.due_at : undefined
}

/** The hour at which she is asked, on the day after hers. */
const nextDay = (userId: string) => sql<Date>`(
  select (date_trunc('day', now() at time zone timezone) + make_interval(days => 1, hours => ${askedAtHour}))
    at time zone timezone
  from profiles where profiles.user_id = ${userId}
)`

/** Says whether she wants to be asked; a question that was asked before stays. Undefined where she has no such chat. */
export async function setFollowUp(
  scope: RootScope,
  userId: string,
  threadId: string,
  isWanted: boolean,
): Promise<{ follow_up_at: string | null } | undefined> {
  return scope.transaction(async (transaction) => {
    const thread = await transaction.row(
      build
        .selectFrom('threads')
        .select('id')
        .where('id', '=', threadId)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .forNoKeyUpdate(),
    )
    if (!thread) return undefined
    if (!isWanted || (await wasGrave(transaction, userId, threadId))) {
      await transaction.rows(
        build
          .deleteFrom('follow_ups')
          .where('thread_id', '=', threadId)
          .where('user_id', '=', userId)
          .where('asked_at', 'is', null),
      )
      return { follow_up_at: null }
    }
    const row = await transaction.row(
      build
        .insertInto('follow_ups')
        .values({ thread_id: threadId, user_id: userId, due_at: nextDay(userId) })
        .onConflict((conflict) =>
          conflict
            .columns(['thread_id', 'user_id'])
            .doUpdateSet(({ ref }) => ({ due_at: ref('excluded.due_at'), asked_at: null })),
        )
        .returning('due_at'),
    )
    return { follow_up_at: row?.due_at.toISOString() ?? null }
  })
}
