import type { FindLiveTopic } from '#server/platform/realtime/watchable.ts'
import { findPost } from './posts-repo.ts'

/** What is told of a post that she can read. */
export const findPostLiveTopic: FindLiveTopic = async (member, _userId, id) =>
  (await findPost(member, id)) ? `village-post:${id}` : null
