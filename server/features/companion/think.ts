import { simplerForToday } from '#content/companion/honesty.ts'
import type { motherChat } from '#contract/companion.ts'
import { hourIn } from '#contract/day.ts'
import type { ModeId } from '#contract/options.ts'
import type { RouteArguments } from '#contract/route.ts'
import { type CardId, highestLevel, isGrave, type SafetyNotice } from '#contract/safety.ts'
import type { Database, Scope } from '#server/database/client.ts'
import { readEntitlement } from '#server/features/membership/repo.ts'
import { findProfile } from '#server/features/profile/repo.ts'
import type { Model, ModelUsage } from '#server/platform/model/model.ts'
import type { ModelConfig } from '#server/platform/model/model-config.ts'
import { cleanReply } from './clean-reply.ts'
import { answer } from './local-companion.ts'
import { recentEntries, recentTalk } from './messages-repo.ts'
import { answerWithModel, modelEntryId } from './model-companion.ts'
import { promptFor } from './prompt.ts'
import type { CompanionReply } from './question.ts'
import { reminderAt } from './reminder.ts'
import { piecesOf } from './reply-text.ts'
import { addUsage, type Claim, claimReply } from './usage-repo.ts'

/** Her message, and where it belongs. */
export type ChatMessage = RouteArguments<typeof motherChat>['body'] & {
  thread_id: string
  message_id: string
}

/** What a reply is made with. */
export interface CompanionServices {
  database: Database
  /** Null where the local companion answers by itself. */
  model: { end: Model; config: ModelConfig } | null
  /** Ends the model's part of every reply at once. */
  stopping: AbortSignal
  onFallback: (cause: unknown) => void
}

export interface Turn extends Pick<TurnContext, 'profile' | 'entryIds' | 'turns' | 'talk'> {
  userId: string
  /** Whether she may have the model for this reply; null where there is no model, or another process has answered meanwhile. */
  claim: Claim | null
  said: ChatMessage
  /** What holds for the conversation. */
  standing: SafetyNotice
  /** What her message says by itself. */
  found: SafetyNotice
  /** The first reply beside a card of emergency. */
  isOnset: boolean
  /** Nothing in what she wrote just now is serious. */
  isCalm: boolean
  mode: ModeId | null
  raise: (card: CardId) => Promise<void>
  onText: (text: string) => void
}

/** Counts the reply to a message for her where a model is set up; meanwhile the message is heard. */
export async function claimModel(
  { database, model }: CompanionServices,
  userId: string,
  incoming: ChatMessage,
): Promise<Claim | null> {
  return (
    model &&
    claimReply(
      database.asSystem(),
      userId,
      { threadId: incoming.thread_id, messageId: incoming.message_id },
      model.config,
    )
  )
}

export type TurnContext = Awaited<ReturnType<typeof readTurnContext>>

/** What the companion goes by beside her message: who she is, and what was said before in this chat. Sent all at once. */
export async function readTurnContext(
  { model }: CompanionServices,
  member: Scope,
  userId: string,
  incoming: ChatMessage,
) {
  const [profile, entries, talk, standing] = await Promise.all([
    findProfile(member, userId),
    recentEntries(member, incoming.thread_id),
    model ? recentTalk(member, incoming.thread_id, incoming.message_id) : [],
    readEntitlement(member, userId),
  ])
  return { profile, ...entries, talk, standing }
}

/**
 * Finds the companion's words for one message. A model writes them where one is set up and she is within its limits, of which there are
 * none in SOS and beside a card of crisis or emergency; it is told the level and what it must do then.
 */
export async function composeReply(mind: CompanionServices, thought: Turn): Promise<CompanionReply> {
  const { userId, profile, entryIds, turns, talk, claim, said: incoming, standing, found, isOnset } = thought
  const { isSOS, youToday } = incoming.context
  const { model } = mind
  const isAsked = standing.softLine !== null
  const level = highestLevel(highestLevel(standing.level, found.level), isAsked ? 'support' : 'none')
  const isHard = isSOS || isGrave(level)
  const localHour = hourIn(profile.timezone, new Date())
  const local = () =>
    cleanReply(
      answer({
        text: incoming.user_text,
        history: incoming.messages,
        youToday,
        isSOS,
        safetyLevel: level,
        safetyCard: standing.cardId,
        isCalm: thought.isCalm,
        isOnset,
        isAsked: found.softLine !== null,
        recentEntryIds: entryIds,
        turns,
        localHour,
        mode: incoming.context.mode ?? thought.mode,
      }),
    )

  if (!model || !(isHard || claim === 'granted')) {
    const reply = withNote(local(), model && claim)
    for (const piece of piecesOf(reply)) thought.onText(piece)
    return reply
  }

  let usage: ModelUsage = { inputTokens: 0, outputTokens: 0 }
  const reply = await answerWithModel({
    model: model.end,
    request: {
      ...promptFor({
        text: incoming.user_text,
        history: talk,
        mode: thought.mode,
        context: incoming.context,
        level,
        isAsked,
        isOnset,
        localHour,
      }),
      signal: mind.stopping,
      // In the hardest moments the library answers soon rather than after another try.
      isUrgent: isHard,
      onUsage: (taken) => {
        usage = {
          inputTokens: usage.inputTokens + taken.inputTokens,
          outputTokens: usage.outputTokens + taken.outputTokens,
        }
      },
    },
    text: incoming.user_text,
    level,
    turns,
    reminder: reminderAt({ turns, isSOS, safetyLevel: level }),
    local,
    raise: thought.raise,
    onText: thought.onText,
    onFallback: mind.onFallback,
  })
  const finishedLocally = reply.entryId !== modelEntryId
  await addUsage(mind.database.asSystem(), userId, usage, model.config.price, finishedLocally)
  return reply
}

function withNote(reply: CompanionReply, claim: Claim | null): CompanionReply {
  return claim === 'just-used-up' ? { ...reply, ack: `${reply.ack} ${simplerForToday}` } : reply
}
