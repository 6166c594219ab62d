import type { FindLiveTopic } from '#server/platform/realtime/watchable.ts'
import { findThread } from './threads-repo.ts'

/** A chat is told of by its member's id and its own, since phones make the ids: another may have one of the same. */
export const findThreadLiveTopic: FindLiveTopic = async (member, userId, id) =>
  (await findThread(member, userId, id)) ? `thread:${userId}:${id}` : null
