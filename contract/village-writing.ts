import * as z from 'zod/mini'
import { done } from './done.ts'
import { limits } from './limits.ts'
import { villageTopics } from './options.ts'
import { route } from './route.ts'
import { safetyNotice } from './safety.ts'
import { id, requiredText } from './text.ts'
import { post, postParams, postWarning, reply, replyParams } from './village.ts'

export const villageErrors = {
  postMissing: 'Write something first.',
  topicMissing: 'Choose a topic.',
} as const

const content = requiredText(limits.postMax, villageErrors.postMissing)
const writing = {
  content,
  /** The warnings that she was shown and posts it all the same. What is warned of and not named here is answered with nothing kept. */
  seen_warnings: z._default(z.array(postWarning), []),
}

/**
 * What comes of writing: `post` or `reply` is null where there are warnings, and then none of her words were kept. `safety` is the writer's alone:
 * a card where it was explicit, the soft line where it may be; with the soft line she answers at `/api/safety/answers`, surface 'village'.
 */
const outcome = { warnings: z.array(postWarning), safety: safetyNotice }
const postOutcome = z.object({ post: z.nullable(post), ...outcome })
const replyOutcome = z.object({ reply: z.nullable(reply), ...outcome })
export type PostOutcome = z.infer<typeof postOutcome>
export type ReplyOutcome = z.infer<typeof replyOutcome>

export const createPost = route({
  method: 'PUT',
  path: '/api/village/posts/:postId',
  access: 'subscriber',
  summary:
    'Start a thread under an id made on the phone; sent again it is there once, as it was sent last: words are changed and a name comes off, and a topic, or a name that is off, is a 409. The reply says which id it has, nearly always that one',
  params: postParams,
  body: z.object({
    topic: z.enum(villageTopics, villageErrors.topicMissing),
    is_anonymous: z.boolean(),
    ...writing,
  }),
  reply: postOutcome,
  perMinute: 30,
})

export const editPost = route({
  method: 'PATCH',
  path: '/api/village/posts/:postId',
  access: 'member',
  summary: 'Change the words of a post of hers',
  params: postParams,
  body: z.object(writing),
  reply: postOutcome,
  perMinute: 30,
})

export const makePostAnonymous = route({
  method: 'PUT',
  path: '/api/village/posts/:postId/anonymous',
  access: 'member',
  summary: 'Take her name off a post of hers, and off her replies beneath it; it cannot be put back',
  params: postParams,
  reply: post,
})

export const deletePost = route({
  method: 'DELETE',
  path: '/api/village/posts/:postId',
  access: 'member',
  summary: 'Remove a post of hers; the thread stays where somebody else replied',
  params: postParams,
  reply: done,
})

export const restorePost = route({
  method: 'POST',
  path: '/api/village/posts/:postId/restore',
  access: 'member',
  summary: 'Bring back a post that she deleted a moment ago',
  params: postParams,
  reply: post,
})

export const createReply = route({
  method: 'PUT',
  path: '/api/village/posts/:postId/replies/:replyId',
  access: 'subscriber',
  summary:
    'Reply to a post, or answer a reply, under an id made on the phone; sending it again keeps it once',
  params: z.object({ postId: id, replyId: id }),
  body: z.object({
    is_anonymous: z.boolean(),
    /** The reply that it answers. An answer to an answer stands beside it, under the same reply. */
    parent_id: z._default(z.nullable(id), null),
    ...writing,
  }),
  reply: replyOutcome,
  perMinute: 30,
})

export const editReply = route({
  method: 'PATCH',
  path: '/api/village/replies/:replyId',
  access: 'member',
  summary: 'Change the words of a reply of hers',
  params: replyParams,
  body: z.object(writing),
  reply: replyOutcome,
  perMinute: 30,
})

export const makeReplyAnonymous = route({
  method: 'PUT',
  path: '/api/village/replies/:replyId/anonymous',
  access: 'member',
  summary: 'Take her name off a reply of hers; it cannot be put back',
  params: replyParams,
  reply,
})

export const deleteReply = route({
  method: 'DELETE',
  path: '/api/village/replies/:replyId',
  access: 'member',
  summary: 'Remove a reply of hers; where somebody answered it, its place stays',
  params: replyParams,
  reply: done,
})

export const restoreReply = route({
  method: 'POST',
  path: '/api/village/replies/:replyId/restore',
  access: 'member',
  summary: 'Bring back a reply that she deleted a moment ago',
  params: replyParams,
  reply,
})
