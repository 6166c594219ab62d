import type { FindTopic } from '#server/platform/realtime/watchable.ts'
import { findPost } from './posts-repo.ts'

/** What is told of a post that she can read. */
export const findPostTopic: FindTopic = async (member, _userId, id) =>
  (await findPost(member, id)) ? `village-post:${id}` : null
