import * as z from 'zod/mini'
import { done } from './done.ts'
import { route } from './route.ts'
import { id, moment } from './text.ts'
import { followChoice, post, postParams, reactionKind, reply, replyParams } from './village.ts'

const reacting = z.object({ kind: reactionKind, is_on: z.boolean() })

export const reactToPost = route({
  method: 'PUT',
  path: '/api/village/posts/:postId/reactions',
  access: 'subscriber',
  summary: 'Give a post a heart or a me too, or take it back; nobody sees who did',
  params: postParams,
  body: reacting,
  reply: post,
  perMinute: 120,
})

export const reactToReply = route({
  method: 'PUT',
  path: '/api/village/replies/:replyId/reactions',
  access: 'subscriber',
  summary: 'Give a reply a heart or a me too, or take it back; nobody sees who did',
  params: replyParams,
  body: reacting,
  reply,
  perMinute: 120,
})

export const savePost = route({
  method: 'PUT',
  path: '/api/village/posts/:postId/saved',
  access: 'subscriber',
  summary: 'Save a post, or take it off what is saved; nobody sees who did',
  params: postParams,
  body: z.object({ is_saved: z.boolean() }),
  reply: post,
  perMinute: 120,
})

export const followPost = route({
  method: 'PUT',
  path: '/api/village/posts/:postId/follow',
  access: 'subscriber',
  summary: 'Hear of new replies to a post, or of none',
  params: postParams,
  body: z.object({ follow: followChoice }),
  reply: post,
  perMinute: 60,
})

export const markThreadRead = route({
  method: 'PUT',
  path: '/api/village/posts/:postId/read',
  access: 'subscriber',
  summary: 'She has looked at a thread: what is there by then is not new to her any more',
  params: postParams,
  body: z.object({
    /** Of the last reply that she was shown; null stands for all that is there. */
    position: z.nullable(z.int().check(z.minimum(0))),
  }),
  reply: done,
  perMinute: 120,
})

export const listSavedPosts = route({
  method: 'GET',
  path: '/api/saved/posts',
  access: 'subscriber',
  summary: 'The posts she saved that are still there, the one saved last first, at most twenty',
  reply: z.object({ posts: z.array(post) }),
})

const aliasBlock = z.object({
  id: z.uuid(),
  post_id: z.uuid(),
  /** What the writer is known by in that thread: 'the green cup'; of who wrote the post, 'wrote this'. */
  alias: z.string(),
  blocked_at: moment,
})
export type AliasBlock = z.infer<typeof aliasBlock>

/** Who writes under her name is blocked by her id, with `blockMember` of `moderation.ts`. */
export const blockPostAlias = route({
  method: 'PUT',
  path: '/api/village/posts/:postId/block',
  access: 'member',
  summary:
    'Block whoever wrote this post anonymously: it is gone for her, and what was said there under that alias',
  params: postParams,
  reply: aliasBlock,
})

export const blockReplyAlias = route({
  method: 'PUT',
  path: '/api/village/replies/:replyId/block',
  access: 'member',
  summary: 'Block whoever wrote this reply anonymously: what that alias said in this thread is gone for her',
  params: replyParams,
  reply: aliasBlock,
})

export const listAliasBlocks = route({
  method: 'GET',
  path: '/api/village/blocks',
  access: 'member',
  summary: 'The aliases that she blocked, each in its thread, the latest first',
  reply: z.object({ blocks: z.array(aliasBlock) }),
})

export const removeAliasBlock = route({
  method: 'DELETE',
  path: '/api/village/blocks/:aliasBlockId',
  access: 'member',
  summary: 'Take the block of an alias back; where there is none, nothing changes',
  params: z.object({ aliasBlockId: id }),
  reply: done,
})
