import type { FastifyInstance } from 'fastify'
import { villageRefusals } from '#content/village/refusals.ts'
import * as writing from '#contract/village-writing.ts'
import type { Scope } from '#server/database/client.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { findPost } from './posts-repo.ts'
import { findReply } from './replies-repo.ts'
import { createPost, createReply, editPost, editReply } from './service.ts'
import { postActions, replyActions } from './writing-repo.ts'

/** What comes of an act on something of hers. @throws AppError 404 where it was not hers to do. */
async function acted<T>(isDone: boolean, found: () => Promise<T | undefined>, missing: string): Promise<T> {
  const row = isDone ? await found() : undefined
  if (!row) throw notFound(missing)
  return row
}

/** Posts and replies: writing, changing, taking away, taking one's name off. */
export function villageWritingRoutes(http: FastifyInstance, services: Services): void {
  const { database } = services
  const ofPost = async (
    scope: Scope,
    id: string,
    act: keyof typeof postActions & ('restore' | 'makeAnonymous'),
  ) => acted(await postActions[act](scope, id), () => findPost(scope, id), villageRefusals.noPost)
  const ofReply = async (scope: Scope, id: string, act: 'restore' | 'makeAnonymous') =>
    acted(await replyActions[act](scope, id), () => findReply(scope, id), villageRefusals.noReply)

  implement(http, writing.createPost, ({ caller: { userId }, params: { postId }, body }) =>
    createPost(services, { userId, id: postId, ...body }),
  )

  implement(http, writing.editPost, ({ caller: { userId }, params: { postId }, body }) =>
    editPost(services, { userId, id: postId, ...body }),
  )

  implement(http, writing.makePostAnonymous, ({ caller: { userId }, params: { postId } }) =>
    ofPost(database.asMember(userId), postId, 'makeAnonymous'),
  )

  implement(http, writing.deletePost, async ({ caller: { userId }, params: { postId } }) => {
    if (!(await postActions.remove(database.asMember(userId), postId))) throw notFound(villageRefusals.noPost)
    return done
  })

  implement(http, writing.restorePost, ({ caller: { userId }, params: { postId } }) =>
    ofPost(database.asMember(userId), postId, 'restore'),
  )

  implement(http, writing.createReply, ({ caller: { userId }, params: { postId, replyId }, body }) =>
    createReply(services, { userId, id: replyId, postId, ...body }),
  )

  implement(http, writing.editReply, ({ caller: { userId }, params: { replyId }, body }) =>
    editReply(services, { userId, id: replyId, ...body }),
  )

  implement(http, writing.makeReplyAnonymous, ({ caller: { userId }, params: { replyId } }) =>
    ofReply(database.asMember(userId), replyId, 'makeAnonymous'),
  )

  implement(http, writing.deleteReply, async ({ caller: { userId }, params: { replyId } }) => {
    if (!(await replyActions.remove(database.asMember(userId), replyId)))
      throw notFound(villageRefusals.noReply)
    return done
  })

  implement(http, writing.restoreReply, ({ caller: { userId }, params: { replyId } }) =>
    ofReply(database.asMember(userId), replyId, 'restore'),
  )
}
