import * as z from 'zod/mini'
import { done } from './done.ts'
import { limits } from './limits.ts'
import { route } from './route.ts'
import { id, moment, requiredText } from './text.ts'

const block = z.object({
  member_id: id,
  /** As the blocked member was called where she was blocked. */
  name: z.string(),
  blocked_at: moment,
})
export type Block = z.infer<typeof block>

const memberParams = z.object({ memberId: id })

export const listBlocks = route({
  method: 'GET',
  path: '/api/blocks',
  access: 'member',
  summary: 'Whom she has blocked, the latest first; nobody else can read it',
  reply: z.object({ blocks: z.array(block) }),
})

export const blockMember = route({
  method: 'PUT',
  path: '/api/blocks/:memberId',
  access: 'member',
  summary:
    'Block a member: from now on neither meets the other by name. She is not told. An id of nobody is answered alike',
  params: memberParams,
  body: z.object({ name: requiredText(limits.nameMax, 'Please say whom you want to block.') }),
  reply: done,
})

export const unblockMember = route({
  method: 'DELETE',
  path: '/api/blocks/:memberId',
  access: 'member',
  summary: 'Take a block back; doing so again, or where there is none, changes nothing',
  params: memberParams,
  reply: done,
})

export const listModerators = route({
  method: 'GET',
  path: '/api/moderation/moderators',
  access: 'moderator',
  summary: 'Who moderates, and since when, the longest first',
  reply: z.object({ moderators: z.array(z.object({ member_id: id, granted_at: moment })) }),
})
