import type { BeforeHer } from '#contract/companion.ts'
import { type CardId, calm, isGrave, levels, type SafetyNotice } from '#contract/safety.ts'
import { build, type Given, prepare, type Scope, sql } from '#server/database/client.ts'
import { noticeOfCard, withFinding } from '#server/features/safety/notice.ts'
import type { LockedThread } from './threads-repo.ts'

/** Keeps what a message of hers says by itself; false where it is there no more. */
export async function setFinding(scope: Scope, messageId: string, found: SafetyNotice): Promise<boolean> {
  const row = await scope.row(
    build
      .updateTable('messages')
      .set({ safety_level: found.level, safety_card: found.cardId, soft_line: found.softLine })
      .where('id', '=', messageId)
      .returning('id'),
  )
  return row !== undefined
}

const answeredBeside = prepare((threadId: Given<string>, card: Given<string>) =>
  build
    .selectFrom('messages as reply')
    .innerJoin('messages as hers', (join) =>
      join.onRef('hers.id', '=', 'reply.in_reply_to').onRef('hers.user_id', '=', 'reply.user_id'),
    )
    .innerJoin('threads', (join) =>
      join.onRef('threads.id', '=', 'hers.thread_id').onRef('threads.user_id', '=', 'hers.user_id'),
    )
    .select('reply.id')
    .where('reply.thread_id', '=', threadId)
    .where('reply.reply', 'is not', null)
    .where('hers.safety_card', '=', card)
    .where(sql<boolean>`hers.created_at > coalesce(threads.safe_since, '-infinity')`)
    .limit(1),
)

/** Whether something that called for a card in a chat was answered since she last said that she is safe. */
export async function isAnsweredBeside(scope: Scope, threadId: string, card: CardId): Promise<boolean> {
  return (await scope.row(answeredBeside(threadId, card))) !== undefined
}

/**
 * Whether she wrote something in a chat since she was safe that is or may be grave, and that a phone did not know.
 * @param knownIds the last messages that it knew: it knew what was stored before all of them, too. One of them that waited on it is
 * stored after what another phone told meanwhile.
 */
async function isGraveBeside(scope: Scope, threadId: string, knownIds: readonly string[]): Promise<boolean> {
  const row = await scope.row(
    build
      .selectFrom('messages')
      .innerJoin('threads', 'threads.id', 'messages.thread_id')
      .select('messages.id')
      .where('messages.thread_id', '=', threadId)
      .where((where) =>
        where.or([
          where('messages.safety_level', 'in', levels.filter(isGrave)),
          where('messages.soft_line', 'is not', null),
        ]),
      )
      .where(sql<boolean>`messages.id <> all(${knownIds}::uuid[])`)
      .where(
        sql<boolean>`messages.created_at > greatest('-infinity', threads.safe_since, (
          select min(known.created_at) from messages known
          where known.thread_id = messages.thread_id and known.id = any(${knownIds}::uuid[])
        ))`,
      )
      .limit(1),
  )
  return row !== undefined
}

/**
 * Whether 'safe' takes down the card or the question that stands in a locked chat, whenever it was said: she has told of no
 * danger beside what her phone knew; and said of the question it takes down no card that she has asked for since.
 */
export async function isSafeFromStanding(
  scope: Scope,
  thread: LockedThread,
  cardId: CardId,
  { known_ids: knownIds, is_of_question: isOfQuestion }: BeforeHer,
): Promise<boolean> {
  if (isOfQuestion && thread.heldCard === cardId) return false
  return !knownIds || !(await isGraveBeside(scope, thread.id, knownIds))
}

/** What holds for a locked chat without one of its messages: her own answers, and all else that she wrote since she was safe. */
export async function readStandingWithout(
  scope: Scope,
  thread: LockedThread,
  messageId: string,
): Promise<SafetyNotice> {
  const rows = await scope.rows(
    build
      .selectFrom('messages')
      .innerJoin('threads', 'threads.id', 'messages.thread_id')
      .select(['messages.safety_level', 'messages.safety_card', 'messages.soft_line'])
      .where('messages.thread_id', '=', thread.id)
      .where('messages.safety_level', '<>', 'none')
      .where('messages.id', '<>', messageId)
      .where(sql<boolean>`messages.created_at > coalesce(threads.safe_since, '-infinity')`)
      .orderBy('messages.created_at')
      .orderBy('messages.id'),
  )
  // The columns are held to the contract's lists by what writes them.
  const found = rows.map(
    (row) => ({ level: row.safety_level, cardId: row.safety_card, softLine: row.soft_line }) as SafetyNotice,
  )
  const held = thread.heldCard ? noticeOfCard(thread.heldCard) : calm
  return found.reduce((standing, each) => withFinding(standing, each, thread.safeFrom), held)
}

/**
 * She says that she is safe from what a card of this locked chat is for: what she wrote until now counts no more. The question goes, and is
 * asked no more of that card; a card that stands goes with its level.
 * @returns the chat as it stands from here on
 */
export async function storeSafe(scope: Scope, thread: LockedThread, cardId: CardId): Promise<LockedThread> {
  const isCard = isGrave(thread.safety.level)
  const now: LockedThread = isCard
    ? { ...thread, safety: calm, heldCard: null }
    : {
        ...thread,
        safety: { ...thread.safety, softLine: null },
        safeFrom: [...thread.safeFrom, cardId],
      }
  await scope.rows(
    build
      .updateTable('threads')
      .set({
        safety_level: now.safety.level,
        safety_card: now.safety.cardId,
        soft_line: null,
        held_card: now.heldCard,
        safe_from: [...now.safeFrom],
        safe_since: sql<Date>`now()`,
      })
      .where('id', '=', thread.id),
  )
  return now
}

/**
 * A card holds for a locked chat, whatever becomes of its messages: she says that she is not safe from what it is for, or not
 * sure of it; or what called for it could not be added. @returns what holds from here on
 */
export async function storeHeld(scope: Scope, thread: LockedThread, cardId: CardId): Promise<SafetyNotice> {
  const said = noticeOfCard(cardId)
  const safety = withFinding(thread.safety, said)
  const held = thread.heldCard ? withFinding(noticeOfCard(thread.heldCard), said) : said
  await scope.rows(
    build
      .updateTable('threads')
      .set({
        safety_level: safety.level,
        safety_card: safety.cardId,
        soft_line: null,
        held_card: held.cardId,
        safe_from: thread.safeFrom.filter((card) => card !== cardId),
      })
      .where('id', '=', thread.id),
  )
  return safety
}
