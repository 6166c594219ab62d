import * as z from 'zod/mini'
import { done } from './done.ts'
import { limits } from './limits.ts'
import { route } from './route.ts'
import { id, moment, optionalText, requiredText } from './text.ts'
import { postParams, replyParams } from './village.ts'

/** Why something is reported; what is about harm comes first to whoever looks. */
export const reportReasons = ['self-harm', 'unkind', 'private', 'advice', 'selling', 'other'] as const
export const reportReason = z.enum(reportReasons)
export type ReportReason = z.infer<typeof reportReason>

const reporting = z.object({
  reason: reportReason,
  /** What she would like a moderator to know; they are not told whose words it is. */
  note: z._default(optionalText(limits.reportNoteMax), null),
})

export const reportPost = route({
  method: 'PUT',
  path: '/api/village/posts/:postId/report',
  access: 'member',
  summary:
    'Tell the moderators of a post; its writer never hears who did. Again, it takes the reason last given',
  params: postParams,
  body: reporting,
  reply: done,
  perMinute: 20,
})

export const reportReply = route({
  method: 'PUT',
  path: '/api/village/replies/:replyId/report',
  access: 'member',
  summary:
    'Tell the moderators of a reply; its writer never hears who did. Again, it takes the reason last given',
  params: replyParams,
  body: reporting,
  reply: done,
  perMinute: 20,
})

/** What a moderator may ask of a member, the gentlest first. */
export const sanctionKinds = ['warn', 'freeze', 'limit', 'suspend'] as const
export const sanctionKind = z.enum(sanctionKinds)
export type SanctionKind = z.infer<typeof sanctionKind>

const decision = z.object({
  case_id: z.uuid(),
  post_id: z.uuid(),
  /** Where it was of a reply. */
  reply_id: z.nullable(z.uuid()),
  /** What she had written there. */
  content: z.string(),
  is_hidden: z.boolean(),
  /** It is looked at: nobody has decided, or her appeal waits. */
  is_open: z.boolean(),
  sanction: z.nullable(sanctionKind),
  /** Until when that holds; null where it is only said, or holds until it is taken back. */
  until: z.nullable(moment),
  /** Why, in a moderator's words; null while nobody has decided. */
  why: z.nullable(z.string()),
  /** What she said against it. */
  appeal: z.nullable(z.string()),
  at: moment,
})
export type Decision = z.infer<typeof decision>

export const listDecisions = route({
  method: 'GET',
  path: '/api/village/decisions',
  access: 'member',
  summary: 'What of hers waits for a moderator, was hidden or kept, and why; the latest first',
  reply: z.object({ decisions: z.array(decision) }),
})

export const appealDecision = route({
  method: 'PUT',
  path: '/api/village/decisions/:caseId/appeal',
  access: 'member',
  summary: 'Say once against a decision what a moderator should know; it is looked at again',
  params: z.object({ caseId: id }),
  body: z.object({ text: requiredText(limits.appealMax, 'Write a line or two.') }),
  reply: done,
  perMinute: 10,
})
