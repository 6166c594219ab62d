import { chatTexts } from '#content/chat.ts'
import type { MotherReply, motherChat, ReplyEvent } from '#contract/companion.ts'
import { hourIn } from '#contract/day.ts'
import { limits } from '#contract/limits.ts'
import type { RouteArguments } from '#contract/route.ts'
import { type CardId, highestLevel, type SafetyNotice } from '#contract/safety.ts'
import type { Database, Scope } from '#server/database/client.ts'
import { allowReply, uncountReply } from '#server/features/membership/free-replies.ts'
import { findProfile } from '#server/features/profile/repo.ts'
import { assess } from '#server/features/safety/engine.ts'
import { recordSafetyEvent } from '#server/features/safety/record.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { cleanReply } from './clean-reply.ts'
import { answer, type CompanionReply } from './local-companion.ts'
import {
  findReply,
  insertFailure,
  insertReply,
  presentMessage,
  recentEntryIds,
  recentTexts,
} from './messages-repo.ts'
import { keepSaid } from './said-repo.ts'
import { threadTitle } from './thread-title.ts'
import { findThread, lockThread, touchThread } from './threads-repo.ts'

export const noSuchThread = 'We could not find that chat.'

type Said = RouteArguments<typeof motherChat>['body']

const refusals = {
  taken: 'This message could not be added. Please send it again.',
  'not-last': 'Only the last thing you said can be changed.',
} as const

/** The pieces of a reply in the order in which they are read. */
function pieces({ ack, steps, question }: CompanionReply): string[] {
  const list = steps.map((step) => `• ${step}`).join('\n')
  return [ack, list, question].filter(Boolean).map((piece, index) => (index === 0 ? piece : `\n\n${piece}`))
}

interface Heard {
  /** The level that now holds and the card that this message calls for, if any. */
  safety: SafetyNotice
  /** The card that stands beside the conversation from now on. */
  standingCard: CardId | null
}

/**
 * Reads her message for safety before anything else does, and keeps what holds for the conversation from here on. Two
 * messages at once take turns, so that neither lowers the level that the other raised.
 */
async function hear(database: Database, userId: string, said: Said): Promise<Heard> {
  const { heard, isNew, level, standingCard } = await database.asMember(userId).transaction(async (scope) => {
    const thread = await lockThread(scope, userId, said.thread_id)
    if (!thread) throw notFound(noSuchThread)
    const heard = assess(said.user_text, {
      previousLevel: thread.safety.level,
      recentTexts: await recentTexts(scope, thread.id, said.message_id, limits.chatContext),
    })
    const level = highestLevel(heard.level, thread.safety.level)
    const standingCard = heard.cardId ?? thread.safety.cardId
    const kept = await keepSaid(scope, {
      id: said.message_id,
      threadId: thread.id,
      userId,
      content: said.user_text,
      replaces: said.replaces,
    })
    if (kept === 'taken' || kept === 'not-last') throw new AppError('conflict', refusals[kept])
    await touchThread(scope, thread.id, {
      title: threadTitle(said.user_text),
      safetyLevel: level,
      safetyCard: standingCard,
    })
    return { heard, isNew: kept === 'new', level, standingCard }
  })
  if (isNew)
    await recordSafetyEvent(database.asSystem(), {
      userId,
      surface: 'chat',
      level: heard.level,
      class: heard.class,
    })
  return { safety: { level, cardId: heard.cardId }, standingCard }
}

async function think(
  database: Database,
  userId: string,
  said: Said,
  { safety, standingCard }: Heard,
): Promise<CompanionReply> {
  const member = database.asMember(userId)
  const [profile, entryIds] = await Promise.all([
    findProfile(member, userId),
    recentEntryIds(member, said.thread_id),
  ])
  const reply = answer({
    text: said.user_text,
    history: said.messages,
    youToday: said.context.youToday,
    isSOS: said.context.isSOS,
    safetyLevel: safety.level,
    safetyCard: standingCard,
    recentEntryIds: entryIds,
    localHour: hourIn(profile.timezone, new Date()),
  })
  return cleanReply(reply)
}

/**
 * Answers one message of hers: safety first, then the companion, piece by piece through `onEvent`; the finished reply
 * is stored whether or not anybody still listens. A message that was answered before gets the same answer again.
 * @throws AppError 404 for a chat that is not hers, 403 where her free replies of the day are used.
 */
export async function replyTo(
  database: Database,
  userId: string,
  said: Said,
  onEvent: (event: ReplyEvent) => void,
): Promise<MotherReply> {
  const member = database.asMember(userId)
  const thread = await findThread(member, userId, said.thread_id)
  if (!thread) throw notFound(noSuchThread)
  const known = await knownReply(member, said.message_id, thread.safety)
  if (known) return known

  const heard = await hear(database, userId, said)
  const { safety } = heard
  onEvent({ type: 'safety', safety })
  const asked = { messageId: said.message_id, isSOS: said.context.isSOS, safetyLevel: safety.level }
  const begun = allowReply(database, userId, asked).then(() => think(database, userId, said, heard))
  const parts = await begun.catch(async (cause: unknown) => {
    await uncountReply(member, said.message_id)
    const told =
      cause instanceof AppError ? cause : new AppError('unavailable', chatTexts.couldNotReply, { cause })
    await insertFailure(member, {
      threadId: thread.id,
      userId,
      inReplyTo: said.message_id,
      content: told.message,
    })
    throw told
  })
  for (const text of pieces(parts)) onEvent({ type: 'text', text })

  const message = await insertReply(member, {
    threadId: thread.id,
    userId,
    inReplyTo: said.message_id,
    content: pieces(parts).join(''),
    parts,
  })
  const { ack, steps, question, options } = parts
  const reply = message
    ? { ack, steps, question, options, message, safety }
    : await knownReply(member, said.message_id, safety)
  if (!reply) throw new AppError('conflict', 'You changed this message while it was being answered.')
  return reply
}

async function knownReply(
  scope: Scope,
  messageId: string,
  safety: SafetyNotice,
): Promise<MotherReply | undefined> {
  const stored = await findReply(scope, messageId)
  if (!stored) return undefined
  const { ack, steps, question, options } = stored.reply as CompanionReply
  return { ack, steps, question, options, message: presentMessage(stored), safety }
}
