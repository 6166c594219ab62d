import type { ReportReason } from '#contract/reports.ts'
import * as reports from '#contract/reports.ts'
import type { RouteReply } from '#contract/route.ts'
import type { Post, ReactionKind, VillageReply } from '#contract/village.ts'
import * as acting from '#contract/village-acting.ts'
import * as writing from '#contract/village-writing.ts'
import { call } from '#web/lib/api/call.ts'
import { changePost, changeReply } from './cache.ts'

/** What somebody wrote in the Village. */
export type Written = Post | VillageReply

export const isReply = (one: Written): one is VillageReply => 'post_id' in one

/** The thread that it stands in. */
export const threadOf = (one: Written) => (isReply(one) ? one.post_id : one.id)

const counts = { heart: 'hearts', me_too: 'me_toos' } as const satisfies Record<ReactionKind, keyof Written>

export const countOf = (one: Written, kind: ReactionKind) => one[counts[kind]]
export const hasReacted = (one: Written, kind: ReactionKind) => one.my_reactions.includes(kind)

/** What it is once she has given it a reaction, or taken one back. */
export function withReaction(one: Written, kind: ReactionKind, isOn: boolean): Partial<Written> {
  if (hasReacted(one, kind) === isOn) return {}
  const others = one.my_reactions.filter((given) => given !== kind)
  return {
    my_reactions: isOn ? [...others, kind] : others,
    [counts[kind]]: countOf(one, kind) + (isOn ? 1 : -1),
  }
}

/** Shows it as it now is, wherever it stands. */
export function show(one: Written, change: Partial<Written>): void {
  if (isReply(one)) changeReply(one.post_id, one.id, change as Partial<VillageReply>)
  else changePost(one.id, change as Partial<Post>)
}

// What may be done about it; of posts and replies alike.

const replyParams = ({ id }: VillageReply) => ({ params: { replyId: id } })
const postParams = ({ id }: Post) => ({ params: { postId: id } })

export function sendReaction(one: Written, body: { kind: ReactionKind; is_on: boolean }): Promise<Written> {
  return isReply(one)
    ? call(acting.reactToReply, { ...replyParams(one), body })
    : call(acting.reactToPost, { ...postParams(one), body })
}

type NewWords = Pick<RouteReply<typeof writing.editPost>, 'warnings' | 'safety'> & { written: Written | null }

/** Changes its words. `written` is null where there are warnings, and then nothing was changed. */
export async function sendNewWords(
  one: Written,
  body: { content: string; seen_warnings: writing.PostOutcome['warnings'] },
): Promise<NewWords> {
  if (isReply(one)) {
    const { reply, ...rest } = await call(writing.editReply, { ...replyParams(one), body })
    return { written: reply, ...rest }
  }
  const { post, ...rest } = await call(writing.editPost, { ...postParams(one), body })
  return { written: post, ...rest }
}

export const sendAnonymous = (one: Written): Promise<Written> =>
  isReply(one)
    ? call(writing.makeReplyAnonymous, replyParams(one))
    : call(writing.makePostAnonymous, postParams(one))

export const sendDeletion = (one: Written) =>
  isReply(one) ? call(writing.deleteReply, replyParams(one)) : call(writing.deletePost, postParams(one))

export const sendRestoring = (one: Written): Promise<Written> =>
  isReply(one) ? call(writing.restoreReply, replyParams(one)) : call(writing.restorePost, postParams(one))

/** Tells the moderators of it. */
export const sendReport = (one: Written, body: { reason: ReportReason; note: string | null }) =>
  isReply(one)
    ? call(reports.reportReply, { ...replyParams(one), body })
    : call(reports.reportPost, { ...postParams(one), body })

/** Blocks the alias that it was written under. */
export const sendAliasBlock = (one: Written) =>
  isReply(one) ? call(acting.blockReplyAlias, replyParams(one)) : call(acting.blockPostAlias, postParams(one))
