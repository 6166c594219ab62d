import { type CardId, calm, isGrave, type SafetyNotice } from '#contract/safety.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
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
 * @returns what holds from here on
 */
export async function storeSafe(scope: Scope, thread: LockedThread, cardId: CardId): Promise<SafetyNotice> {
  const isCard = isGrave(thread.safety.level)
  const safety = isCard ? calm : { ...thread.safety, softLine: null }
  await scope.rows(
    build
      .updateTable('threads')
      .set({
        safety_level: safety.level,
        safety_card: safety.cardId,
        soft_line: null,
        safe_since: sql<Date>`now()`,
        ...(isCard ? { held_card: null } : { safe_from: [...thread.safeFrom, cardId] }),
      })
      .where('id', '=', thread.id),
  )
  return safety
}

/** She says that she is not safe from what a card is for, or not sure of it: it holds for the chat. @returns what holds from here on */
export async function storeNotSafe(
  scope: Scope,
  thread: LockedThread,
  cardId: CardId,
): Promise<SafetyNotice> {
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
