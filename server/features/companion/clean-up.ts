import { limits } from '#contract/limits.ts'
import { build, type RootScope, type Scope } from '#server/database/client.ts'
import { forgetSummary } from '#server/features/memory/lines-repo.ts'
import { removeSubject } from '#server/features/notifications/subject-repo.ts'
import { forEachSettled } from '#server/platform/jobs/for-each-settled.ts'
import { threadTitle, titleOfReply } from './thread-title.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** A phone may keep the first words of a chat until they can be sent, and they can be sent to no other. */
const unspokenDays = 30

/** Removes chats that were deleted too long ago to be brought back. */
export async function removeDeletedThreads(scope: Scope, now: Date): Promise<void> {
  const until = new Date(now.getTime() - limits.restoreMinutes * minute)
  await scope.rows(build.deleteFrom('threads').where('deleted_at', '<', until))
}

/**
 * Removes chats in which nothing was ever said: no list shows them. One that is being written to at this moment is held
 * by its message, and is new again once that is kept.
 */
export async function removeUnspokenThreads(scope: Scope, now: Date): Promise<void> {
  const until = new Date(now.getTime() - unspokenDays * day)
  await scope.rows(
    build
      .deleteFrom('threads')
      .where('title', 'is', null)
      .where('created_at', '<', until)
      .where('updated_at', '<', until)
      .where('is_saved', '=', false)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('messages')
              .select('messages.id')
              .whereRef('messages.user_id', '=', 'threads.user_id')
              .whereRef('messages.thread_id', '=', 'threads.id'),
          ),
        ),
      ),
  )
}

/**
 * Removes what is older than a week from the chats of members who chose that. Starred messages and saved chats stay.
 * Each chat is done in a transaction of its own, so it can stop anywhere and go on later, and one that fails holds up no other.
 * @throws AggregateError of all that failed.
 */
export async function removeOldMessages(scope: RootScope, now: Date): Promise<void> {
  const until = new Date(now.getTime() - limits.keepDays * day)
  const threads = await scope.rows(threadsWithOld(until))
  await forEachSettled(threads, (thread) =>
    scope.transaction((transaction) => trim(transaction, thread, until)),
  )
}

function threadsWithOld(until: Date) {
  return build
    .selectFrom('chat_settings')
    .innerJoin('threads', 'threads.user_id', 'chat_settings.user_id')
    .select(['threads.user_id', 'threads.id'])
    .where('chat_settings.keep', '=', 'week')
    .where('threads.is_saved', '=', false)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('messages')
          .select('messages.id')
          .whereRef('messages.user_id', '=', 'threads.user_id')
          .whereRef('messages.thread_id', '=', 'threads.id')
          .where('messages.created_at', '<', until)
          .where('messages.is_starred', '=', false),
      ),
    )
}

/** The title quotes what she said first, so it is made anew of what is left: of her words, where there are any. */
async function trim(
  scope: Scope,
  { user_id, id }: { user_id: string; id: string },
  until: Date,
): Promise<void> {
  const thread = await scope.row(
    build
      .selectFrom('threads')
      .innerJoin('chat_settings', 'chat_settings.user_id', 'threads.user_id')
      .select('threads.id')
      .where('threads.user_id', '=', user_id)
      .where('threads.id', '=', id)
      .where('threads.is_saved', '=', false)
      .where('chat_settings.keep', '=', 'week')
      .forUpdate(),
  )
  if (!thread) return
  await scope.rows(
    build
      .deleteFrom('messages')
      .where('user_id', '=', user_id)
      .where('thread_id', '=', id)
      .where('created_at', '<', until)
      .where('is_starred', '=', false),
  )
  // What was summed up of it is of words that are gone now.
  await forgetSummary(scope, user_id, id)
  const first = await scope.row(
    build
      .selectFrom('messages')
      .select(['role', 'content'])
      .where('user_id', '=', user_id)
      .where('thread_id', '=', id)
      // 'user' comes behind 'assistant'.
      .orderBy('role', 'desc')
      .orderBy('created_at')
      .orderBy('id')
      .limit(1),
  )
  if (!first) await removeSubject(scope, user_id, 'follow_up', id)
  await scope.rows(
    first
      ? build
          .updateTable('threads')
          .set({ title: first.role === 'user' ? threadTitle(first.content) : titleOfReply(first.content) })
          .where('user_id', '=', user_id)
          .where('id', '=', id)
      : build.deleteFrom('threads').where('user_id', '=', user_id).where('id', '=', id),
  )
}
