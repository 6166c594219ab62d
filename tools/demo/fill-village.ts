import { houseRulesVersion } from '#contract/village.ts'
import { build, sql } from '#server/database/client.ts'
import { setPostReaction, setReplyReaction } from '#server/features/village/interactions-repo.ts'
import { createPost, createReply } from '#server/features/village/service.ts'
import { saveRulesAccepted } from '#server/features/village/standing.ts'
import type { Services } from '#server/services.ts'
import type { PlannedThread } from './plan.ts'
import { dayMs } from './times.ts'

type Needs = Pick<Services, 'config' | 'database'>
/** Ids of members, by name. */
export type Villagers = ReadonlyMap<string, string>

/** Notifications that came longer ago than this have been read. */
const unreadMs = 2 * dayMs

function idOf(villagers: Villagers, name: string): string {
  const id = villagers.get(name)
  if (!id) throw new Error(`Nobody of the demo is called ${name}.`)
  return id
}

/** Says it as she would, through all that reads and counts what members say. @throws where it would not stand there for everybody */
async function say(services: Needs, thread: PlannedThread, villagers: Villagers): Promise<void> {
  const text = { seen_warnings: [] }
  const { id, topic, content, isAnonymous } = thread
  const { post } = await createPost(services, {
    ...text,
    id,
    topic,
    content,
    userId: idOf(villagers, thread.by),
    is_anonymous: isAnonymous,
  })
  if (post?.state !== 'published') throw new Error(`This thread was not published: ${content}`)
  for (const { id: replyId, by, content, isAnonymous, parentId } of thread.replies) {
    const { reply } = await createReply(services, {
      ...text,
      id: replyId,
      postId: id,
      parent_id: parentId,
      content,
      userId: idOf(villagers, by),
      is_anonymous: isAnonymous,
    })
    if (reply?.state !== 'published') throw new Error(`This reply was not published: ${content}`)
  }
}

async function react({ database }: Needs, thread: PlannedThread, villagers: Villagers): Promise<void> {
  const give = async (names: string[], set: (userId: string) => Promise<void>) => {
    for (const name of names) await set(idOf(villagers, name))
  }
  const member = (userId: string) => database.asMember(userId)
  await give(thread.hearts, (id) => setPostReaction(member(id), id, thread.id, 'heart', true))
  await give(thread.meToos, (id) => setPostReaction(member(id), id, thread.id, 'me_too', true))
  for (const reply of thread.replies) {
    await give(reply.hearts, (id) => setReplyReaction(member(id), id, reply.id, 'heart', true))
    await give(reply.meToos, (id) => setReplyReaction(member(id), id, reply.id, 'me_too', true))
  }
}

/** Has a thread and what came of it lie in the past. Its topic follows; what somebody else said there since keeps its time. */
async function date({ database }: Needs, thread: PlannedThread, now: Date): Promise<void> {
  const { id, at, replies } = thread
  const rows = sql`unnest(${replies.map((reply) => reply.id)}::uuid[], ${replies.map((reply) => reply.at)}::timestamptz[])`
  const last = replies.at(-1)?.at ?? at
  await database.asSystem().transaction(async (scope) => {
    const set = async (query: ReturnType<typeof sql>) => void (await scope.rows(query.compile(build)))
    await set(sql`select from posts where id = ${id} for no key update`)
    await set(
      sql`update replies set created_at = said.at from ${rows} said (id, at) where replies.id = said.id`,
    )
    await set(
      sql`update reply_authors set created_at = said.at from ${rows} said (id, at) where reply_id = said.id`,
    )
    await set(sql`update post_authors set created_at = ${at} where post_id = ${id}`)
    await set(sql`
      update posts set created_at = ${at}, last_activity_at = greatest(
        ${at}, (select max(created_at) from replies where post_id = ${id} and is_listed)
      ) where id = ${id}`)
    await set(sql`update post_reactions set created_at = ${last} where post_id = ${id}`)
    await set(sql`
      update reply_reactions set created_at = ${last} where reply_id in (select id from replies where post_id = ${id})`)
    await set(sql`
      update notifications set created_at = ${last},
        read_at = case when ${last}::timestamptz < ${now}::timestamptz - ${unreadMs / 1000} * interval '1 second' then ${last}::timestamptz end
      where subject_id = ${id} and kind in ('village_reply', 'village_followed')`)
  })
}

/** When each of these threads began, as it stands in the database; of those that are whole. */
async function wholeThreads(
  { database }: Needs,
  threads: readonly PlannedThread[],
): Promise<Map<string, Date>> {
  const rows = await database.asSystem().rows(
    sql<{ id: string; at: Date }>`
      select post_id as id, created_at as at from post_authors
      where post_id = any (${threads.map(({ id }) => id)}::uuid[])`.compile(build),
  )
  const there = await database.asSystem().rows(
    sql<{ id: string }>`
      select reply_id as id from reply_authors
      where reply_id = any (${threads.flatMap(({ replies }) => replies.map(({ id }) => id))}::uuid[])`.compile(
      build,
    ),
  )
  const replies = new Set(there.map(({ id }) => id))
  const isWhole = new Set(
    threads.filter((thread) => thread.replies.every(({ id }) => replies.has(id))).map(({ id }) => id),
  )
  return new Map(rows.filter(({ id }) => isWhole.has(id)).map(({ id, at }) => [id, at]))
}

/**
 * Says in the Village what is not said there yet, topic beside topic, each from its oldest thread on: positions follow times.
 * @param now until when the threads were planned
 * @returns how many threads were written
 */
export async function fillVillage(
  services: Needs,
  threads: readonly PlannedThread[],
  villagers: Villagers,
  now: Date,
): Promise<number> {
  const { database } = services
  for (const userId of villagers.values())
    await saveRulesAccepted(database.asMember(userId), userId, houseRulesVersion)
  const whole = await wholeThreads(services, threads)
  const missing = threads.filter(({ id, at }) => whole.get(id)?.getTime() !== at.getTime())
  const topics = Map.groupBy(missing, ({ topic }) => topic)
  await Promise.all(
    [...topics.values()].map(async (ofTopic) => {
      for (const thread of ofTopic) {
        await say(services, thread, villagers)
        await react(services, thread, villagers)
        await date(services, thread, now)
      }
    }),
  )
  return missing.length
}
