import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { villageTopics } from './options.ts'
import { route } from './route.ts'
import { cardIds } from './safety.ts'
import { cursor, id, moment, positionCursor, requiredText, text } from './text.ts'

/** The house rules that hold now; whoever accepted earlier ones is asked again. */
export const houseRulesVersion = 'village-v1'

/** `read-only`: nothing new is written. `closed`: others' words are not shown either. Hers stay hers to read, hide and delete. */
export const villageStates = ['open', 'read-only', 'closed'] as const
const villageState = z.enum(villageStates)
export type VillageState = z.infer<typeof villageState>

/** What she is gently told of before it stands there for all to read; she may post it all the same. */
export const postWarnings = ['phone', 'email', 'address', 'selling', 'off-platform', 'repeat'] as const
export const postWarning = z.enum(postWarnings)
export type PostWarning = z.infer<typeof postWarning>

export const reactionKinds = ['heart', 'me_too'] as const
export const reactionKind = z.enum(reactionKinds)
export type ReactionKind = z.infer<typeof reactionKind>

/** Whether she hears of new replies: `default` where she wrote the post and has said nothing, and where she has nothing to do with it. */
export const followChoices = ['default', 'following', 'muted'] as const
export const followChoice = z.enum(followChoices)
export type FollowChoice = z.infer<typeof followChoice>

/** Members see what is published. What waits for a moderator, or was hidden by one, its writer alone. */
const publication = z.enum(['published', 'waiting', 'hidden'])
export type Publication = z.infer<typeof publication>

/** What a post and a reply have in common, as one reader sees it. */
const written = {
  id: z.uuid(),
  /** Empty where its writer removed it. */
  content: z.string(),
  /**
   * A display name, 'A fellow mum', or 'Anonymous'; of an anonymous reply in its thread with what it is known by there, such as
   * 'Anonymous · the green cup'. Null where its writer removed it.
   */
  author_label: z.nullable(z.string()),
  /** The writer, whom she may block by it; null where she is anonymous, and where it was removed. */
  user_id: z.nullable(z.uuid()),
  is_anonymous: z.boolean(),
  /** It is the reader's own, who may edit and delete it; told to her alone. */
  is_mine: z.boolean(),
  state: publication,
  /** Taken away by its writer; it stands only for what others said beneath it. */
  is_removed: z.boolean(),
  is_edited: z.boolean(),
  hearts: z.number(),
  me_toos: z.number(),
  /** What the reader herself has given it. */
  my_reactions: z.array(reactionKind),
  /** The card whose helplines stand beneath it, for everybody. */
  card_id: z.nullable(z.enum(cardIds)),
  /** To the minute. */
  created_at: moment,
}

/** A post, as one reader sees it. */
export const post = z.object({
  ...written,
  topic: z.enum(villageTopics),
  /** Of a list: cut, and there is more of it. */
  is_cut: z.boolean(),
  /** Replies and answers to them. */
  reply_count: z.number(),
  is_saved: z.boolean(),
  follow: followChoice,
})
export type Post = z.infer<typeof post>

/** A reply, as one reader sees it. */
export const reply = z.object({
  ...written,
  post_id: z.uuid(),
  /**
   * The reply that this one answers. One that a block takes out of her sight may be named here and not be in the list: the answer then
   * stands by itself.
   */
  parent_id: z.nullable(z.uuid()),
  /** Rises through the thread. */
  position: z.number(),
})
export type VillageReply = z.infer<typeof reply>

const topicCard = z.object({
  topic: z.enum(villageTopics),
  /** All that are visible, exactly. */
  post_count: z.number(),
  /** Of its posts and their replies; null where there is none. */
  last_activity_at: z.nullable(moment),
})
export type TopicCard = z.infer<typeof topicCard>

export const getVillage = route({
  method: 'GET',
  path: '/api/village',
  access: 'subscriber',
  summary: 'The thirteen topics with how many posts each has and when something was last said there',
  reply: z.object({ state: villageState, topics: z.array(topicCard) }),
})

const standing = z.object({
  state: villageState,
  /** She has accepted the house rules that hold now. */
  has_accepted_rules: z.boolean(),
  /** While her account is new, or a moderator has limited it: how much more she may write, and until when that counts. */
  new_account: z.nullable(z.object({ posts_left: z.number(), replies_left: z.number(), until: moment })),
  /** A moderator asked her to write nothing for a while, or nothing at all; `until` is null where it holds until it is taken back. */
  paused: z.optional(z.object({ until: z.nullable(moment) })),
  /** She looks after it: what waits for a person is hers to decide. */
  moderates: z.boolean(),
})
export type VillageStanding = z.infer<typeof standing>

export const getStanding = route({
  method: 'GET',
  path: '/api/village/standing',
  access: 'member',
  summary: 'Whether she may write in the Village now, and what she is asked for first',
  reply: standing,
})

export const acceptRules = route({
  method: 'PUT',
  path: '/api/village/rules',
  access: 'member',
  summary: 'Accept the house rules, in the version that she was shown',
  body: z.object({ version: z.literal(houseRulesVersion) }),
  reply: standing,
})

export const listPosts = route({
  method: 'GET',
  path: '/api/village/:section/posts',
  access: 'subscriber',
  summary: 'A page of the posts of a topic, newest first; a section that there is not is answered 404',
  params: z.object({ section: z.string() }),
  query: z.object({
    /** Where the page before this one ended: its `next`. */
    before: z.optional(positionCursor),
  }),
  reply: z.object({
    posts: z.array(post),
    /** What to ask the page after this one with; null where this is the last. */
    next: z.nullable(z.string()),
  }),
})

const unreadThread = z.object({
  post_id: z.uuid(),
  topic: z.enum(villageTopics),
  /** Replies of others that came since she last looked; `limits.unreadReplies` stands for that many or more. */
  unread: z.number(),
})
export type UnreadThread = z.infer<typeof unreadThread>

export const listUnread = route({
  method: 'GET',
  path: '/api/village/unread',
  access: 'member',
  summary:
    'What is new in the threads that she follows, wrote in or has opened, those she looked at last first; nothing of what she muted or blocked, nor without a membership',
  reply: z.object({ threads: z.array(unreadThread) }),
})

export const postParams = z.object({ postId: id })
export const replyParams = z.object({ replyId: id })

const replyPage = {
  /** Oldest first, answers among them: each stands under its `parent_id`. */
  replies: z.array(reply),
  /** What to ask the page after this one with, as `after`; null where this is the last. */
  next: z.nullable(z.string()),
}

export const getPost = route({
  method: 'GET',
  path: '/api/village/posts/:postId',
  access: 'subscriber',
  summary: 'One post with its first replies, oldest first',
  params: postParams,
  reply: z.object({ post, ...replyPage }),
})

export const listReplies = route({
  method: 'GET',
  path: '/api/village/posts/:postId/replies',
  access: 'subscriber',
  summary: 'The replies of a post after one that she has, oldest first',
  params: postParams,
  query: z.object({ after: z.optional(positionCursor) }),
  reply: z.object(replyPage),
})

const before = z.object({ before: z.optional(cursor) })
const next = z.nullable(z.string())

export const listMyPosts = route({
  method: 'GET',
  path: '/api/village/my-posts',
  access: 'member',
  summary: 'A page of what she posted, by name and anonymously, newest first, each whole',
  query: before,
  reply: z.object({ posts: z.array(post), next }),
})

export const listMyReplies = route({
  method: 'GET',
  path: '/api/village/my-replies',
  access: 'member',
  summary: 'A page of what she replied, by name and anonymously, newest first',
  query: before,
  reply: z.object({ replies: z.array(reply), next }),
})

/** How far back a search goes. */
export const searchSpans = ['week', 'month', 'year'] as const
export type SearchSpan = (typeof searchSpans)[number]

const found = z.object({
  post_id: z.uuid(),
  /** Where it was found in a reply. */
  reply_id: z.nullable(z.uuid()),
  topic: z.enum(villageTopics),
  /** Some of what it says, around what was found. */
  excerpt: z.string(),
  /** A display name, 'A fellow mum' or 'Anonymous', with nothing of the thread. */
  author_label: z.string(),
  created_at: moment,
})
export type VillageFound = z.infer<typeof found>

/** A search says what she looks for in its body, so that no log on the way has it. */
export const searchVillage = route({
  method: 'POST',
  path: '/api/village/search',
  access: 'subscriber',
  summary: 'Posts and replies with every word in them, newest first',
  body: z.object({
    words: requiredText(limits.searchMax, 'Type what to look for.').check(
      z.minLength(limits.searchMin, `Type at least ${limits.searchMin} characters.`),
    ),
    topic: z._default(z.nullable(z.enum(villageTopics)), null),
    span: z._default(z.nullable(z.enum(searchSpans)), null),
    /** Where the page before this one ended: its `next`. */
    before: z.optional(cursor),
  }),
  reply: z.object({ found: z.array(found), next }),
  perMinute: 60,
})

/** Whether a text has enough words for others to be like it. */
export const hasEnoughToCompare = (words: string) =>
  words.trim().split(/\s+/).length >= limits.similarPostsWordsMin

/** What she is writing goes in the body, so that no log on the way has it; none of it is kept. */
export const findSimilarPosts = route({
  method: 'POST',
  path: '/api/village/like-mine',
  access: 'subscriber',
  summary:
    'Threads of others like the post that she is writing, at most three; none for a few words, and none where they sound like danger',
  body: z.object({ words: text(limits.postMax) }),
  reply: z.object({ posts: z.array(post) }),
  perMinute: 30,
})
