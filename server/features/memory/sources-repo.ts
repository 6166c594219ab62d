import type { CheckInType } from '#contract/check-ins.ts'
import { limits } from '#contract/limits.ts'
import { build, type Scope, sql } from '#server/database/client.ts'

const graveLevels = ['crisis', 'emergency']
const remindersShown = 10
const saidRead = 2000

/** Her check-ins of either kind from one day on, newest first. @param from `YYYY-MM-DD` */
export async function listCheckInsSince(scope: Scope, userId: string, from: string) {
  const rows = await scope.rows(
    build
      .selectFrom('check_ins')
      .select(['id', 'type', 'responses', 'day', 'safety_level', 'soft_line'])
      .where('user_id', '=', userId)
      .where('day', '>=', from)
      .orderBy('day', 'desc')
      .orderBy('created_at', 'desc')
      .limit(60),
  )
  return rows.map(({ type, safety_level, soft_line, ...row }) => ({
    ...row,
    type: type as CheckInType,
    isHard: graveLevels.includes(safety_level) || soft_line !== null,
  }))
}

/** How she said that she was, from one day on. @param from `YYYY-MM-DD` */
export async function listDaysSince(scope: Scope, userId: string, from: string) {
  const rows = await scope.rows(
    build
      .selectFrom('you_today_insights')
      .select(['day', 'mood', 'energy', 'focus'])
      .where('user_id', '=', userId)
      .where('day', '>=', from),
  )
  return rows.map(({ focus, ...row }) => ({ ...row, focus: focus?.trim() ?? '' }))
}

/** What she has still to be reminded of, the next first. */
export function listOpenReminders(scope: Scope, userId: string) {
  return scope.rows(
    build
      .selectFrom('reminders')
      .select(['id', 'text', 'due'])
      .where('user_id', '=', userId)
      .where('done_at', 'is', null)
      .orderBy('due')
      .orderBy('id')
      .limit(remindersShown),
  )
}

/**
 * Her newest chats that were not summed up, and whether anything in each was grave; none of which a line was forgotten or changed, since its
 * title may say the same.
 */
export function listUnsummedChats(scope: Scope, userId: string) {
  return scope.rows(
    build
      .selectFrom('threads')
      .select(['threads.id', 'threads.title'])
      .select(({ exists, selectFrom, or, eb }) =>
        or([
          eb('threads.safety_level', 'in', graveLevels),
          exists(
            selectFrom('messages')
              .select('messages.id')
              .whereRef('messages.thread_id', '=', 'threads.id')
              .whereRef('messages.user_id', '=', 'threads.user_id')
              .where((message) =>
                message.or([
                  message('messages.safety_level', 'in', graveLevels),
                  message('messages.soft_line', 'is not', null),
                ]),
              ),
          ),
        ])
          .$castTo<boolean>()
          .as('is_hard'),
      )
      .where('threads.user_id', '=', userId)
      .where('threads.deleted_at', 'is', null)
      .where('threads.title', 'is not', null)
      .where('threads.summed_until', 'is', null)
      .where('threads.summed_from', 'is', null)
      .orderBy('threads.updated_at', 'desc')
      .orderBy(sql`threads.id`, 'desc')
      .limit(limits.memoryChats),
  )
}

/** What she said in her chats, beside one message, as far as a summary may still read it: the newest first. */
export function listSaidInChats(scope: Scope, userId: string, besideId: string) {
  return scope.rows(
    build
      .selectFrom('messages')
      .innerJoin('threads', (join) =>
        join.onRef('threads.id', '=', 'messages.thread_id').onRef('threads.user_id', '=', 'messages.user_id'),
      )
      .select(['messages.thread_id', 'messages.content'])
      .where('messages.user_id', '=', userId)
      .where('messages.role', '=', 'user')
      .where('messages.id', '<>', besideId)
      .where(sql<boolean>`messages.created_at > coalesce(threads.summed_from, '-infinity')`)
      .orderBy('messages.created_at', 'desc')
      .limit(saidRead),
  )
}

/** Whether she has a chat of that id. */
export async function ownsChat(scope: Scope, userId: string, threadId: string): Promise<boolean> {
  const row = await scope.row(
    build
      .selectFrom('threads')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '=', threadId)
      .where('deleted_at', 'is', null),
  )
  return row !== undefined
}
