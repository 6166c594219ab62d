import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { memoryOutcome } from './memory-outcome.ts'
import { modeIds, villageTopics } from './options.ts'
import { route } from './route.ts'
import { cardAnswer, graveCardId, safetyNotice } from './safety.ts'
import { cursor, id, moment, requiredText, text } from './text.ts'
import { checkInOfDay } from './you-today.ts'

const thread = z.object({
  id: z.uuid(),
  title: z.nullable(z.string()),
  preview: z.nullable(z.string()),
  mode: z.nullable(z.enum(modeIds)),
  /** Begun in SOS, which it stays. */
  is_sos: z.boolean(),
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
  /** Of hers: what in it is asked about, whether she is safe. */
  asks_safety: z.optional(z.boolean()),
  /** Of hers: the card of the danger that it tells in so many words, until she says that she is safe. */
  calls_for: z.optional(graveCardId),
  /** Of a reply: the part of its content that she may want to copy, such as a message or a list. */
  block: z.optional(z.string()),
  /** Of a reply: what came of her asking to have something remembered or forgotten. */
  noted: z.optional(memoryOutcome),
  /** Of a reply: she said that she has had a loss, and may have the app gentler. */
  offers_loss_mode: z.optional(z.boolean()),
  /** Of a reply: the talk ends here, and she may be asked tomorrow how it went. */
  offers_follow_up: z.optional(z.boolean()),
  /** Of a reply: the section of the Village that is about this, which she may open. */
  village_section: z.optional(z.enum(villageTopics)),
  /** Of a reply: whether she said that it did not help. */
  is_not_helpful: z.optional(z.boolean()),
  options: z.array(z.string()),
  is_starred: z.boolean(),
  created_at: moment,
})
export type Message = z.infer<typeof message>

const threadParams = z.object({ threadId: id })

export const listThreads = route({
  method: 'GET',
  path: '/api/threads',
  access: 'member',
  summary: 'A page of her chats, the one last spoken in first',
  query: z.object({
    /** Where the page before this one ended: its `next`. */
    before: z.optional(cursor),
  }),
  reply: z.object({
    threads: z.array(thread),
    /** What to ask the page after this one with; null where this is the last. */
    next: z.nullable(z.string()),
  }),
})

/** A search says what she looks for in its body, so that no log on the way has it. */
export const searchThreads = route({
  method: 'POST',
  path: '/api/threads/search',
  access: 'member',
  summary: 'Her chats that have every word in their title or in one message, the one last spoken in first',
  body: z.object({
    words: requiredText(limits.searchMax, 'Type what to look for.').check(
      z.minLength(limits.searchMin, `Type at least ${limits.searchMin} characters.`),
    ),
  }),
  reply: z.object({
    /** The preview of each is what was found, with some of what stands around it. */
    threads: z.array(thread),
    /** There are more than the reply has. */
    has_more: z.boolean(),
  }),
})

export const createThread = route({
  method: 'POST',
  path: '/api/threads',
  access: 'member',
  summary: 'Start a chat',
  body: z.object({ mode: z.optional(z.enum(modeIds)), is_sos: z.optional(z.boolean()) }),
  reply: z.object({ id: z.uuid(), is_saved: z.boolean() }),
  perMinute: 40,
})

export const getThread = route({
  method: 'GET',
  path: '/api/threads/:threadId',
  access: 'member',
  summary: 'One chat with its newest messages, oldest of them first',
  params: threadParams,
  reply: z.object({
    thread,
    messages: z.array(message),
    has_earlier: z.boolean(),
    /** Her last message is being answered right now. */
    replying: z.boolean(),
    /** The id of her last message where it has no answer and none is on its way. */
    unanswered: z.nullable(z.uuid()),
    /** When she is to be asked in this chat how it went, where she said yes to that and it is yet to come. */
    follow_up_at: z.optional(moment),
  }),
})

export const listEarlierMessages = route({
  method: 'GET',
  path: '/api/threads/:threadId/messages/before/:messageId',
  access: 'member',
  summary: 'The page of a chat that stands before one of its messages, oldest first',
  params: z.object({ threadId: id, messageId: id }),
  reply: z.object({ messages: z.array(message), has_earlier: z.boolean() }),
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

export const setFollowUp = route({
  method: 'PUT',
  path: '/api/threads/:threadId/follow-up',
  access: 'member',
  summary:
    'Say whether she wants to be asked tomorrow how it went; answers when, or null where she is not asked',
  params: threadParams,
  body: z.object({ is_wanted: z.boolean() }),
  reply: z.object({ follow_up_at: z.nullable(moment) }),
})

/** What her phone had before her as she said something: where she says that she is safe, it is of nothing since. */
const beforeHer = z.object({
  /** The last messages of hers that her phone knew, those that waited among them: 'safe' is said of no other since. */
  known_ids: z.optional(z.array(id).check(z.maxLength(limits.chatContext))),
  /** 'safe' answers the question, and no card that she has asked for since, on another phone. */
  is_of_question: z.optional(z.boolean()),
})
export type BeforeHer = z.infer<typeof beforeHer>

export const answerSafety = route({
  method: 'POST',
  path: '/api/threads/:threadId/safety',
  access: 'member',
  summary: 'Say in a chat whether she is safe from what a card is for; answers what holds from here on',
  params: threadParams,
  body: z.object({ ...cardAnswer.shape, ...beforeHer.shape }),
  reply: safetyNotice,
  perMinute: 40,
})

export const deleteThread = route({
  method: 'DELETE',
  path: '/api/threads/:threadId',
  access: 'member',
  summary: 'Delete a chat: gone from every reading at once, and for good a little later',
  params: threadParams,
  reply: z.object({ id: z.uuid() }),
})

export const restoreThread = route({
  method: 'POST',
  path: '/api/threads/:threadId/restore',
  access: 'member',
  summary: 'Bring back a chat that was deleted a moment ago',
  params: threadParams,
  reply: z.object({ id: z.uuid() }),
})

export const starMessage = route({
  method: 'PATCH',
  path: '/api/messages/:messageId',
  access: 'member',
  summary: "Star or unstar a message, hers or the companion's",
  params: z.object({ messageId: id }),
  body: z.object({ is_starred: z.boolean() }),
  reply: z.object({ id: z.uuid(), is_starred: z.boolean() }),
})

export const markNotHelpful = route({
  method: 'PUT',
  path: '/api/replies/:replyId/not-helpful',
  access: 'member',
  summary: 'Say of a reply that it did not help, or take that back; counted without who said so',
  params: z.object({ replyId: id }),
  body: z.object({ is_not_helpful: z.boolean() }),
  reply: z.object({ id: z.uuid(), is_not_helpful: z.boolean() }),
})

export const listSavedThreads = route({
  method: 'GET',
  path: '/api/saved/threads',
  access: 'member',
  summary: 'The chats she saved, the one saved last first',
  reply: z.object({ threads: z.array(thread) }),
})

export const listStarredMessages = route({
  method: 'GET',
  path: '/api/saved/messages',
  access: 'member',
  summary: 'The messages she starred, newest first',
  reply: z.object({ messages: z.array(message) }),
})

/** How long chats are kept: for ever, or a week, with starred messages and saved chats kept longer. */
export const retentionChoices = ['forever', 'week'] as const
const chatSettings = z.object({ keep: z.enum(retentionChoices) })
export type ChatSettings = z.infer<typeof chatSettings>

export const getChatSettings = route({
  method: 'GET',
  path: '/api/chat-settings',
  access: 'member',
  summary: 'How long her chats are kept',
  reply: chatSettings,
})

export const saveChatSettings = route({
  method: 'PUT',
  path: '/api/chat-settings',
  access: 'member',
  summary: 'Choose how long chats are kept',
  body: chatSettings,
  reply: chatSettings,
})

/** All but `ack` may be empty. Its message has them as one text, in this order. */
const motherReply = z.object({
  ack: z.string(),
  /** A message, list or plan that she can copy. */
  block: z.string(),
  steps: z.array(z.string()),
  question: z.string(),
  options: z.array(z.string()),
  message,
  safety: safetyNotice,
})
export type MotherReply = z.infer<typeof motherReply>

/** What the reply is made of while it is on its way: safety first, then the text piece by piece, then the stored message; or what went wrong. */
const replyEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('safety'),
    safety: safetyNotice,
    /** It is this message that is asked about: the same as of the message. */
    asks_safety: z.optional(z.boolean()),
    /** What this message calls for: the same as of the message. */
    calls_for: z.optional(graveCardId),
  }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('done'), reply: motherReply }),
  z.object({
    type: z.literal('failed'),
    error: z.string(),
    /** Where no other try helps: the free replies of her day are used, or another wording took the message's place. */
    code: z.optional(z.enum(['members_only', 'conflict'])),
  }),
])
export type ReplyEvent = z.infer<typeof replyEvent>

/** What was said before. A system message may come with it and is left out: the server has its own. */
const earlier = z
  .pipe(
    z
      .array(z.object({ role: z.enum(['user', 'assistant', 'system']), content: text(20_000) }))
      .check(z.maxLength(limits.chatContext + 1)),
    z.transform((messages) =>
      messages.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }])),
    ),
  )
  .check(z.maxLength(limits.chatContext))

export const motherChat = route({
  method: 'POST',
  path: '/api/functions/mother_chat',
  access: 'member',
  summary: 'Say something to the companion; the reply is stored even when nobody waits for it',
  body: z.object({
    /** Where there is none, a chat of hers is begun with this message; the reply's own message names it. */
    thread_id: z.optional(id),
    /** The id of her message, made on the phone: sending it again answers the reply that is already there. */
    message_id: z.optional(id),
    /** Her last message, where this one takes its place: that one and its reply go. */
    replaces: z.optional(id),
    /** Without a network her phone's own guide answered it, and she has gone on from that: no other answers it now. */
    answered_on_phone: z.optional(z.boolean()),
    messages: earlier,
    user_text: requiredText(limits.messageMax, 'Please write something first.'),
    ...beforeHer.shape,
    context: z.object({
      isSOS: z.boolean(),
      youToday: z.nullable(checkInOfDay),
      /** Where the chat's own mode is not what counts, as inside a programme's module; of a chat that is begun with this, its mode. */
      mode: z.optional(z.enum(modeIds)),
      module: z.optional(text(40)),
      tone: z.optional(text(40)),
    }),
  }),
  reply: motherReply,
  stream: replyEvent,
  perMinute: 40,
})
