import type { FastifyInstance } from 'fastify'
import * as moderation from '#contract/moderation.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { listBlocks, removeBlock, saveBlock } from './blocks-repo.ts'
import { listModerators } from './moderators-repo.ts'

const herself = 'You cannot block yourself.'

/** Whom she has blocked, and who moderates. */
export function moderationRoutes(http: FastifyInstance, { database }: Services): void {
  implement(http, moderation.listBlocks, async ({ caller: { userId } }) => ({
    blocks: await listBlocks(database.asMember(userId), userId),
  }))

  implement(http, moderation.blockMember, async ({ caller: { userId }, params: { memberId }, body }) => {
    if (memberId.toLowerCase() === userId)
      throw new AppError('bad_input', herself, { fields: { memberId: herself } })
    await saveBlock(database.asMember(userId), userId, memberId, body.name)
    return done
  })

  implement(http, moderation.unblockMember, async ({ caller: { userId }, params: { memberId } }) => {
    await removeBlock(database.asMember(userId), userId, memberId)
    return done
  })

  implement(http, moderation.listModerators, async ({ caller: { userId } }) => ({
    moderators: await listModerators(database.asModerator(userId)),
  }))
}
