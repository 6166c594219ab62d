import { type Answers, type CheckIn, type CheckInType, checkInTypes, ownTexts } from '#contract/check-ins.ts'
import { limits } from '#contract/limits.ts'
import { type CardId, levelOf, levels, type SafetyAnswer, type SafetyNotice } from '#contract/safety.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { cursorOf, isAfterCursor } from '#server/database/cursor.ts'
import { readResponses, storeResponses } from './stored-responses.ts'

const pageOf = 60
const repliesRead = 20

const columns = [
  'id',
  'type',
  'responses',
  'day',
  'is_starred',
  'safety_level',
  'safety_card',
  'soft_line',
  'reply',
  'created_at',
] as const

interface CheckInRow {
  id: string
  type: string
  responses: unknown
  day: string
  is_starred: boolean
  safety_level: string
  safety_card: string | null
  soft_line: string | null
  reply: string | null
  created_at: Date
}

/** Columns other than the answers are held to the contract by the table's own checks and by the one place that writes them. */
function present(row: CheckInRow): CheckIn {
  return {
    id: row.id,
    ...readResponses(row.type as CheckInType, row.responses),
    day: row.day,
    is_starred: row.is_starred,
    safety: { level: row.safety_level, cardId: row.safety_card, softLine: row.soft_line } as SafetyNotice,
    reply: row.reply,
    created_at: row.created_at.toISOString(),
  }
}

const answeredAt = { moment: 'created_at', id: 'id' }

/** A page of her check-ins of one kind, newest first. @param before the `next` of the page before this one. */
export async function listCheckIns(
  scope: Scope,
  userId: string,
  type: CheckInType,
  before: string | undefined,
) {
  let query = build
    .selectFrom('check_ins')
    .select([...columns, cursorOf(answeredAt).as('cursor')])
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageOf + 1)
  if (before) query = query.where(isAfterCursor(answeredAt, before))
  const rows = await scope.rows(query)
  const page = rows.slice(0, pageOf)
  return {
    check_ins: page.map(present),
    next: rows.length > page.length ? (page.at(-1)?.cursor ?? null) : null,
  }
}

/** The check-ins of either kind that she starred, newest first, at most twelve. */
export async function listStarred(scope: Scope, userId: string): Promise<CheckIn[]> {
  const rows = await scope.rows(
    build
      .selectFrom('check_ins')
      .select(columns)
      .where('user_id', '=', userId)
      .where('is_starred', '=', true)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limits.starredCheckIns),
  )
  return rows.map(present)
}

/** What her last few check-ins of one kind were answered, newest first. */
export async function listReplies(scope: Scope, userId: string, type: CheckInType): Promise<string[]> {
  const rows = await scope.rows(
    build
      .selectFrom('check_ins')
      .select('reply')
      .where('user_id', '=', userId)
      .where('type', '=', type)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(repliesRead),
  )
  return rows.flatMap(({ reply }) => reply ?? [])
}

/** Hers alone, or undefined. */
export async function findCheckIn(scope: Scope, userId: string, id: string): Promise<CheckIn | undefined> {
  const row = await scope.row(
    build.selectFrom('check_ins').select(columns).where('user_id', '=', userId).where('id', '=', id),
  )
  return row && present(row)
}

/** A check-in as it is kept, as it comes in, or as it was before that. */
type Version = 'check_ins' | 'excluded' | 'old'
const herTexts = checkInTypes.flatMap(ownTexts)
/** What she wrote, of either kind. */
const wordsOf = (version: Version) =>
  sql`array[${sql.join(herTexts.map((name) => sql`${sql.ref(`${version}.responses`)} ->> ${sql.lit(name)}`))}]`
/** Her answers, in whichever version they are stored. */
const answersOf = (version: Version) => sql`${sql.ref(`${version}.responses`)} - 'v'`
const seriousness = (version: Version) =>
  sql`array_position(${[...levels]}::text[], ${sql.ref(`${version}.safety_level`)})`
const staysAsSerious = sql`${wordsOf('check_ins')} = ${wordsOf('excluded')}
  and ${seriousness('check_ins')} >= ${seriousness('excluded')}`

/**
 * Keeps a check-in. Where she has one with that id, its answers become these; its day and star stay, its reply only
 * while the answers are the same, and its level never falls while her words are the same. Says whether they were known
 * before, and for as serious.
 */
export async function saveCheckIn(
  scope: Scope,
  userId: string,
  checkIn: { id: string; answers: Answers; day: string; answeredAt: Date; safety: SafetyNotice },
): Promise<{ checkIn: CheckIn; wereKnown: boolean }> {
  const { answers, safety } = checkIn
  const row = await scope.row(
    build
      .insertInto('check_ins')
      .values({
        id: checkIn.id,
        user_id: userId,
        type: answers.type,
        responses: storeResponses(answers),
        day: checkIn.day,
        safety_level: safety.level,
        safety_card: safety.cardId,
        soft_line: safety.softLine,
        created_at: checkIn.answeredAt,
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'id']).doUpdateSet({
          type: answers.type,
          responses: storeResponses(answers),
          safety_level: sql<string>`case when ${staysAsSerious} then check_ins.safety_level else excluded.safety_level end`,
          safety_card: sql<
            string | null
          >`case when ${staysAsSerious} then check_ins.safety_card else excluded.safety_card end`,
          soft_line: sql<
            string | null
          >`case when ${staysAsSerious} then check_ins.soft_line else excluded.soft_line end`,
          reply: sql<
            string | null
          >`case when ${answersOf('check_ins')} = ${answersOf('excluded')} then check_ins.reply end`,
        }),
      )
      .returning([
        ...columns,
        sql<boolean>`coalesce(${wordsOf('old')} = ${wordsOf('check_ins')}
          and ${seriousness('old')} >= ${seriousness('check_ins')}, false)`.as('were_known'),
      ]),
  )
  if (!row) throw new Error('an upsert that returned nothing')
  return { checkIn: present(row), wereKnown: row.were_known }
}

/** Answers it as it now is; undefined where she has none with that id. */
export async function setStarred(scope: Scope, userId: string, id: string, starred: boolean) {
  const row = await scope.row(
    build
      .updateTable('check_ins')
      .set({ is_starred: starred })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning(columns),
  )
  return row && present(row)
}

/**
 * Keeps the reply to a check-in, unless it was answered meanwhile, and what was heard in asking for it where that is more serious than
 * what is kept. Where she has changed her answers meanwhile the reply is not kept: it is to the former ones. Answers the reply
 * that stands.
 */
export async function storeReply(
  scope: Scope,
  userId: string,
  { id, responses, reply, safety: assessment }: CheckIn & { reply: string },
): Promise<string> {
  const isGraver = sql<boolean>`array_position(${[...levels]}::text[], ${assessment.level}) > ${seriousness('check_ins')}`
  const row = await scope.row(
    build
      .updateTable('check_ins')
      .set({
        reply: sql<
          string | null
        >`coalesce(reply, case when ${answersOf('check_ins')} = ${JSON.stringify(responses)}::jsonb then ${reply} end)`,
        safety_level: sql<string>`case when ${isGraver} then ${assessment.level} else safety_level end`,
        safety_card: sql<string | null>`case when ${isGraver} then ${assessment.cardId} else safety_card end`,
        soft_line: sql<string | null>`case when ${isGraver} then ${assessment.softLine} else soft_line end`,
      })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('reply'),
  )
  return row?.reply ?? reply
}

/**
 * Has her asked of a check-in whether she is safe, as a model heard in these answers what the engine did not. Not where a grave card stands,
 * where as much is asked already, or where she has answered that she is safe.
 * @returns what stands from then on; undefined where nothing changed
 */
export async function askWhetherSafe(
  scope: Scope,
  userId: string,
  { id, responses }: CheckIn,
  card: CardId,
): Promise<SafetyNotice | undefined> {
  const isEmergency = levelOf(card) === 'emergency'
  const row = await scope.row(
    build
      .updateTable('check_ins')
      .set({ safety_level: 'support', soft_line: card })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where(sql<boolean>`${answersOf('check_ins')} = ${JSON.stringify(responses)}::jsonb`)
      .where(({ and, eb, or }) =>
        or([
          eb('safety_level', '=', 'none'),
          // A heavy day has its card unless it was a question that she answered.
          and([
            eb('safety_level', '=', 'support'),
            eb('safety_card', 'is not', null),
            eb('soft_line', 'is', null),
          ]),
          ...(isEmergency ? [eb('soft_line', 'like', 'crisis%')] : []),
        ]),
      )
      .returning(columns),
  )
  return row && present(row).safety
}

/** Keeps what she says where a check-in of hers has her asked whether she is safe. False where it does not, or not any more. */
export async function answerSafetyQuestion(
  scope: Scope,
  userId: string,
  id: string,
  { answer, cardId }: { answer: SafetyAnswer; cardId: CardId },
): Promise<boolean> {
  const isSafe = answer === 'safe'
  const row = await scope.row(
    build
      .updateTable('check_ins')
      .set({ soft_line: null, ...(!isSafe && { safety_level: levelOf(cardId), safety_card: cardId }) })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('soft_line', '=', cardId)
      .returning('id'),
  )
  return row !== undefined
}

/** False where she has none with that id. */
export async function removeCheckIn(scope: Scope, userId: string, id: string): Promise<boolean> {
  const query = build.deleteFrom('check_ins').where('user_id', '=', userId).where('id', '=', id)
  return (await scope.row(query.returning('id'))) !== undefined
}
