import type { ReportReason } from '#contract/reports.ts'
import * as reports from '#contract/reports.ts'
import type { RouteReply } from '#contract/route.ts'
import type { Post, ReactionKind, VillageReply } from '#contract/village.ts'
import * as interactions from '#contract/village-interactions.ts'
import * as writing from '#contract/village-writing.ts'
import { call } from '#web/lib/api/call.ts'
import { changePost, changeReply } from './cache.ts'

/** What somebody wrote in the Village. */
export type VillageItem = Post | VillageReply

export const isReply = (item: VillageItem): item is VillageReply => 'post_id' in item

/** The thread that it stands in. */
export const threadOf = (item: VillageItem) => (isReply(item) ? item.post_id : item.id)

const counts = { heart: 'hearts', me_too: 'me_toos' } as const satisfies Record<
  ReactionKind,
  keyof VillageItem
>

export const countOf = (item: VillageItem, kind: ReactionKind) => item[counts[kind]]
export const hasReacted = (item: VillageItem, kind: ReactionKind) => item.my_reactions.includes(kind)

/** What it is once she has given it a reaction, or taken one back. */
export function withReaction(item: VillageItem, kind: ReactionKind, isOn: boolean): Partial<VillageItem> {
  if (hasReacted(item, kind) === isOn) return {}
  const others = item.my_reactions.filter((given) => given !== kind)
  return {
    my_reactions: isOn ? [...others, kind] : others,
    [counts[kind]]: countOf(item, kind) + (isOn ? 1 : -1),
  }
}

/** Shows it as it now is, wherever it stands. */
export function showItem(item: VillageItem, change: Partial<VillageItem>): void {
  if (isReply(item)) changeReply(item.post_id, item.id, change as Partial<VillageReply>)
  else changePost(item.id, change as Partial<Post>)
}

// What may be done about it; of posts and replies alike.

const replyParams = ({ id }: VillageReply) => ({ params: { replyId: id } })
const postParams = ({ id }: Post) => ({ params: { postId: id } })

export function sendReaction(
  item: VillageItem,
  body: { kind: ReactionKind; is_on: boolean },
): Promise<VillageItem> {
  return isReply(item)
    ? call(interactions.reactToReply, { ...replyParams(item), body })
    : call(interactions.reactToPost, { ...postParams(item), body })
}

type EditResult = Pick<RouteReply<typeof writing.editPost>, 'warnings' | 'safety'> & {
  written: VillageItem | null
}

/** Changes its words. `written` is null where there are warnings, and then nothing was changed. */
export async function sendEdit(
  item: VillageItem,
  body: { content: string; seen_warnings: writing.PostOutcome['warnings'] },
): Promise<EditResult> {
  if (isReply(item)) {
    const { reply, ...rest } = await call(writing.editReply, { ...replyParams(item), body })
    return { written: reply, ...rest }
  }
  const { post, ...rest } = await call(writing.editPost, { ...postParams(item), body })
  return { written: post, ...rest }
}

export const sendAnonymous = (item: VillageItem): Promise<VillageItem> =>
  isReply(item)
    ? call(writing.makeReplyAnonymous, replyParams(item))
    : call(writing.makePostAnonymous, postParams(item))

export const sendDeletion = (item: VillageItem) =>
  isReply(item) ? call(writing.deleteReply, replyParams(item)) : call(writing.deletePost, postParams(item))

export const sendRestore = (item: VillageItem): Promise<VillageItem> =>
  isReply(item) ? call(writing.restoreReply, replyParams(item)) : call(writing.restorePost, postParams(item))

/** Tells the moderators of it. */
export const sendReport = (item: VillageItem, body: { reason: ReportReason; note: string | null }) =>
  isReply(item)
    ? call(reports.reportReply, { ...replyParams(item), body })
    : call(reports.reportPost, { ...postParams(item), body })

/** Blocks the alias that it was written under. */
export const sendAliasBlock = (item: VillageItem) =>
  isReply(item)
    ? call(interactions.blockReplyAlias, replyParams(item))
    : call(interactions.blockPostAlias, postParams(item))
