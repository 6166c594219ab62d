import { followUpTexts } from '#content/follow-up.ts'
import { contentOf } from '#guide/reply-text.ts'
import { build, type RootScope, type Scope } from '#server/database/client.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { forEachSettled } from '#server/platform/jobs/for-each-settled.ts'
import { wasGrave } from './follow-up.ts'
import { storeReply } from './stored-reply.ts'

/** Stands where a library entry's id stands. */
const entryId = 'follow-up'
/** Later than this, such as after a server that stood still, nobody is asked any more. */
const lateDays = 2
const atOnce = 200

interface Key {
  thread_id: string
  user_id: string
}

/**
 * Asks those whose hour has come how it went, each in her chat, with a notification that holds nothing of it. A chat that was deleted, or
 * in which something explicit was said since, is left alone. Each in a transaction of its own, and once, however often it runs.
 * @throws AggregateError of all that failed
 */
export async function askFollowUps(scope: RootScope, now: Date): Promise<void> {
  const due = await scope.rows(
    build
      .selectFrom('follow_ups')
      .select(['thread_id', 'user_id'])
      .where('due_at', '<=', now)
      .where('asked_at', 'is', null)
      .orderBy('due_at')
      .limit(atOnce),
  )
  await forEachSettled(due, (key) => scope.transaction((transaction) => ask(transaction, key, now)))
}

async function ask(scope: Scope, key: Key, now: Date): Promise<void> {
  const thread = await scope.row(
    build
      .selectFrom('threads')
      .select(['title', 'deleted_at'])
      .where('id', '=', key.thread_id)
      .where('user_id', '=', key.user_id)
      .forNoKeyUpdate(),
  )
  const asked = await scope.row(
    build
      .updateTable('follow_ups')
      .set({ asked_at: now })
      .where('thread_id', '=', key.thread_id)
      .where('user_id', '=', key.user_id)
      .where('asked_at', 'is', null)
      .returning('due_at'),
  )
  if (!thread || !asked || thread.deleted_at) return
  if (await wasGrave(scope, key.user_id, key.thread_id)) return
  if (asked.due_at.getTime() < now.getTime() - lateDays * 86_400_000) return
  const parts = {
    entryId,
    ack: followUpTexts.question(thread.title),
    block: '',
    steps: [],
    question: '',
    options: [],
  }
  const ofHers = { thread_id: key.thread_id, user_id: key.user_id }
  await scope.rows(
    build.insertInto('messages').values({
      ...ofHers,
      role: 'assistant',
      content: contentOf(parts),
      reply: storeReply(parts),
      entry_id: entryId,
      options: JSON.stringify([]),
    }),
  )
  await scope.rows(
    build
      .updateTable('threads')
      .set({ updated_at: now })
      .where('id', '=', key.thread_id)
      .where('user_id', '=', key.user_id),
  )
  const notification = { userId: key.user_id, kind: 'follow_up', subjectId: key.thread_id } as const
  await notify(scope, { ...notification, key: `${key.thread_id}:${asked.due_at.toISOString()}` })
}
