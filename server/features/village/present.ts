import { authorLabels } from '#content/village/labels.ts'
import { limits } from '#contract/limits.ts'
import { type VillageTopic, villageTopics } from '#contract/options.ts'
import { type CardId, cardIds } from '#contract/safety.ts'
import { truncate } from '#contract/truncate.ts'
import {
  type FollowChoice,
  followChoices,
  type Post,
  type Publication,
  type ReactionKind,
  reactionKinds,
  type VillageReply,
} from '#contract/village.ts'

interface WrittenRow {
  id: string
  content: string
  /** The display name of whose name stands above it. */
  name: string | null
  user_id: string | null
  is_anonymous: boolean
  is_mine: boolean
  is_hidden: boolean
  is_held: boolean
  is_removed: boolean
  is_edited: boolean
  hearts: number
  me_toos: number
  my_reactions: string[]
  card: string | null
  place: number
  created_at: Date
}

/** A row of `read_posts`. */
export interface PostRow extends WrittenRow {
  topic: string
  reply_count: number
  is_saved: boolean
  follow: string
}

/** A row of `read_replies`. */
export interface ReplyRow extends WrittenRow {
  post_id: string
  parent_id: string | null
  /** Null under a name, and where the writer of the post speaks. */
  alias: string | null
  is_writer: boolean
}

const isOneOf =
  <const T extends string>(all: readonly T[]) =>
  (value: string): value is T =>
    all.some((one) => one === value)
const isCard = isOneOf<CardId>(cardIds)
const isReaction = isOneOf<ReactionKind>(reactionKinds)
const isFollow = isOneOf<FollowChoice>(followChoices)
const isTopic = isOneOf<VillageTopic>(villageTopics)

/** The topic that a name stands for; General for what is in none. */
export const topicOf = (name: string): VillageTopic => (isTopic(name) ? name : 'General')

/** Whose name stands above it, with nothing of a thread. */
export const authorLabel = ({ is_anonymous, name }: Pick<WrittenRow, 'is_anonymous' | 'name'>): string =>
  is_anonymous ? authorLabels.anonymous : (name ?? authorLabels.unnamed)

function publicationOf({ is_hidden, is_held }: WrittenRow): Publication {
  if (is_hidden) return 'hidden'
  return is_held ? 'waiting' : 'published'
}

const presentWritten = (row: WrittenRow, label: string) => ({
  id: row.id,
  content: row.content,
  author_label: row.is_removed ? null : label,
  user_id: row.user_id,
  is_anonymous: row.is_anonymous,
  is_mine: row.is_mine,
  state: publicationOf(row),
  is_removed: row.is_removed,
  is_edited: row.is_edited,
  hearts: row.hearts,
  me_toos: row.me_toos,
  my_reactions: row.my_reactions.filter(isReaction),
  card_id: row.card !== null && isCard(row.card) ? row.card : null,
  created_at: row.created_at.toISOString(),
})

export function presentPost(row: PostRow): Post {
  return {
    ...presentWritten(row, authorLabel(row)),
    topic: topicOf(row.topic),
    is_cut: false,
    reply_count: row.reply_count,
    is_saved: row.is_saved,
    follow: isFollow(row.follow) ? row.follow : 'default',
  }
}

/** The beginning of a long text, up to the end of a word; where there is none, up to a whole character, which takes longer to find. */
function beginning(content: string): string {
  const end = content.lastIndexOf(' ', limits.postPreview)
  if (end < limits.postPreview / 2)
    return truncate(content.slice(0, 2 * limits.postPreview), limits.postPreview)
  return `${content.slice(0, end).trimEnd()}…`
}

/** As a list has it. */
export function presentPreview(row: PostRow): Post {
  const is_cut = row.content.length > limits.postPreview
  return { ...presentPost(row), is_cut, ...(is_cut && { content: beginning(row.content) }) }
}

/** What an anonymous member is called in a thread; null stands for who wrote its post. */
export const aliasLabel = (alias: string | null): string =>
  alias === null ? authorLabels.wrotePost : authorLabels.known(alias)

export function presentReply(row: ReplyRow): VillageReply {
  const known = authorLabels.inThread(aliasLabel(row.is_writer ? null : row.alias))
  return {
    ...presentWritten(row, row.is_anonymous ? known : authorLabel(row)),
    post_id: row.post_id,
    parent_id: row.parent_id,
    position: row.place,
  }
}
