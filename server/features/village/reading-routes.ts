import type { FastifyInstance } from 'fastify'
import { villageRefusals } from '#content/village/refusals.ts'
import { villageTopics } from '#contract/options.ts'
import * as village from '#contract/village.ts'
import { listSavedPosts } from '#contract/village-interactions.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { type Caller, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { findPost, listMyPosts, listSaved, listSection, listTopics, listUnread } from './posts-repo.ts'
import { listMyReplies, listThread } from './replies-repo.ts'
import { findSimilarPosts, searchVillage } from './search.ts'
import { assertReadable, readStanding, saveRulesAccepted } from './standing.ts'

/** What members read in the Village, and what stands between them and their first post. */
export function villageReadingRoutes(http: FastifyInstance, { config, database }: Services): void {
  implement(http, village.getVillage, async ({ caller: { userId } }) => {
    const member = database.asMember(userId)
    const [{ state }, topics] = await Promise.all([
      readStanding(config, member, new Date()),
      listTopics(member),
    ])
    return { state, topics: state === 'closed' ? [] : topics }
  })

  const standingOf = async ({ userId, isModerator }: Caller) => ({
    ...(await readStanding(config, database.asMember(userId), new Date())),
    moderates: isModerator,
  })

  implement(http, village.getStanding, ({ caller }) => standingOf(caller))

  implement(http, village.acceptRules, async ({ caller, body }) => {
    await saveRulesAccepted(database.asMember(caller.userId), caller.userId, body.version)
    return standingOf(caller)
  })

  implement(http, village.listPosts, async ({ caller: { userId }, params: { section }, query }) => {
    assertReadable(config)
    if (!villageTopics.some((topic) => topic === section)) throw notFound(villageRefusals.noSection)
    return listSection(database.asMember(userId), section, query.before)
  })

  implement(http, village.listUnread, async ({ caller: { userId } }) => {
    // The mark on the tab is asked for before a phone has heard that a membership ended.
    const isOpen = config.village !== 'closed' && (await http.isSubscriber(userId))
    return { threads: isOpen ? await listUnread(database.asMember(userId)) : [] }
  })

  implement(http, village.getPost, async ({ caller: { userId }, params: { postId } }) => {
    assertReadable(config)
    const member = database.asMember(userId)
    const [post, thread] = await Promise.all([findPost(member, postId), listThread(member, postId)])
    if (!post) throw notFound(villageRefusals.noPost)
    return { post, ...thread }
  })

  implement(http, village.listReplies, async ({ caller: { userId }, params: { postId }, query }) => {
    assertReadable(config)
    const member = database.asMember(userId)
    const [post, thread] = await Promise.all([
      findPost(member, postId),
      listThread(member, postId, query.after),
    ])
    if (!post) throw notFound(villageRefusals.noPost)
    return thread
  })

  implement(http, listSavedPosts, async ({ caller: { userId } }) => {
    assertReadable(config)
    return { posts: await listSaved(database.asMember(userId), userId) }
  })

  implement(http, village.listMyPosts, async ({ caller: { userId }, query }) =>
    listMyPosts(database.asMember(userId), userId, query.before),
  )

  implement(http, village.listMyReplies, async ({ caller: { userId }, query }) =>
    listMyReplies(database.asMember(userId), userId, query.before),
  )

  implement(http, village.searchVillage, async ({ caller: { userId }, body }) => {
    assertReadable(config)
    return searchVillage(database.asMember(userId), body, new Date())
  })

  implement(http, village.findSimilarPosts, async ({ caller: { userId }, body }) => {
    assertReadable(config)
    return { posts: await findSimilarPosts(database.asMember(userId), body.words) }
  })
}
