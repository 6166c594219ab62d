import { villageRefusals } from '#content/village/refusals.ts'
import type { PostWarning } from '#contract/village.ts'
import type { PostOutcome, ReplyOutcome } from '#contract/village-writing.ts'
import type { Scope } from '#server/database/client.ts'
import { noticeOf } from '#server/features/safety/notice.ts'
import { recordSafetyEvent } from '#server/features/safety/record.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { findPost } from './posts-repo.ts'
import { type ReadText, readText, surface } from './read-text.ts'
import { canRepeat, repeatOf } from './repeats.ts'
import { findReply } from './replies-repo.ts'
import { mustBeWritable, mustHaveLeft, readStanding } from './standing.ts'
import { hasLink, warningsIn } from './text-rules.ts'
import {
  earlierWords,
  insertPost,
  insertReply,
  isKnown,
  postActs,
  replyActs,
  takeTurns,
} from './writing-repo.ts'

type Needs = Pick<Services, 'config' | 'database'>

interface Written {
  userId: string
  /** Of the post or the reply; a new one bears it from her phone. */
  id: string
  content: string
  seen_warnings: readonly PostWarning[]
}

const refused = (message: string) => new AppError('bad_input', message, { fields: { content: message } })

/** What comes of writing in a transaction of hers: the id of what is there now, or what she is asked first. */
type Kept = { id: string; isNew: boolean } | { warnings: PostWarning[] }

/**
 * Holds a text against the rules of the house.
 * @returns what she is to be asked before it is kept. What waits for a moderator anyway is kept without a question.
 * @throws AppError 400, 403 or 429 where it cannot be kept.
 */
async function mayStand(
  { config }: Needs,
  scope: Scope,
  { userId, id, content, seen_warnings }: Written,
  { publication }: ReadText,
  kind: 'post' | 'reply' | 'edit',
): Promise<PostWarning[]> {
  const standing = await readStanding(config, scope, new Date())
  mustBeWritable(standing)
  if (kind !== 'edit') mustHaveLeft(standing, kind)
  if (standing.new_account && hasLink(content)) throw refused(villageRefusals.noLinks)
  const repeat = canRepeat(content) ? repeatOf(content, await earlierWords(scope, userId, id)) : null
  if (repeat === 'same') throw refused(villageRefusals.repeated)
  if (publication.isHeld) return []
  const warnings: PostWarning[] = [...warningsIn(content), ...(repeat ? ['repeat' as const] : [])]
  return warnings.filter((warning) => !seen_warnings.includes(warning))
}

/** Reads, holds against the rules and keeps; records that the engine spoke up where something new was kept. */
async function write(
  services: Needs,
  written: Written,
  kind: 'post' | 'reply' | 'edit',
  keep: (scope: Scope, read: ReadText) => Promise<string>,
): Promise<Kept & { read: ReadText }> {
  const { database } = services
  const { userId, id } = written
  const read = readText(written.content)
  const kept = await database.asMember(userId).transaction(async (scope): Promise<Kept> => {
    await takeTurns(scope, userId)
    const isNew = kind === 'edit' || !(await isKnown(scope, userId, id))
    const warnings = isNew ? await mayStand(services, scope, written, read, kind) : []
    return warnings.length > 0 ? { warnings } : { id: await keep(scope, read), isNew }
  })
  if ('isNew' in kept && kept.isNew)
    await recordSafetyEvent(database.asSystem(), { userId, surface, ...read.assessment })
  return { ...kept, read }
}

/** What she is answered: what stands there now, or what she is asked, with what is to be said of safety to her alone. */
async function outcome<T>(kept: Kept & { read: ReadText }, find: (id: string) => Promise<T | undefined>) {
  const safety = noticeOf(kept.read.assessment)
  if ('warnings' in kept) return { found: null, warnings: kept.warnings, safety }
  return { found: (await find(kept.id)) ?? null, warnings: [], safety }
}

async function postOutcome(services: Needs, { userId }: Written, kept: Kept & { read: ReadText }) {
  const member = services.database.asMember(userId)
  const { found, ...rest } = await outcome(kept, (id) => findPost(member, id))
  return { post: found, ...rest }
}

async function replyOutcome(services: Needs, { userId }: Written, kept: Kept & { read: ReadText }) {
  const member = services.database.asMember(userId)
  const { found, ...rest } = await outcome(kept, (id) => findReply(member, id))
  return { reply: found, ...rest }
}

export async function createPost(
  services: Needs,
  post: Written & { topic: string; is_anonymous: boolean },
): Promise<PostOutcome> {
  const { id: clientId, topic, content, is_anonymous: isAnonymous } = post
  const kept = await write(services, post, 'post', (scope, { publication }) =>
    insertPost(scope, { clientId, topic, content, isAnonymous, ...publication }),
  )
  return postOutcome(services, post, kept)
}

/** @throws AppError 404 where there is no such post or reply for her to answer. */
export async function createReply(
  services: Needs,
  reply: Written & { postId: string; parent_id: string | null; is_anonymous: boolean },
): Promise<ReplyOutcome> {
  const { id: clientId, postId, parent_id: parentId, content, is_anonymous: isAnonymous } = reply
  const member = services.database.asMember(reply.userId)
  if (!(await findPost(member, postId))) throw notFound(villageRefusals.noPost)
  const kept = await write(services, reply, 'reply', async (scope, { publication }) => {
    const given = { clientId, postId, parentId, content, isAnonymous }
    const id = await insertReply(scope, { ...given, ...publication })
    if (!id) throw notFound(villageRefusals.noReply)
    return id
  })
  return replyOutcome(services, reply, kept)
}

/** @throws AppError 404 where it is not hers, or she removed it. */
export async function editPost(services: Needs, post: Written): Promise<PostOutcome> {
  const member = services.database.asMember(post.userId)
  if (!(await findPost(member, post.id))?.is_mine) throw notFound(villageRefusals.noPost)
  const kept = await write(services, post, 'edit', async (scope, { publication }) => {
    if (!(await postActs.edit(scope, post.id, post.content, publication)))
      throw notFound(villageRefusals.noPost)
    return post.id
  })
  return postOutcome(services, post, kept)
}

/** @throws AppError 404 where it is not hers, or she removed it. */
export async function editReply(services: Needs, reply: Written): Promise<ReplyOutcome> {
  const member = services.database.asMember(reply.userId)
  if (!(await findReply(member, reply.id))?.is_mine) throw notFound(villageRefusals.noReply)
  const kept = await write(services, reply, 'edit', async (scope, { publication }) => {
    if (!(await replyActs.edit(scope, reply.id, reply.content, publication)))
      throw notFound(villageRefusals.noReply)
    return reply.id
  })
  return replyOutcome(services, reply, kept)
}
