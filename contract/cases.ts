import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { reportReason, sanctionKind } from './reports.ts'
import { route } from './route.ts'
import { id, moment, requiredText } from './text.ts'

/** Why something came to the moderators: it waits for them, it speaks of a crisis, or members reported it. */
const caseKind = z.enum(['hold', 'crisis', 'report'])

const moderationCase = z.object({
  id: z.uuid(),
  kind: caseKind,
  /** It comes before all that is not. */
  is_urgent: z.boolean(),
  /** Stands for the writer, the same in each case of hers; nothing else tells who she is. */
  person: z.number(),
  topic: z.string(),
  /** Of a reply, which stands beneath what `beneath` has; else of a post. No id: a moderator reads the copy, and no post as such. */
  is_reply: z.boolean(),
  /** Her name or alias, as it stood there. */
  label: z.string(),
  content: z.string(),
  /** What stood there before it was changed, the latest last. */
  former: z.array(z.string()),
  /** Of a reply: the post, and the reply that it answers. */
  beneath: z.array(z.string()),
  reports: z.number(),
  reasons: z.array(reportReason),
  notes: z.array(z.string()),
  /** What was decided last; null where nobody has. */
  is_shown: z.nullable(z.boolean()),
  appeal: z.nullable(z.string()),
  why: z.nullable(z.string()),
  sanction: z.nullable(sanctionKind),
  opened_at: moment,
  closed_at: z.nullable(moment),
})
export type ModerationCase = z.infer<typeof moderationCase>

export const listCases = route({
  method: 'GET',
  path: '/api/moderate/cases',
  access: 'moderator',
  summary: 'The cases that are open, urgent ones first and then the oldest; or those that were closed last',
  query: z.object({ state: z._default(z.enum(['open', 'closed']), 'open') }),
  reply: z.object({ cases: z.array(moderationCase) }),
})

const caseParams = z.object({ caseId: id })

export const decideCase = route({
  method: 'POST',
  path: '/api/moderate/cases/:caseId/decision',
  access: 'moderator',
  summary: 'Show what a case is of, or hide it, with what is asked of its writer and why, which she is told',
  params: caseParams,
  body: z.object({
    is_shown: z.boolean(),
    sanction: z._default(z.nullable(sanctionKind), null),
    /** How long a freeze or a limit holds. */
    days: z._default(z.int().check(z.minimum(1), z.maximum(limits.sanctionDaysMax)), 7),
    why: requiredText(limits.appealMax, 'Say why: she is told in these words.'),
  }),
  reply: moderationCase,
})

export const unmaskCase = route({
  method: 'POST',
  path: '/api/moderate/cases/:caseId/unmask',
  access: 'moderator',
  summary: 'Whose words a case is of, for a reason that is written down before it is answered',
  params: caseParams,
  body: z.object({
    reason: requiredText(limits.appealMax, 'Say why you need to know.').check(
      z.minLength(10, 'Say why you need to know.'),
    ),
  }),
  reply: z.object({ member_id: z.uuid(), name: z.nullable(z.string()), email: z.string() }),
  perMinute: 10,
})

export const listAudit = route({
  method: 'GET',
  path: '/api/moderate/audit',
  access: 'moderator',
  summary: 'What moderators did, the latest first, two hundred at most',
  reply: z.object({
    entries: z.array(
      z.object({
        id: z.uuid(),
        at: moment,
        /** Stands for the moderator. */
        moderator: z.number(),
        act: z.string(),
        case_id: z.uuid(),
        reason: z.string(),
      }),
    ),
  }),
})
