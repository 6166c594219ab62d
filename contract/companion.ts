import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { modeIds } from './options.ts'
import { route } from './route.ts'
import { safetyNotice } from './safety.ts'
import { id, moment, requiredText, text } from './text.ts'
import { checkInOfDay } from './you-today.ts'

const thread = z.object({
  id: z.uuid(),
  title: z.nullable(z.string()),
  preview: z.nullable(z.string()),
  mode: z.nullable(z.enum(modeIds)),
  is_saved: z.boolean(),
  safety: safetyNotice,
  created_at: moment,
  updated_at: moment,
})
export type Thread = z.infer<typeof thread>

const message = z.object({
  id: z.uuid(),
  thread_id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  options: z.array(z.string()),
  created_at: moment,
})
export type Message = z.infer<typeof message>

const threadParams = z.object({ threadId: id })

export const listThreads = route({
  method: 'GET',
  path: '/api/threads',
  access: 'member',
  summary: 'Her chats, the one last spoken in first',
  reply: z.object({ threads: z.array(thread) }),
})

export const createThread = route({
  method: 'POST',
  path: '/api/threads',
  access: 'member',
  summary: 'Start a chat',
  body: z.object({ mode: z.optional(z.enum(modeIds)) }),
  reply: z.object({ id: z.uuid(), is_saved: z.boolean() }),
})

export const getThread = route({
  method: 'GET',
  path: '/api/threads/:threadId',
  access: 'member',
  summary: 'One chat with its messages, oldest first',
  params: threadParams,
  reply: z.object({ thread, messages: z.array(message), replying: z.boolean() }),
})

export const updateThread = route({
  method: 'PATCH',
  path: '/api/threads/:threadId',
  access: 'member',
  summary: 'Save or unsave a chat',
  params: threadParams,
  body: z.object({ is_saved: z.boolean() }),
  reply: z.object({ id: z.uuid(), is_saved: z.boolean() }),
})

const motherReply = z.object({
  ack: z.string(),
  steps: z.array(z.string()),
  question: z.string(),
  options: z.array(z.string()),
  message,
  safety: safetyNotice,
})
export type MotherReply = z.infer<typeof motherReply>

/** What the reply is made of while it is on its way: safety first, then the text piece by piece, then the stored message; or what went wrong. */
const replyEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('safety'), safety: safetyNotice }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('done'), reply: motherReply }),
  z.object({ type: z.literal('failed'), error: z.string() }),
])
export type ReplyEvent = z.infer<typeof replyEvent>

export const motherChat = route({
  method: 'POST',
  path: '/api/functions/mother_chat',
  access: 'member',
  summary: 'Say something to the companion; the reply is stored even when nobody waits for it',
  body: z.object({
    thread_id: id,
    /** The id of her message, made on the phone: sending it again answers the reply that is already there. */
    message_id: id,
    messages: z
      .array(z.object({ role: z.enum(['user', 'assistant']), content: text(20_000) }))
      .check(z.maxLength(limits.chatContext)),
    user_text: requiredText(limits.messageMax, 'Please write something first.'),
    context: z.object({ isSOS: z.boolean(), youToday: z.nullable(checkInOfDay) }),
  }),
  reply: motherReply,
  stream: replyEvent,
  perMinute: 40,
})
