import type { motherChat } from '#contract/companion.ts'
import type { Entitlement } from '#contract/gate.ts'
import { limits } from '#contract/limits.ts'
import type { ModeId } from '#contract/options.ts'
import type { Profile } from '#contract/profile.ts'
import type { RouteArguments } from '#contract/route.ts'
import { isGrave, type SafetyNotice } from '#contract/safety.ts'
import type { Asked } from '#guide/facts/meant.ts'
import type { BesideReply } from '#guide/question.ts'
import { isHarmless, type ReadText, readChatLine, showsLittle } from '#reading/safety/assess.ts'
import type { Database, Scope } from '#server/database/client.ts'
import { commitAsynchronously } from '#server/database/durability.ts'
import { assertReplyAllowed } from '#server/features/membership/free-replies.ts'
import { readEntitlement } from '#server/features/membership/repo.ts'
import { findProfile } from '#server/features/profile/repo.ts'
import { recordSafetyEvent } from '#server/features/safety/record.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { findReply } from './answers-repo.ts'
import { assessMessage, type MessageAssessment } from './assess-message.ts'
import { noteAsked, offersLossMode } from './beside-reply.ts'
import { isSafeFromStanding, storeHeld } from './chat-safety-repo.ts'
import { offersFollowUp } from './follow-up.ts'
import { findSentMessage, insertMessage, type StoredMessage } from './insert-message.ts'
import { recentEntries, recentTalk, recentTexts } from './recent-talk-repo.ts'
import { threadTitle } from './thread-title.ts'
import { type LockedThread, lockThread, touchThread } from './threads-repo.ts'
import { shownOf, type Weighed, weigh, weighAgain } from './weigh-message.ts'

export const noSuchThread = 'We could not find that chat.'

const refusals = {
  taken: 'This message could not be added. Please send it again.',
  'not-last': 'Only the last thing you said can be changed.',
} as const

/** Her message, and where it belongs. */
export type ChatMessage = RouteArguments<typeof motherChat>['body'] & {
  thread_id: string
  message_id: string
}

/** How grave her message is, and what that makes of the chat. */
interface Finding extends Weighed {
  /** What she is told: the level and the question that now hold, and the card that this message calls for, if any. */
  safety: SafetyNotice
  /** Nothing in what she wrote just now is serious. */
  isCalm: boolean
  /** She is asked whether she is safe, or was about a line that showed more of the same. */
  isAsked: boolean
  /** So, and what she wrote just now shows hardly enough for it. */
  isFaint: boolean
}

/** What a reply goes by beside her message: who she is, and what was said before in this chat. */
interface Context {
  profile: Profile
  entitlement: Entitlement
  talk: { role: 'user' | 'assistant'; content: string }[]
  state: unknown
  entryIds: string[]
  turns: number
  /** A reply has said what answers her where no model does. */
  isGuideIntroduced: boolean
}

/** Her message as it was read and is kept. */
export interface Heard extends Finding, Context {
  kind: 'heard'
  userId: string
  incoming: ChatMessage
  /** What she may be asking the shelf: her message, with her line before it. */
  asked: Asked
  mode: ModeId | null
  /** She says it in SOS, or the chat was begun there. */
  isSOS: boolean
  beside: BesideReply
}

/** Her message was answered before. */
export interface AnsweredBefore {
  kind: 'answered'
  stored: NonNullable<Awaited<ReturnType<typeof findReply>>>
  safety: SafetyNotice
}

/**
 * The first stage: reads her message for safety before anything else does, and keeps it with what holds for the conversation from here on.
 * Two messages at once take turns, so that neither lowers the level that the other raised, and each recalls the one before. Another try of a
 * message that is stored changes nothing that holds. What cannot be added is still read: where it is grave, its card stands.
 * @param isFree whether her message gets a reply that is hers without count
 * @throws AppError 404 for a chat that is not hers, 403 where a change would get no reply, 409 where the message cannot be added
 */
export async function read(
  database: Database,
  userId: string,
  incoming: ChatMessage,
  isFree: (heard: Heard) => boolean,
): Promise<Heard | AnsweredBefore> {
  const text = readChatLine(incoming.user_text)
  const member = database.asMember(userId)
  const { reading, event } = await member
    .transaction(
      async (scope, [, thread, hers, stored]) => {
        if (!thread) throw notFound(noSuchThread)
        const answered = stored && (await findReply(scope, incoming.message_id))
        if (answered)
          return {
            reading: { kind: 'answered' as const, stored: answered, safety: thread.safety },
            event: null,
          }
        const asked = { text: incoming.user_text, before: hers.before, earlier: hers.earlier }
        const assessment = await assessLocked(scope, thread, incoming, text, hers.sinceSafe)
        const weighed =
          stored?.threadId === thread.id
            ? await weighAgain(scope, thread, stored)
            : await weigh(scope, thread, assessment, incoming.replaces)
        const isAsked = weighed.found.softLine !== null || assessment.isPassedOver
        const finding: Finding = {
          ...weighed,
          safety: shownOf(weighed, incoming.replaces),
          isCalm: assessment.event.level === 'none' && isHarmless(assessment.told),
          isAsked,
          isFaint: isAsked && showsLittle(assessment.told),
        }
        const isSOS = incoming.context.isSOS || thread.is_sos
        const keeping = async () => {
          const isNew = await keep(scope, userId, incoming, { ...finding, stored })
          return { isNew, noted: await noteAsked(scope, userId, incoming, finding.found, isNew) }
        }
        const reading = () => readContext(scope, userId, incoming)
        // What she takes back must be gone before the talk is read; else all goes out at once.
        const [{ isNew, noted }, context] = incoming.replaces
          ? [await keeping(), await reading()]
          : await Promise.all([keeping(), reading()])
        const isOffered =
          context.profile.loss_since === null && (await offersLossMode(scope, incoming, finding.found))
        const isEnd = await offersFollowUp(scope, userId, incoming, finding.standing, isSOS)
        const heard: Heard = {
          kind: 'heard',
          userId,
          incoming,
          asked,
          mode: thread.mode,
          isSOS,
          ...finding,
          ...context,
          beside: {
            ...(noted && { noted }),
            ...(isOffered && { offersLossMode: true }),
            ...(isEnd && { offersFollowUp: true }),
          },
        }
        if (incoming.replaces && isNew) await expectOther(scope, heard, () => isFree(heard))
        return { reading: heard, event: isNew ? assessment.event : null }
      },
      (scope) =>
        Promise.all([
          commitAsynchronously(scope),
          lockThread(scope, userId, incoming.thread_id),
          textsBeside(scope, incoming),
          findSentMessage(scope, incoming.message_id),
        ]),
    )
    .catch(async (cause: unknown) => {
      if (cause instanceof AppError) await keepRefused(database, userId, incoming, text)
      throw cause
    })
  try {
    await database.waitForFlush()
  } finally {
    // Another try finds her message stored and says nothing new: so what was heard is recorded now or never.
    if (event) await recordSafetyEvent(database.asSystem(), { userId, surface: 'chat', ...event })
  }
  return reading
}

/** What her message says of her safety in a chat as it stands by now: she may have written it long before. */
async function assessLocked(
  scope: Scope,
  thread: LockedThread,
  incoming: ChatMessage,
  text: ReadText,
  recentTexts: readonly string[],
): Promise<MessageAssessment> {
  const assess = (isLate: boolean) => assessMessage(thread, incoming.user_text, text, recentTexts, isLate)
  const assessment = assess(false)
  const { takesBack } = assessment
  const holds = takesBack === null || (await isSafeFromStanding(scope, thread, takesBack, incoming))
  return holds ? assessment : assess(true)
}

const textsBeside = (scope: Scope, { thread_id, message_id, replaces }: ChatMessage) =>
  recentTexts(scope, thread_id, message_id, replaces, limits.chatContext)

/** What a message that is refused says is heard: where it is grave, its card holds for the chat, which has no row of it. */
async function keepRefused(
  database: Database,
  userId: string,
  incoming: ChatMessage,
  text: ReadText,
): Promise<void> {
  const event = await database.asMember(userId).transaction(async (scope) => {
    const thread = await lockThread(scope, userId, incoming.thread_id)
    if (!thread) return null
    const { sinceSafe } = await textsBeside(scope, incoming)
    const { found, event } = assessMessage(thread, incoming.user_text, text, sinceSafe)
    if (!found.cardId || !isGrave(found.level)) return null
    await storeHeld(scope, thread, found.cardId)
    return event
  })
  if (event) await recordSafetyEvent(database.asSystem(), { userId, surface: 'chat', ...event })
}

/** What is replaced is gone for good, with its reply: what this throws keeps both, where she would get no other. */
async function expectOther(
  scope: Scope,
  { userId, incoming, isSOS, standing, entitlement, profile }: Heard,
  isFree: () => boolean,
): Promise<void> {
  const asked = { messageId: incoming.message_id, isSOS, safetyLevel: standing.level }
  await assertReplyAllowed(scope, userId, entitlement, profile.timezone, asked, isFree)
}

type Keeping = Pick<Finding, 'found' | 'standing'> & { stored: StoredMessage | undefined }

/** Keeps her message in its locked chat; false where it was there already. */
async function keep(
  scope: Scope,
  userId: string,
  incoming: ChatMessage,
  { found, standing, stored }: Keeping,
): Promise<boolean> {
  const inserting = {
    id: incoming.message_id,
    threadId: incoming.thread_id,
    userId,
    content: incoming.user_text,
    found,
    replaces: incoming.replaces,
  }
  const touched = { title: threadTitle(incoming.user_text), safety: standing }
  const insert = () => insertMessage(scope, inserting, stored)
  const touch = () => touchThread(scope, incoming.thread_id, touched)
  // A change may take the title with it, which is then made anew.
  const kept = incoming.replaces ? await insert() : (await Promise.all([insert(), touch()]))[0]
  if (kept === 'taken' || kept === 'not-last') throw new AppError('conflict', refusals[kept])
  if (incoming.replaces) await touch()
  return kept === 'new'
}

/** Sent all at once, behind the chat's lock: so the last message is always in it. */
async function readContext(scope: Scope, userId: string, incoming: ChatMessage): Promise<Context> {
  const [profile, entitlement, recent, entries] = await Promise.all([
    findProfile(scope, userId),
    readEntitlement(scope, userId),
    recentTalk(scope, incoming.thread_id, incoming.message_id),
    recentEntries(scope, incoming.thread_id),
  ])
  return { profile, entitlement, ...recent, ...entries }
}
