import { chatTexts } from '#content/chat.ts'
import type { MotherReply, motherChat, ReplyEvent } from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import type { ModeId } from '#contract/options.ts'
import type { RouteArguments } from '#contract/route.ts'
import { type CardId, highestLevel, type SafetyNotice } from '#contract/safety.ts'
import type { Database } from '#server/database/client.ts'
import { allowReply, uncountReply } from '#server/features/membership/free-replies.ts'
import { assess } from '#server/features/safety/engine.ts'
import { recordSafetyEvent } from '#server/features/safety/record.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { CompanionReply } from './local-companion.ts'
import { findReply, insertFailure, insertReply, presentMessage, recentTexts } from './messages-repo.ts'
import { levelOf } from './prompt.ts'
import { contentOf } from './reply-text.ts'
import { keepSaid } from './said-repo.ts'
import { claim, type Mind, think } from './think.ts'
import { threadTitle } from './thread-title.ts'
import { findThread, lockThread, touchThread } from './threads-repo.ts'

export const noSuchThread = 'We could not find that chat.'

type Said = RouteArguments<typeof motherChat>['body']

const refusals = {
  taken: 'This message could not be added. Please send it again.',
  'not-last': 'Only the last thing you said can be changed.',
} as const

interface Heard {
  /** The level that now holds and the card that this message calls for, if any. */
  safety: SafetyNotice
  /** The card that stands beside the conversation from now on. */
  standingCard: CardId | null
  mode: ModeId | null
}

/**
 * Reads her message for safety before anything else does, and keeps what holds for the conversation from here on. Two
 * messages at once take turns, so that neither lowers the level that the other raised.
 */
async function hear(database: Database, userId: string, said: Said): Promise<Heard> {
  const { heard, isNew, level, standingCard, mode } = await database
    .asMember(userId)
    .transaction(async (scope) => {
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
      return { heard, isNew: kept === 'new', level, standingCard, mode: thread.mode }
    })
  if (isNew)
    await recordSafetyEvent(database.asSystem(), {
      userId,
      surface: 'chat',
      level: heard.level,
      class: heard.class,
    })
  return { safety: { level, cardId: heard.cardId }, standingCard, mode }
}

/** What a model heard and the engine did not: the chat's level goes up, never down, and is kept before it is shown. */
async function raise(database: Database, userId: string, threadId: string, card: CardId): Promise<Heard> {
  const cardLevel = levelOf(card)
  const heard = await database.asMember(userId).transaction(async (scope) => {
    const thread = await lockThread(scope, userId, threadId)
    if (!thread) throw notFound(noSuchThread)
    const level = highestLevel(cardLevel, thread.safety.level)
    const isHigher = level !== thread.safety.level
    const standingCard = isHigher ? card : thread.safety.cardId
    await touchThread(scope, threadId, { title: null, safetyLevel: level, safetyCard: standingCard })
    return { safety: { level, cardId: isHigher ? card : null }, standingCard, mode: thread.mode }
  })
  await recordSafetyEvent(database.asSystem(), { userId, surface: 'chat', level: cardLevel, class: 'model' })
  return heard
}

/**
 * Answers one message of hers: safety first, then the companion, piece by piece through `tell`; the finished reply is
 * stored whether or not anybody still listens. A message that was answered before gets the same answer again.
 * @throws AppError 404 for a chat that is not hers, 403 where her free replies of the day are used.
 */
export async function replyTo(
  mind: Mind,
  userId: string,
  said: Said,
  tell: (event: ReplyEvent) => void,
): Promise<MotherReply> {
  const { database } = mind
  const member = database.asMember(userId)
  const [thread, stored] = await Promise.all([
    findThread(member, userId, said.thread_id),
    findReply(member, said.message_id),
  ])
  if (!thread) throw notFound(noSuchThread)
  if (stored) return presentReply(stored, thread.safety)

  const claimed = claim(mind, userId)
  const heard = await hear(database, userId, said)
  let { safety } = heard
  tell({ type: 'safety', safety })
  const asked = { messageId: said.message_id, isSOS: said.context.isSOS, safetyLevel: safety.level }
  const answer = () =>
    think(mind, {
      userId,
      claim: claimed,
      said,
      level: safety.level,
      standingCard: heard.standingCard,
      mode: heard.mode,
      raise: async (card) => {
        safety = (await raise(database, userId, said.thread_id, card)).safety
        tell({ type: 'safety', safety })
      },
      onText: (text) => tell({ type: 'text', text }),
    })
  const begun = allowReply(database, userId, asked).then(answer)
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

  const message = await insertReply(member, {
    threadId: thread.id,
    userId,
    inReplyTo: said.message_id,
    content: contentOf(parts),
    parts,
  })
  const { ack, steps, question, options } = parts
  if (message) return { ack, steps, question, options, message, safety }
  const other = await findReply(member, said.message_id)
  if (!other) throw new AppError('conflict', 'You changed this message while it was being answered.')
  return presentReply(other, safety)
}

type StoredReply = NonNullable<Awaited<ReturnType<typeof findReply>>>

function presentReply(stored: StoredReply, safety: SafetyNotice): MotherReply {
  const { ack, steps, question, options } = stored.reply as CompanionReply
  return { ack, steps, question, options, message: presentMessage(stored), safety }
}
