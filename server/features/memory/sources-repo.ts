import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CheckInType } from '#contract/check-ins.ts'
import { limits } from '#contract/limits.ts'
import { build, type Given, prepare, type Scope, sql } from '#server/database/client.ts'
import { linesOf } from './lines-repo.ts'

const graveLevels = ['crisis', 'emergency']
const remindersShown = 10
const saidRead = 2000

const checkInsSince = (userId: Given<string>, from: Given<string>) =>
  build
    .selectFrom('check_ins')
    .select(['id', 'type', 'responses', 'day', 'safety_level', 'soft_line'])
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .orderBy('day', 'desc')
    .orderBy('created_at', 'desc')
    .limit(60)

const daysSince = (userId: Given<string>, from: Given<string>) =>
  build
    .selectFrom('you_today_insights')
    .select(['day', 'mood', 'energy', 'focus'])
    .where('user_id', '=', userId)
    .where('day', '>=', from)

/** What she has still to be reminded of, the next first. */
const openReminders = (userId: Given<string>) =>
  build
    .selectFrom('reminders')
    .select(['id', 'text', 'due'])
    .where('user_id', '=', userId)
    .where('done_at', 'is', null)
    .orderBy('due')
    .orderBy('id')
    .limit(remindersShown)

/**
 * Her newest chats that were not summed up, and whether anything in each was grave; none of which a line was forgotten or changed, since its
 * title may say the same.
 */
const unsummedChats = (userId: Given<string>) =>
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
    .limit(limits.memoryChats)

const childrenOf = (userId: Given<string>) =>
  build
    .selectFrom('children')
    .select(['id', 'name', 'birthdate', 'age_note', 'notes', 'died_on'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')

const sources = prepare((userId: Given<string>, checkInsFrom: Given<string>, daysFrom: Given<string>) =>
  build
    .selectFrom('profiles')
    .select(['timezone', 'full_name', 'season', 'focus', 'notes', 'loss_since'])
    .select([
      build
        .selectFrom('memory_settings')
        .select('is_on')
        .where('user_id', '=', userId)
        .$asScalar()
        .as('is_on'),
      jsonArrayFrom(build.selectFrom('memory_switches').select('key').where('user_id', '=', userId)).as(
        'switched_off',
      ),
      jsonArrayFrom(childrenOf(userId)).as('children'),
      jsonArrayFrom(checkInsSince(userId, checkInsFrom)).as('check_ins'),
      jsonArrayFrom(daysSince(userId, daysFrom)).as('days'),
      jsonArrayFrom(openReminders(userId)).as('reminders'),
      jsonArrayFrom(linesOf(userId)).as('lines'),
      jsonArrayFrom(unsummedChats(userId)).as('chats'),
    ])
    .where('user_id', '=', userId),
)

/**
 * All that is remembered of her as it is stored, in one look: her check-ins of either kind from one day on, newest first, and how she said
 * that she was from another.
 * @param from days, `YYYY-MM-DD`
 */
export async function readSources(scope: Scope, userId: string, from: { checkIns: string; days: string }) {
  const row = await scope.row(sources(userId, from.checkIns, from.days))
  if (!row) throw new Error('an account without a profile')
  const { is_on, switched_off, check_ins, days, children, reminders, lines, chats, ...profile } = row
  return {
    profile,
    /** A model is told what is remembered until she turns that off. */
    isOn: is_on ?? true,
    switchedOff: new Set(switched_off.map(({ key }) => key)),
    children,
    checkIns: check_ins.map(({ type, safety_level, soft_line, ...each }) => ({
      ...each,
      type: type as CheckInType,
      isHard: graveLevels.includes(safety_level) || soft_line !== null,
    })),
    days: days.map(({ focus, ...each }) => ({ ...each, focus: focus?.trim() ?? '' })),
    reminders,
    lines,
    chats,
  }
}

export type Sources = Awaited<ReturnType<typeof readSources>>

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
