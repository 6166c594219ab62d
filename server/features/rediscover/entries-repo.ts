import type { RediscoverEntry, RediscoverResponse } from '#contract/rediscover.ts'
import {
  type ExerciseId,
  exerciseIds,
  type RediscoverModule,
  rediscoverModules,
} from '#contract/rediscover-exercises.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { readResponse, storeResponse } from './stored-responses.ts'

const columns = [
  'prompt_id',
  'response',
  'version',
  'edit_id',
  'safety_level',
  'safety_card',
  'updated_at',
] as const

interface EntryRow {
  prompt_id: string
  response: unknown
  version: number
  edit_id: string
  safety_level: string
  safety_card: string | null
  updated_at: Date
}

const isExercise = (promptId: string): promptId is ExerciseId => exerciseIds.some((id) => id === promptId)

/** Her answer; undefined where its exercise is none any more. */
function present(row: EntryRow): RediscoverEntry | undefined {
  if (!isExercise(row.prompt_id)) return undefined
  return {
    prompt_id: row.prompt_id,
    response: readResponse(row.prompt_id, row.response),
    version: row.version,
    edit_id: row.edit_id,
    safety: { level: row.safety_level, cardId: row.safety_card, softLine: null } as SafetyNotice,
    updated_at: row.updated_at.toISOString(),
  }
}

/** Under which what the companion said of a module stands among her answers. */
const reflectionId = (module: RediscoverModule) => `reflection-${module}`

/** What is stored of a programme: her answers in the order of the exercises, and what the companion said of a module. */
export async function readEntries(scope: Scope, userId: string, sessionId: string) {
  const rows = await scope.rows(
    build
      .selectFrom('rediscover_entries')
      .select(columns)
      .where('user_id', '=', userId)
      .where('session_id', '=', sessionId),
  )
  const found = rows.flatMap((row) => present(row) ?? [])
  return {
    entries: exerciseIds.flatMap((id) => found.filter(({ prompt_id }) => prompt_id === id)),
    reflections: rediscoverModules.flatMap((module) =>
      rows
        .filter(({ prompt_id }) => prompt_id === reflectionId(module))
        .map(({ response, updated_at }) => ({ module, text: textOf(response), madeAt: updated_at })),
    ),
  }
}

function textOf(response: unknown): string {
  const { data } = { ...(response as { data?: { text?: unknown } } | null) }
  return typeof data?.text === 'string' ? data.text : ''
}

interface Writing {
  response: RediscoverResponse
  base: number | null
  editId: string
  safety: SafetyNotice
}

/**
 * Keeps an answer over the version that she changed, or over what the same sitting wrote. Undefined where another one stands there: nothing
 * is overwritten that she has not seen. The same answer again changes nothing.
 */
export async function writeEntry(
  scope: Scope,
  userId: string,
  sessionId: string,
  { response, base, editId, safety }: Writing,
): Promise<{ entry: RediscoverEntry; isSame: boolean } | undefined> {
  const isSame = sql<boolean>`rediscover_entries.response = excluded.response`
  const unlessSame = (column: string) =>
    sql`case when ${isSame} then ${sql.ref(`rediscover_entries.${column}`)} else ${sql.ref(`excluded.${column}`)} end`
  const row = await scope.row(
    build
      .insertInto('rediscover_entries')
      .values({
        user_id: userId,
        session_id: sessionId,
        prompt_id: response.exercise,
        response: storeResponse(response),
        edit_id: editId,
        safety_level: safety.level,
        safety_card: safety.cardId,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'session_id', 'prompt_id'])
          .doUpdateSet({
            response: sql<string>`excluded.response`,
            version: sql<number>`rediscover_entries.version + case when ${isSame} then 0 else 1 end`,
            edit_id: unlessSame('edit_id') as never,
            safety_level: sql<string>`excluded.safety_level`,
            safety_card: sql<string | null>`excluded.safety_card`,
            updated_at: unlessSame('updated_at') as never,
          })
          .where((where) =>
            where.or([
              where('rediscover_entries.edit_id', '=', editId),
              where('rediscover_entries.version', '=', base ?? -1),
              isSame,
            ]),
          ),
      )
      .returning([
        ...columns,
        sql<boolean>`coalesce(old.response = rediscover_entries.response, false)`.as('is_same'),
      ]),
  )
  const entry = row && present(row)
  return entry && { entry, isSame: row.is_same }
}

/** Keeps what the companion said of a module, in place of what it said before. */
export async function writeReflection(
  scope: Scope,
  userId: string,
  sessionId: string,
  { module, text }: { module: RediscoverModule; text: string },
): Promise<void> {
  const response = JSON.stringify({ v: 1, module, exercise: 'reflection', data: { text } })
  await scope.rows(
    build
      .insertInto('rediscover_entries')
      .values({
        user_id: userId,
        session_id: sessionId,
        prompt_id: reflectionId(module),
        response,
        edit_id: sql<string>`gen_random_uuid()`,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'session_id', 'prompt_id'])
          .doUpdateSet({ response, updated_at: sql<Date>`now()` as never }),
      ),
  )
}
