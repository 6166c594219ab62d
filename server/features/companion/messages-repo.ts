import type { Message } from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import type { CardId } from '#contract/safety.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { namedSection, readNoted, readTexts } from './stored-reply.ts'

/** Of a reply the part that she may want to copy. */
const block = sql<string | null>`messages.reply ->> 'block'`.as('block')

/** What stands beside a reply. */
const noted = sql<unknown>`messages.reply -> 'noted'`.as('noted')
const offersLossMode = sql<boolean>`coalesce(messages.reply -> 'offersLossMode' = 'true'::jsonb, false)`.as(
  'offers_loss_mode',
)
const offersFollowUp = sql<boolean>`coalesce(messages.reply -> 'offersFollowUp' = 'true'::jsonb, false)`.as(
  'offers_follow_up',
)

const villageSection = sql<string | null>`messages.reply ->> 'villageSection'`.as('village_section')

/** Whether she said of a reply that it did not help; null of what is no reply. */
const isNotHelpful = sql<
  boolean | null
>`case when messages.reply is not null then messages.not_helpful_on is not null end`.as('is_not_helpful')

/** Whether what she said is asked about, whether she is safe. */
const asksSafety = sql<boolean>`messages.soft_line is not null`.as('asks_safety')

/** What she said in so many words calls for its card until she says that she is safe. */
const callsFor = sql<string | null>`
  case when messages.safety_level in ('crisis', 'emergency') and messages.created_at > coalesce(
    (select safe_since from threads where threads.id = messages.thread_id and threads.user_id = messages.user_id), '-infinity'
  ) then messages.safety_card end`.as('calls_for')

export const messageColumns = [
  asksSafety,
  callsFor,
  block,
  noted,
  offersLossMode,
  offersFollowUp,
  villageSection,
  isNotHelpful,
  'messages.id',
  'messages.thread_id',
  'messages.role',
  'messages.content',
  'messages.options',
  'messages.is_starred',
  'messages.created_at',
] as const

interface MessageRow {
  id: string
  thread_id: string
  role: string
  content: string
  options: unknown
  is_starred: boolean
  created_at: Date
  asks_safety: boolean
  calls_for: string | null
  block: string | null
  noted: unknown
  offers_loss_mode: boolean
  offers_follow_up: boolean
  village_section: string | null
  is_not_helpful: boolean | null
}

export function presentMessage(row: MessageRow): Message {
  const village_section = namedSection(row.village_section ?? '')
  return {
    id: row.id,
    thread_id: row.thread_id,
    role: row.role as Message['role'],
    content: row.content,
    options: readTexts(row.options),
    ...(row.asks_safety && { asks_safety: true }),
    // Held to the contract's list by what writes it.
    ...(row.calls_for && { calls_for: row.calls_for as CardId }),
    ...(row.block && { block: row.block }),
    ...(row.noted !== null && { noted: readNoted(row.noted) }),
    ...(row.offers_loss_mode && { offers_loss_mode: true }),
    ...(row.offers_follow_up && { offers_follow_up: true }),
    ...(village_section && { village_section }),
    ...(row.is_not_helpful !== null && { is_not_helpful: row.is_not_helpful }),
    is_starred: row.is_starred,
    created_at: row.created_at.toISOString(),
  }
}

const newestFirst = (userId: string, threadId: string) =>
  build
    .selectFrom('messages')
    .select(messageColumns)
    .where('thread_id', '=', threadId)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

export interface MessagePage {
  messages: Message[]
  has_earlier: boolean
}

/** One row more than a page is read, which tells whether there is another page. */
const readRows = limits.messagePage + 1

function presentPage(rows: readonly MessageRow[]): MessagePage {
  return {
    messages: rows.slice(0, limits.messagePage).map(presentMessage).reverse(),
    has_earlier: rows.length === readRows,
  }
}

interface LastSaid {
  id: string
  createdAt: Date
  /** What followed: the reply, the words that stand in for one that failed, or nothing yet. */
  answer: 'reply' | 'failure' | null
}

/**
 * The newest page of a chat, oldest of it first, and her last message, if any. Both are of one look at the chat: what is
 * stored meanwhile is in both or in neither.
 */
export async function listMessages(
  scope: Scope,
  userId: string,
  threadId: string,
): Promise<MessagePage & { lastSaid: LastSaid | undefined }> {
  const rows = await scope.rows(
    newestFirst(userId, threadId)
      .select(['in_reply_to', sql<boolean>`reply is not null`.as('is_reply')])
      .limit(readRows),
  )
  const incoming = rows.find(({ role }) => role === 'user')
  const answer = incoming && rows.find(({ in_reply_to }) => in_reply_to === incoming.id)
  return {
    ...presentPage(rows),
    lastSaid: incoming && {
      id: incoming.id,
      createdAt: incoming.created_at,
      answer: answer ? (answer.is_reply ? 'reply' : 'failure') : null,
    },
  }
}

/** The page before a message of the chat, oldest first; empty where that message is not in it. */
export async function listMessagesBefore(
  scope: Scope,
  userId: string,
  threadId: string,
  messageId: string,
): Promise<MessagePage> {
  const before = sql<boolean>`(created_at, id) < (select created_at, id from messages where id = ${messageId} and thread_id = ${threadId})`
  return presentPage(await scope.rows(newestFirst(userId, threadId).where(before).limit(readRows)))
}

/** Stars or unstars a message in a chat that is not deleted. Undefined where she has none of that id. */
export async function setMessageStarred(scope: Scope, userId: string, messageId: string, starred: boolean) {
  return scope.row(
    build
      .updateTable('messages')
      .from('threads')
      .set({ is_starred: starred })
      .whereRef('threads.id', '=', 'messages.thread_id')
      .where('threads.deleted_at', 'is', null)
      .where('messages.id', '=', messageId)
      .where('messages.user_id', '=', userId)
      .returning(['messages.id', 'messages.is_starred']),
  )
}

/** Says of a reply of hers that it did not help, or takes that back, and counts it without her. False where she has none of that id. */
export async function markNotHelpful(scope: Scope, replyId: string, isNotHelpful: boolean): Promise<boolean> {
  const row = await scope.row(
    sql<{
      found: boolean
    }>`select public.mark_not_helpful(${replyId}::uuid, ${isNotHelpful}::boolean) as found`.compile(build),
  )
  return row?.found ?? false
}

/** The messages she starred, newest first. */
export async function listStarredMessages(scope: Scope, userId: string): Promise<Message[]> {
  const rows = await scope.rows(
    build
      .selectFrom('messages')
      .innerJoin('threads', 'threads.id', 'messages.thread_id')
      .select(messageColumns)
      .where('messages.user_id', '=', userId)
      .where('messages.is_starred', '=', true)
      .where('threads.deleted_at', 'is', null)
      .orderBy('messages.created_at', 'desc')
      .orderBy('messages.id', 'desc')
      .limit(limits.starredMessages),
  )
  return rows.map(presentMessage)
}
