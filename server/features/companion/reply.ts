import { setImmediate as nextTurn } from 'node:timers/promises'
import { chatTexts } from '#content/chat.ts'
import type { MotherReply, ReplyEvent } from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import type { ModeId } from '#contract/options.ts'
import { type CardId, calm, gravestNotice, isGrave, levelOf, type SafetyNotice } from '#contract/safety.ts'
import { assessRead, isHarmless, readText } from '#reading/safety/assess.ts'
import type { Database, Scope } from '#server/database/client.ts'
import { allowReply, expectReply, uncountReply } from '#server/features/membership/free-replies.ts'
import { readEntitlement } from '#server/features/membership/repo.ts'
import { noticeOf, withFinding } from '#server/features/safety/notice.ts'
import { readInTurn } from '#server/features/safety/reading-turns.ts'
import { recordSafetyEvent } from '#server/features/safety/record.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { findReply, insertFailure, insertReply } from './answers-repo.ts'
import { readStandingWithout, setFinding } from './chat-safety-repo.ts'
import { insertMessage } from './insert-message.ts'
import { presentMessage, recentTexts } from './messages-repo.ts'
import type { CompanionReply } from './question.ts'
import { contentOf } from './reply-text.ts'
import { readReply } from './stored-reply.ts'
import {
  type ChatMessage,
  type CompanionServices,
  claimModel,
  composeReply,
  readTurnContext,
  type TurnContext,
} from './think.ts'
import { threadTitle } from './thread-title.ts'
import { findThread, lockThread, touchThread } from './threads-repo.ts'
import type { Claim } from './usage-repo.ts'

export const noSuchThread = 'We could not find that chat.'

const refusals = {
  taken: 'This message could not be added. Please send it again.',
  'not-last': 'Only the last thing you said can be changed.',
} as const

interface MessageAssessment {
  /** What she is told: the level and the question that now hold, and the card that this message calls for, if any. */
  safety: SafetyNotice
  /** What holds for the conversation from now on. */
  standing: SafetyNotice
  /** What this message says by itself. */
  found: SafetyNotice
  mode: ModeId | null
  /** She says it in SOS, or the chat was begun there. */
  isSOS: boolean
  /** Nothing in what she wrote just now is serious. */
  isCalm: boolean
  /** A card of emergency stands from this message on. */
  isOnset: boolean
}

/** Her message was answered before. */
interface AnsweredBefore {
  stored: StoredReply
  safety: SafetyNotice
}

/** What the companion goes by, and whether the model may be asked, once both are there. */
type Gathered = Promise<[TurnContext, Claim | null]>

/**
 * Reads her message for safety before anything else does, and keeps it with what holds for the conversation from here on.
 * Two messages at once take turns, so that neither lowers the level that the other raised, and each recalls the one
 * before. `onHeard` is told where no answer is there yet, as soon as the level is known, while her message is still being
 * kept. Null unless it was answered before.
 */
async function receiveMessage(
  mind: CompanionServices,
  userId: string,
  incoming: ChatMessage,
  onHeard: (assessment: MessageAssessment, gathered: Gathered) => void,
): Promise<AnsweredBefore | null> {
  const { database } = mind
  // SOS goes first.
  const since = incoming.context.isSOS ? 0 : performance.now()
  const claimed = claimModel(mind, userId, incoming)
  claimed.catch(() => {})
  const lookUp = async (scope: Scope) => {
    const held = Promise.all([
      lockThread(scope, userId, incoming.thread_id),
      recentTexts(scope, incoming.thread_id, incoming.message_id, incoming.replaces, limits.chatContext),
      findReply(scope, incoming.message_id),
    ])
    // Sent behind the lock, so that it is read once the chat is held. What she takes back must be gone first.
    const recalled = incoming.replaces ? null : readTurnContext(mind, scope, userId, incoming)
    held.catch(() => {})
    recalled?.catch(() => {})
    // Her message is read while the database looks: this takes the thread for some milliseconds.
    const text = await readInTurn('message', since, () => readText(incoming.user_text))
    return { held: await held, recalled, text }
  }
  const { before, event } = await database
    .asMember(userId)
    .transaction(async (scope, { held, recalled, text }) => {
      const [thread, texts, stored] = held
      // In a long chat it asks twice: both belong in here.
      if (!thread || stored) await recalled?.catch(() => {})
      if (!thread) throw notFound(noSuchThread)
      if (stored) return { before: { stored, safety: thread.safety }, event: null }
      const finding = assessRead(text, { recentTexts: texts })
      const found = noticeOf(finding)
      const before = incoming.replaces
        ? await readStandingWithout(scope, thread, incoming.replaces)
        : thread.safety
      const standing = withFinding(before, found, thread.safeFrom)
      // What stood before its last wording was changed may be another card.
      const isShown = incoming.replaces !== undefined || standing.cardId === found.cardId
      const safety = { ...standing, cardId: isShown ? standing.cardId : null }
      const isSOS = incoming.context.isSOS || thread.is_sos
      const isCalm = finding.level === 'none' && isHarmless(text)
      const isOnset = standing.level === 'emergency' && standing.cardId !== before.cardId
      const assessment = { safety, standing, found, mode: thread.mode, isSOS, isCalm, isOnset }
      if (recalled) {
        onHeard(assessment, Promise.all([recalled, claimed]))
        // The model is asked before the thread turns to keeping her message.
        await nextTurn()
      }
      const kept = await insertMessage(scope, {
        id: incoming.message_id,
        threadId: thread.id,
        userId,
        content: incoming.user_text,
        found,
        replaces: incoming.replaces,
        async beforeReplacing() {
          const asked = { messageId: incoming.message_id, isSOS, safetyLevel: standing.level }
          await expectReply(scope, userId, await readEntitlement(scope, userId), asked)
        },
      })
      if (kept === 'taken' || kept === 'not-last') throw new AppError('conflict', refusals[kept])
      const recalling = recalled ?? readTurnContext(mind, scope, userId, incoming)
      if (!recalled) onHeard(assessment, Promise.all([recalling, claimed]))
      await touchThread(scope, thread.id, {
        title: threadTitle(incoming.user_text),
        safety: standing,
      })
      await recalling
      return { before: null, event: kept === 'new' ? finding : null }
    }, lookUp)
  if (event) await recordSafetyEvent(database.asSystem(), { userId, surface: 'chat', ...event })
  return before
}

/** What a model heard and the engine did not: it may err, so she is asked. Kept before it is shown. */
async function raise(
  database: Database,
  userId: string,
  incoming: ChatMessage,
  own: SafetyNotice,
  card: CardId,
): Promise<SafetyNotice> {
  const heard: SafetyNotice = { level: 'support', cardId: null, softLine: card }
  const standing = await database.asMember(userId).transaction(async (scope) => {
    const thread = await lockThread(scope, userId, incoming.thread_id)
    if (!thread) throw notFound(noSuchThread)
    const standing = withFinding(thread.safety, heard, thread.safeFrom)
    await setFinding(scope, incoming.message_id, gravestNotice(own, heard))
    await touchThread(scope, thread.id, { title: null, safety: standing })
    return standing
  })
  const event = { level: levelOf(card), certainty: 'inferred', class: 'model' } as const
  await recordSafetyEvent(database.asSystem(), { userId, surface: 'chat', ...event })
  return standing
}

/** What she is told in the end: what holds by now, as she may have answered meanwhile, or another message been more serious. */
async function safetyByNow(member: Scope, userId: string, threadId: string, shown: SafetyNotice) {
  const thread = await findThread(member, userId, threadId)
  if (!thread) return shown
  const { level, cardId, softLine } = thread.safety
  if (level === shown.level && softLine === shown.softLine) return shown
  return { level, cardId: level === shown.level ? shown.cardId : cardId, softLine }
}

/**
 * Answers one message of hers: safety first, then the companion, piece by piece through `tell`; the finished reply is
 * stored whether or not anybody still listens. The companion begins to think while her message is being kept, and is
 * heard once it is. A message that was answered before gets the same answer again.
 * @throws AppError 404 for a chat that is not hers, 403 where her free replies of the day are used.
 */
export async function replyTo(
  mind: CompanionServices,
  userId: string,
  incoming: ChatMessage,
  tell: (event: ReplyEvent) => void,
): Promise<MotherReply> {
  const { database } = mind
  const member = database.asMember(userId)
  const kept = Promise.withResolvers<void>()
  const dropped = new AbortController()
  const stream = bufferStream(tell)
  let safety = calm
  let isKept = true
  let thinking: Promise<CompanionReply> | undefined

  const onHeard = (assessment: MessageAssessment, gathered: Gathered) => {
    const { isSOS, isCalm, isOnset, mode, standing, found } = assessment
    safety = assessment.safety
    stream.tell({ type: 'safety', safety })
    const asked = { messageId: incoming.message_id, isSOS, safetyLevel: safety.level }
    thinking = gathered.then(async ([recalled, claimed]) => {
      await allowReply(database, userId, recalled.standing, asked, kept.promise)
      return composeReply(
        {
          ...mind,
          stopping: AbortSignal.any([mind.stopping, dropped.signal]),
          onFallback: (cause) => dropped.signal.aborted || mind.onFallback(cause),
        },
        {
          userId,
          ...recalled,
          claim: claimed,
          said: { ...incoming, context: { ...incoming.context, isSOS } },
          standing,
          found,
          isCalm,
          isOnset,
          mode,
          raise: async (card) => {
            await kept.promise
            const { softLine } = await raise(database, userId, incoming, found, card).catch(
              (cause: unknown) => {
                // Where it cannot be kept, she is asked all the same.
                isKept = false
                mind.onFallback(cause)
                return { softLine: isGrave(safety.level) ? null : card }
              },
            )
            safety = { ...safety, softLine }
            stream.tell({ type: 'safety', safety })
          },
          onText: (text) => stream.tell({ type: 'text', text }),
        },
      )
    })
    // Whoever waits for it hears of a failure; nobody may, where her message cannot be kept either.
    thinking.catch(() => {})
  }
  kept.promise.catch(() => {})

  const before = await receiveMessage(mind, userId, incoming, onHeard).catch(async (cause: unknown) => {
    dropped.abort()
    kept.reject(cause)
    await thinking?.catch(() => {})
    throw cause
  })
  if (before) return presentReply(before.stored, before.safety)
  kept.resolve()
  stream.open()

  const keptIn = { threadId: incoming.thread_id, userId, inReplyTo: incoming.message_id }
  const answered = (thinking as NonNullable<typeof thinking>).then(async (parts) => ({
    parts,
    message: await insertReply(member, { ...keptIn, content: contentOf(parts), parts }),
  }))
  const { parts, message } = await answered.catch(async (cause: unknown) => {
    await uncountReply(member, incoming.message_id)
    const shown =
      cause instanceof AppError ? cause : new AppError('unavailable', chatTexts.couldNotReply, { cause })
    await insertFailure(member, { ...keptIn, content: shown.message })
    throw shown
  })
  const byNow = isKept ? await safetyByNow(member, userId, incoming.thread_id, safety) : safety
  if (byNow !== safety) {
    safety = byNow
    stream.tell({ type: 'safety', safety })
  }
  const { ack, steps, question, options } = parts
  if (message) return { ack, steps, question, options, message, safety }
  const other = await findReply(member, incoming.message_id)
  if (!other) throw new AppError('conflict', 'You changed this message while it was being answered.')
  return presentReply(other, safety)
}

/** Keeps events back until it opens, then passes them on as they come. */
function bufferStream(tell: (event: ReplyEvent) => void) {
  let waiting: ReplyEvent[] | null = []
  return {
    tell: (event: ReplyEvent) => void (waiting ? waiting.push(event) : tell(event)),
    open() {
      const events = waiting ?? []
      waiting = null
      for (const event of events) tell(event)
    },
  }
}

type StoredReply = NonNullable<Awaited<ReturnType<typeof findReply>>>

function presentReply(stored: StoredReply, safety: SafetyNotice): MotherReply {
  const { ack, steps, question, options } = readReply(stored.reply)
  return { ack, steps, question, options, message: presentMessage(stored), safety }
}
