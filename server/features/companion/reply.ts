import { chatTexts } from '#content/chat.ts'
import type { MotherReply, ReplyEvent } from '#contract/companion.ts'
import { hasFullAccess } from '#contract/gate.ts'
import { type CardId, gravestNotice, isGrave, type SafetyNotice } from '#contract/safety.ts'
import { isFact } from '#guide/facts/answer-fact.ts'
import { isAnsweredByShelf } from '#guide/facts/facts-asked.ts'
import { type CompanionReply, modelEntryId } from '#guide/question.ts'
import { contentOf } from '#guide/reply-text.ts'
import type { Database } from '#server/database/client.ts'
import { allowReply, uncountReply } from '#server/features/membership/free-replies.ts'
import { aboutHer } from '#server/features/memory/about-her.ts'
import { noticeOfModel, withFinding } from '#server/features/safety/notice.ts'
import { recordHeard } from '#server/features/safety/record.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { answer } from './answer.ts'
import { findReply, hasPointed, insertFailure, insertReply } from './answers-repo.ts'
import { askFor, isHard } from './ask.ts'
import { setFinding } from './chat-safety-repo.ts'
import { check } from './check.ts'
import { presentMessage } from './messages-repo.ts'
import { modelFor, type SetUpModel } from './model-for.ts'
import { type AnsweredBefore, type ChatMessage, type Heard, noSuchThread, read } from './read.ts'
import { readReply } from './stored-reply.ts'
import { findThread, lockThread, touchThread } from './threads-repo.ts'
import { addUsage } from './usage-repo.ts'

/** What a reply is made with. */
export interface CompanionServices {
  database: Database
  /** Null where the guide answers by itself. */
  model: SetUpModel | null
  /** Members read the Village in this place. */
  isVillageShown: boolean
  /** Ends the model's part of every reply at once. */
  stopping: AbortSignal
  /** Told why a model's reply is not whole. Nothing that was said is in it. */
  onFallback: (cause: unknown) => void
}

type Tell = (event: ReplyEvent) => void

/**
 * Answers one message of hers: it is read and kept, answered, and checked, one after the other. What she may be shown is told piece by
 * piece; the finished reply is stored whether or not anybody still listens. A message that was answered before gets the same answer again.
 * @throws AppError 404 for a chat that is not hers, 403 where her free replies of the day are used.
 */
export async function replyTo(
  services: CompanionServices,
  userId: string,
  incoming: ChatMessage,
  tell: Tell,
): Promise<MotherReply> {
  const { database } = services
  const member = database.asMember(userId)
  const heard = await read(database, userId, incoming, (heard) => isFree(services, heard))
  if (heard.kind === 'answered') return presentReply(heard.stored, heard.safety)
  const isAsked = heard.found.softLine !== null && heard.safety.softLine !== null
  const callsFor = isGrave(heard.found.level) && heard.found.cardId
  tell({
    type: 'safety',
    safety: heard.safety,
    ...(isAsked && { asks_safety: true }),
    ...(callsFor && { calls_for: callsFor }),
  })
  const keptIn = { threadId: incoming.thread_id, userId, inReplyTo: incoming.message_id }
  try {
    const { parts, safety: shown, isKept } = await compose(services, heard, tell)
    const content = contentOf(parts)
    const stored = await insertReply(database, { ...keptIn, content, parts: { ...parts, ...heard.beside } })
    const other = stored ? undefined : await findReply(member, incoming.message_id)
    const standing = stored ? stored.standing : (await findThread(member, userId, incoming.thread_id))?.safety
    const safety = isKept && standing ? safetyByNow(standing, shown) : shown
    if (safety !== shown) tell({ type: 'safety', safety })
    const { ack, block, steps, question, options } = parts
    if (stored) return { ack, block, steps, question, options, message: stored.message, safety }
    if (other) return presentReply(other, safety)
  } catch (cause) {
    await uncountReply(member, incoming.message_id)
    const shown =
      cause instanceof AppError ? cause : new AppError('unavailable', chatTexts.couldNotReply, { cause })
    await insertFailure(database, { ...keptIn, content: shown.message })
    throw shown
  }
  throw new AppError('conflict', 'You changed this message while it was being answered.')
}

/** Has it answered and checked, and shows each piece once it may be shown. Says what she was told of safety, and whether that is kept. */
async function compose(
  services: CompanionServices,
  heard: Heard,
  tell: Tell,
): Promise<{ parts: CompanionReply; safety: SafetyNotice; isKept: boolean }> {
  const { database, stopping, onFallback } = services
  const { userId, incoming } = heard
  const member = database.asMember(userId)
  let { safety } = heard
  const isUncounted = await allow(services, heard)
  const message = { threadId: incoming.thread_id, messageId: incoming.message_id }
  // What is free is the guide's own words, and no model's.
  const isGuides = incoming.answered_on_phone || (isUncounted && !isHard(heard))
  const { model, claim } = await modelFor(database, isGuides ? null : services.model, {
    userId,
    message,
    isHard: isHard(heard),
  })
  const about = model && (await aboutHer(member, userId, new Date(), message.threadId).catch(onFallback))
  // Where what is remembered of her cannot be read, the guide answers, and nobody's limit is why.
  const told = model && about ? { ...model, about } : null
  const answering = { model: told, claim: model && !told ? null : claim }
  const draft = answer(askFor(heard, answering, stopping, services.isVillageShown))
  let parts: CompanionReply | undefined
  let shown = ''
  let isKept = true
  for await (const step of check(draft, onFallback)) {
    if ('card' in step) {
      const { card } = step
      const raised = await raise(database, heard, card).catch((cause: unknown): Raised => {
        // Where it cannot be kept, she is asked all the same.
        isKept = false
        onFallback(cause)
        return { softLine: isGrave(safety.level) ? null : card }
      })
      if (raised === 'changed') continue
      safety = { ...safety, softLine: raised.softLine }
      tell({ type: 'safety', safety, ...(raised.softLine === card && { asks_safety: true }) })
    } else {
      parts = step.reply
      const content = contentOf(parts)
      // What came in another order than it is read in is shown with the whole.
      if (content.length > shown.length && content.startsWith(shown)) {
        tell({ type: 'text', text: content.slice(shown.length) })
        shown = content
      }
    }
  }
  if (!parts) throw new Error('a check that showed nothing')
  if (model)
    await addUsage(
      database.asSystem(),
      userId,
      draft.usage,
      model.config.price,
      parts.entryId !== modelEntryId,
    )
  // Whoever was to answer: what was said in the end is the shelf's.
  if (!hasFullAccess(heard.entitlement) && isFact(parts)) await uncountReply(member, incoming.message_id)
  // Once in a chat is enough.
  if (parts.villageSection && (await hasPointed(member, incoming.thread_id))) {
    const { villageSection: _, ...rest } = parts
    parts = rest
  }
  return { parts, safety, isKept }
}

/** Whether she asks what the shelf plainly answers. */
const isPlainlyOfShelf = ({ asked }: Heard): boolean => isAnsweredByShelf(asked)

/** Whether her reply is free from the first: her phone has given it to her, or the shelf plainly answers her. */
const isPlainlyFree = (heard: Heard): boolean => heard.incoming.answered_on_phone || isPlainlyOfShelf(heard)

/** The same, or the guide answers her in words of the shelf, asked or told: those are never counted, nor refused. */
const isFree = ({ stopping }: CompanionServices, heard: Heard): boolean =>
  isPlainlyFree(heard) || isFact(askFor(heard, { model: null, claim: null }, stopping, false).guide())

/**
 * Lets her reply begin, and counts it where it is one of a free member's.
 * @returns whether it is to be the shelf's own words, which are not counted: where it plainly answers her, and, once her free replies
 * are used, whatever it has for her
 * @throws AppError 403 where they are used
 */
async function allow(services: CompanionServices, heard: Heard): Promise<boolean> {
  const { userId, incoming, isSOS, safety, entitlement } = heard
  const isUncounted = !hasFullAccess(entitlement) && isPlainlyFree(heard)
  const asked = { messageId: incoming.message_id, isSOS, safetyLevel: safety.level, isFree: isUncounted }
  try {
    await allowReply(services.database, userId, entitlement, asked)
    return isUncounted
  } catch (refusal) {
    if (refusal instanceof AppError && refusal.code === 'members_only' && isFree(services, heard)) return true
    throw refusal
  }
}

/** The card of the question that stands once a model has called for one, null for none; or that she has changed her message meanwhile. */
type Raised = { softLine: CardId | null } | 'changed'

/** What a model heard and the engine did not: it may err, so she is asked. Kept before it is shown. */
async function raise(database: Database, { userId, incoming, found }: Heard, card: CardId): Promise<Raised> {
  const heard = noticeOfModel(card)
  const standing = await database.asMember(userId).transaction(async (scope) => {
    const thread = await lockThread(scope, userId, incoming.thread_id)
    if (!thread) throw notFound(noSuchThread)
    if (!(await setFinding(scope, incoming.message_id, gravestNotice(found, heard)))) return undefined
    const standing = withFinding(thread.safety, heard, thread.safeFrom)
    await touchThread(scope, thread.id, { title: null, safety: standing })
    return standing
  })
  if (!standing) return 'changed'
  await recordHeard(database.asSystem(), { userId, surface: 'chat', card })
  return { softLine: standing.softLine }
}

/** What she is told in the end: what holds by now, as she may have answered meanwhile, or another message been more serious. */
function safetyByNow({ level, cardId, softLine }: SafetyNotice, shown: SafetyNotice): SafetyNotice {
  if (level === shown.level && softLine === shown.softLine) return shown
  return { level, cardId: level === shown.level ? shown.cardId : cardId, softLine }
}

function presentReply(stored: AnsweredBefore['stored'], safety: SafetyNotice): MotherReply {
  const { ack, block, steps, question, options } = readReply(stored.reply)
  return { ack, block, steps, question, options, message: presentMessage(stored), safety }
}
