import { limits } from '#contract/limits.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { forgetOldestChats, replaceSummary } from '#server/features/memory/lines-repo.ts'

const minute = 60_000
const longestAgoDays = 30
const leastSaid = 2
const chatsAtOnce = 50
const messagesRead = 60

/** She has not switched off what stands for the chat, and all that was said until now is not passed over. */
const isToRemember = sql<boolean>`(threads.summed_from is null or threads.summed_from < threads.updated_at) and not exists (
  select 1 from memory_switches where memory_switches.user_id = threads.user_id and memory_switches.key = 'chat:' || threads.id)`

/** A chat that has rested and was not summed up since. */
export interface RestingChat {
  id: string
  user_id: string
  /** When it was last spoken in. */
  updated_at: Date
}

/** Chats that have rested for a while, of members whose memory is on and whose words may go to the model. */
function restingChats(hostedBy: string | null, now: Date) {
  const rested = new Date(now.getTime() - limits.memoryRestMinutes * minute)
  const oldest = new Date(now.getTime() - longestAgoDays * 24 * 60 * minute)
  const query = build
    .selectFrom('threads')
    .leftJoin('memory_settings as settings', 'settings.user_id', 'threads.user_id')
    .select(['threads.id', 'threads.user_id', 'threads.updated_at'])
    .where('threads.deleted_at', 'is', null)
    .where('threads.updated_at', '<', rested)
    .where('threads.updated_at', '>', oldest)
    .where(sql<boolean>`(threads.summed_until is null or threads.summed_until < threads.updated_at)`)
    .where(sql<boolean>`coalesce(settings.is_on, true)`)
    .where(isToRemember)
    .where(
      sql<boolean>`(select count(*) from (select 1 from messages where messages.thread_id = threads.id
        and messages.user_id = threads.user_id and messages.role = 'user'
        and messages.created_at > coalesce(threads.summed_from, '-infinity') limit ${sql.lit(leastSaid)}) as said) >= ${sql.lit(leastSaid)}`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_deletions')
            .select('account_deletions.user_id')
            .whereRef('account_deletions.user_id', '=', 'threads.user_id'),
        ),
      ),
    )
  return hostedBy === null
    ? query
    : query.where('settings.words', '=', 'model').where('settings.words_host', '=', hostedBy)
}

/**
 * Those that may be summed up, the longest resting first.
 * @param hostedBy whose machine the model stands on; null for the operator's own
 */
export function listResting(system: Scope, hostedBy: string | null, now: Date): Promise<RestingChat[]> {
  return system.rows(restingChats(hostedBy, now).orderBy('threads.updated_at').limit(chatsAtOnce))
}

/** Whether one that was listed may still be: she may have chosen otherwise, spoken in it or deleted it meanwhile. */
export async function isStillResting(
  system: Scope,
  { id }: RestingChat,
  hostedBy: string | null,
  now: Date,
): Promise<boolean> {
  return (await system.row(restingChats(hostedBy, now).where('threads.id', '=', id))) !== undefined
}

/** What was said in a chat since its last summary that she has changed, oldest first. */
export async function listSaid(system: Scope, { id, user_id }: RestingChat) {
  const rows = await system.rows(
    build
      .selectFrom('messages')
      .innerJoin('threads', 'threads.id', 'messages.thread_id')
      .select([
        'messages.role',
        'messages.content',
        'messages.safety_level',
        'messages.soft_line',
        'threads.safety_level as standing',
      ])
      .where('messages.thread_id', '=', id)
      .where('messages.user_id', '=', user_id)
      .where('threads.user_id', '=', user_id)
      .where((where) =>
        where.or([where('messages.role', '=', 'user'), where('messages.reply', 'is not', null)]),
      )
      .where(sql<boolean>`messages.created_at > coalesce(threads.summed_from, '-infinity')`)
      .orderBy('messages.created_at', 'desc')
      .orderBy('messages.id', 'desc')
      .limit(messagesRead),
  )
  return rows.reverse()
}

/** Keeps what a chat was summed up as, unless it was spoken in, deleted or forgotten meanwhile: then it is summed up another time. */
export async function storeSummary(scope: Scope, chat: RestingChat, lines: readonly string[]): Promise<void> {
  const held = await scope.row(
    build
      .selectFrom('threads')
      .select('id')
      .where('id', '=', chat.id)
      .where('user_id', '=', chat.user_id)
      .where('deleted_at', 'is', null)
      // The database keeps microseconds.
      .where(sql<boolean>`date_trunc('milliseconds', updated_at) = ${chat.updated_at}`)
      .where(isToRemember)
      .forNoKeyUpdate(),
  )
  if (!held) return
  await replaceSummary(scope, chat.user_id, chat.id, lines)
  await scope.rows(
    build
      .updateTable('threads')
      .set({ summed_until: sql<Date>`updated_at` })
      .where('id', '=', chat.id)
      .where('user_id', '=', chat.user_id),
  )
  await forgetOldestChats(scope, chat.user_id)
}
