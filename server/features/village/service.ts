import { villageRefusals } from '#content/village/refusals.ts'
import type { PostWarning } from '#contract/village.ts'
import type { PostOutcome, ReplyOutcome } from '#contract/village-writing.ts'
import type { Scope } from '#server/database/client.ts'
import { noticeOf } from '#server/features/safety/notice.ts'
import { recordSafetyEvent } from '#server/features/safety/record.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { type AssessedText, assessText, surface } from './assess-text.ts'
import { findPost } from './posts-repo.ts'
import { canRepeat, repeatOf } from './repeats.ts'
import { findReply } from './replies-repo.ts'
import { assertWithinQuota, assertWritable, readStanding } from './standing.ts'
import { hasLink, warningsIn } from './text-rules.ts'
import {
  findByClientId,
  insertPost,
  insertReply,
  listEarlierTexts,
  lockWriter,
  postActions,
  replyActions,
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
  { publication }: AssessedText,
  kind: 'post' | 'reply' | 'edit',
): Promise<PostWarning[]> {
  const standing = await readStanding(config, scope, new Date())
  assertWritable(standing)
  if (kind !== 'edit') assertWithinQuota(standing, kind)
  if (standing.new_account && hasLink(content)) throw refused(villageRefusals.noLinks)
  const repeat = canRepeat(content) ? repeatOf(content, await listEarlierTexts(scope, userId, id)) : null
  if (repeat === 'same') throw refused(villageRefusals.repeated)
  if (publication.isHeld) return []
  const warnings: PostWarning[] = [...warningsIn(content), ...(repeat ? ['repeat' as const] : [])]
  return warnings.filter((warning) => !seen_warnings.includes(warning))
}

/** Keeps her words, unless she is to be asked something first. */
async function keepOrAsk(
  services: Needs,
  scope: Scope,
  written: Written,
  read: AssessedText,
  kind: 'post' | 'reply' | 'edit',
  keep: () => Promise<string>,
): Promise<Kept> {
  const warnings = await mayStand(services, scope, written, read, kind)
  return warnings.length > 0 ? { warnings } : { id: await keep(), isNew: true }
}

/**
 * Reads and keeps; records that the engine spoke up where something new was kept. What was done before her words were refused stays: a name
 * that is off does not come back.
 */
async function write(
  { database }: Needs,
  { userId, content }: Written,
  keep: (scope: Scope, read: AssessedText) => Promise<Kept>,
): Promise<Kept & { read: AssessedText }> {
  const read = assessText(content)
  const kept = await database.asMember(userId).transaction(async (scope) => {
    await lockWriter(scope, userId)
    return keep(scope, read).catch((error: unknown) => {
      if (error instanceof AppError) return error
      throw error
    })
  })
  if (kept instanceof AppError) throw kept
  if ('isNew' in kept && kept.isNew)
    await recordSafetyEvent(database.asSystem(), { userId, surface, ...read.assessment })
  return { ...kept, read }
}

/** What she is answered: what stands there now, or what she is asked, with what is to be said of safety to her alone. */
async function outcome<T>(kept: Kept & { read: AssessedText }, find: (id: string) => Promise<T | undefined>) {
  const safety = noticeOf(kept.read.assessment)
  if ('warnings' in kept) return { found: null, warnings: kept.warnings, safety }
  return { found: (await find(kept.id)) ?? null, warnings: [], safety }
}

async function postOutcome(services: Needs, { userId }: Written, kept: Kept & { read: AssessedText }) {
  const member = services.database.asMember(userId)
  const { found, ...rest } = await outcome(kept, (id) => findPost(member, id))
  return { post: found, ...rest }
}

async function replyOutcome(services: Needs, { userId }: Written, kept: Kept & { read: AssessedText }) {
  const member = services.database.asMember(userId)
  const { found, ...rest } = await outcome(kept, (id) => findReply(member, id))
  return { reply: found, ...rest }
}

type NewPost = Written & { topic: string; is_anonymous: boolean }

/**
 * A post that is there from an earlier try, whose answer may never have reached her: what she has changed since is changed there. Her
 * name comes off first, whatever becomes of her words.
 * @throws AppError 404 where she removed it, 409 where it cannot become what she sends now.
 */
async function postAgain(services: Needs, scope: Scope, post: NewPost, read: AssessedText): Promise<Kept> {
  const stands = await findPost(scope, post.id)
  if (!stands || stands.is_removed) throw notFound(villageRefusals.noPost)
  if (post.is_anonymous) await postActions.makeAnonymous(scope, post.id)
  if (stands.topic !== post.topic) throw new AppError('conflict', villageRefusals.otherTopic(stands.topic))
  if (stands.is_anonymous && !post.is_anonymous) throw new AppError('conflict', villageRefusals.nameIsOff)
  if (stands.content === post.content) return { id: post.id, isNew: false }
  return changePost(services, scope, post, read)
}

const changePost = (services: Needs, scope: Scope, post: Written, read: AssessedText) =>
  keepOrAsk(services, scope, post, read, 'edit', async () => {
    if (!(await postActions.edit(scope, post.id, post.content, read.publication)))
      throw notFound(villageRefusals.noPost)
    return post.id
  })

/** Sent again under its id it is there once, as she sent it last. @throws AppError as `postAgain` does. */
export async function createPost(services: Needs, post: NewPost): Promise<PostOutcome> {
  const { userId, id: clientId, topic, content, is_anonymous: isAnonymous } = post
  const kept = await write(services, post, async (scope, read) => {
    const known = await findByClientId(scope, userId, 'post', clientId)
    if (known) return postAgain(services, scope, { ...post, id: known }, read)
    return keepOrAsk(services, scope, post, read, 'post', () =>
      insertPost(scope, { clientId, topic, content, isAnonymous, ...read.publication }),
    )
  })
  return postOutcome(services, post, kept)
}

/** A reply keeps its words under its id: sent again, it is answered as it stands. @throws AppError 404 where there is nothing to answer. */
export async function createReply(
  services: Needs,
  reply: Written & { postId: string; parent_id: string | null; is_anonymous: boolean },
): Promise<ReplyOutcome> {
  const { userId, id: clientId, postId, parent_id: parentId, content, is_anonymous: isAnonymous } = reply
  if (!(await findPost(services.database.asMember(userId), postId))) throw notFound(villageRefusals.noPost)
  const kept = await write(services, reply, async (scope, read) => {
    const known = await findByClientId(scope, userId, 'reply', clientId)
    if (known) return { id: known, isNew: false }
    return keepOrAsk(services, scope, reply, read, 'reply', async () => {
      const given = { clientId, postId, parentId, content, isAnonymous }
      const id = await insertReply(scope, { ...given, ...read.publication })
      if (!id) throw notFound(villageRefusals.noReply)
      return id
    })
  })
  return replyOutcome(services, reply, kept)
}

/** @throws AppError 404 where it is not hers, or she removed it. */
export async function editPost(services: Needs, post: Written): Promise<PostOutcome> {
  const member = services.database.asMember(post.userId)
  if (!(await findPost(member, post.id))?.is_mine) throw notFound(villageRefusals.noPost)
  const kept = await write(services, post, (scope, read) => changePost(services, scope, post, read))
  return postOutcome(services, post, kept)
}

/** @throws AppError 404 where it is not hers, or she removed it. */
export async function editReply(services: Needs, reply: Written): Promise<ReplyOutcome> {
  const member = services.database.asMember(reply.userId)
  if (!(await findReply(member, reply.id))?.is_mine) throw notFound(villageRefusals.noReply)
  const kept = await write(services, reply, (scope, read) =>
    keepOrAsk(services, scope, reply, read, 'edit', async () => {
      if (!(await replyActions.edit(scope, reply.id, reply.content, read.publication)))
        throw notFound(villageRefusals.noReply)
      return reply.id
    }),
  )
  return replyOutcome(services, reply, kept)
}
