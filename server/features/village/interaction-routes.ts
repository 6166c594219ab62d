import type { FastifyInstance } from 'fastify'
import { villageRefusals } from '#content/village/refusals.ts'
import type { Post, VillageReply } from '#contract/village.ts'
import * as interactions from '#contract/village-interactions.ts'
import type { RootScope } from '#server/database/client.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import {
  blockAlias,
  listAliasBlocks,
  markThreadRead,
  removeAliasBlock,
  setFollow,
  setPostReaction,
  setReplyReaction,
  setSaved,
} from './interactions-repo.ts'
import { findPost } from './posts-repo.ts'
import { findReply } from './replies-repo.ts'
import { assertReadable } from './standing.ts'

/** What members make of what others wrote: hearts, saving, following, blocking an alias. */
export function villageInteractionRoutes(http: FastifyInstance, { config, database }: Services): void {
  /** Does it to a post that she can see, and answers the post as it then is. @throws AppError 404 where she can see none. */
  async function toPost(
    userId: string,
    postId: string,
    act: (scope: RootScope) => Promise<void>,
  ): Promise<Post> {
    assertReadable(config)
    const member = database.asMember(userId)
    if (!(await findPost(member, postId))) throw notFound(villageRefusals.noPost)
    await act(member)
    const post = await findPost(member, postId)
    if (!post) throw notFound(villageRefusals.noPost)
    return post
  }

  async function toReply(
    userId: string,
    replyId: string,
    act: (scope: RootScope) => Promise<void>,
  ): Promise<VillageReply> {
    assertReadable(config)
    const member = database.asMember(userId)
    if (!(await findReply(member, replyId))) throw notFound(villageRefusals.noReply)
    await act(member)
    const reply = await findReply(member, replyId)
    if (!reply) throw notFound(villageRefusals.noReply)
    return reply
  }

  implement(
    http,
    interactions.reactToPost,
    ({ caller: { userId }, params: { postId }, body: { kind, is_on } }) =>
      toPost(userId, postId, (member) => setPostReaction(member, userId, postId, kind, is_on)),
  )

  implement(
    http,
    interactions.reactToReply,
    ({ caller: { userId }, params: { replyId }, body: { kind, is_on } }) =>
      toReply(userId, replyId, (member) => setReplyReaction(member, userId, replyId, kind, is_on)),
  )

  implement(http, interactions.savePost, ({ caller: { userId }, params: { postId }, body }) =>
    toPost(userId, postId, (member) => setSaved(member, userId, postId, body.is_saved)),
  )

  implement(http, interactions.followPost, ({ caller: { userId }, params: { postId }, body }) =>
    toPost(userId, postId, (member) => setFollow(member, userId, postId, body.follow)),
  )

  implement(http, interactions.markThreadRead, async ({ caller: { userId }, params: { postId }, body }) => {
    assertReadable(config)
    if (!(await markThreadRead(database.asMember(userId), postId, body.position)))
      throw notFound(villageRefusals.noPost)
    return done
  })

  implement(http, interactions.blockPostAlias, async ({ caller: { userId }, params: { postId } }) => {
    const made = await blockAlias(database.asMember(userId), { postId })
    if (!made) throw notFound(villageRefusals.noPost)
    return made
  })

  implement(http, interactions.blockReplyAlias, async ({ caller: { userId }, params: { replyId } }) => {
    const made = await blockAlias(database.asMember(userId), { replyId })
    if (!made) throw notFound(villageRefusals.noReply)
    return made
  })

  implement(http, interactions.listAliasBlocks, async ({ caller: { userId } }) => ({
    blocks: await listAliasBlocks(database.asMember(userId)),
  }))

  implement(http, interactions.removeAliasBlock, async ({ caller: { userId }, params: { aliasBlockId } }) => {
    await removeAliasBlock(database.asMember(userId), userId, aliasBlockId)
    return done
  })
}
