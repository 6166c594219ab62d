import { goalOf, summaryOf } from '#content/rediscover/summary.ts'
import { addDays } from '#contract/calendar.ts'
import { dayIn } from '#contract/day.ts'
import { limits } from '#contract/limits.ts'
import {
  deleteSession,
  finishSession,
  type Programme,
  type RediscoverEntry,
  type RediscoverResponse,
  type RediscoverSession,
  saveEntry,
  type WholeSession,
} from '#contract/rediscover.ts'
import { type ExerciseId, exerciseIds } from '#contract/rediscover-exercises.ts'
import { type CardId, calm, isGrave } from '#contract/safety.ts'
import { asText, isRecord, orNull } from '#web/lib/device/parse.ts'
import { asNumber } from '#web/lib/device/parse-combinators.ts'
import type { OutboxItem } from '#web/lib/offline/outbox-item.ts'
import { asResponse } from './parse-answer.ts'

/** An answer as the screens know it: what the server has, under what still waits on this phone. */
export interface LocalAnswer {
  response: RediscoverResponse
  isGrave: boolean
  /** The card that goes with it. */
  cardId: CardId | null
  /** What a change of it is based on. */
  base: number | null
  /** The sitting that goes on, where what it wrote is still on its way. */
  editId?: string
  /** It waits on this phone; with the server's words where it will not have it. */
  waiting?: OutboxItem
  /** What the server has in its place meanwhile. */
  there?: RediscoverEntry
}
export type LocalAnswers = Partial<Record<ExerciseId, LocalAnswer>>

const isOf = (item: OutboxItem, entry: { method: string; path: string }) =>
  item.route.method === entry.method && item.route.path === entry.path
const sessionOf = ({ input }: OutboxItem) => input.params?.sessionId

/** Her answers in one programme: of what waits here the newest. */
export function answersIn(
  sessionId: string,
  entries: readonly RediscoverEntry[],
  outboxItems: readonly OutboxItem[],
): LocalAnswers {
  const answers: LocalAnswers = {}
  for (const entry of entries)
    answers[entry.prompt_id] = {
      response: entry.response,
      isGrave: isGrave(entry.safety.level),
      cardId: entry.safety.cardId,
      base: entry.version,
    }
  for (const item of outboxItems) {
    if (!isOf(item, saveEntry) || sessionOf(item) !== sessionId) continue
    const body = isRecord(item.input.body) ? item.input.body : {}
    const response = asResponse(body.response)
    if (!response) continue
    const there = entries.find(({ prompt_id }) => prompt_id === response.exercise)
    const editId = asText(body.edit_id)
    answers[response.exercise] = {
      response,
      isGrave: false,
      cardId: null,
      base: orNull(asNumber)(body.base) ?? null,
      waiting: item,
      ...(editId && { editId }),
      ...(there && { there }),
    }
  }
  return answers
}

/** The exercises that she answered or went past. */
export const answeredIn = (answers: LocalAnswers): ExerciseId[] =>
  exerciseIds.filter((exercise) => answers[exercise])

/** What she answered, in the order of the exercises. */
export const responsesIn = (answers: LocalAnswers): RediscoverResponse[] =>
  exerciseIds.flatMap((exercise) => answers[exercise]?.response ?? [])

/** Programmes that are deleted or finished as far as this phone is concerned, whatever the server knows by now. */
export function settledLocally(outboxItems: readonly OutboxItem[]): {
  deleted: Set<string>
  finished: Set<string>
} {
  const ids = (entry: { method: string; path: string }) =>
    new Set(outboxItems.filter((item) => isOf(item, entry)).flatMap((item) => sessionOf(item) ?? []))
  return { deleted: ids(deleteSession), finished: ids(finishSession) }
}

/** The programme that she is in: the server's, or one that this phone began and the server has perhaps not heard of. */
export function currentSessionId(
  { sessions, current }: Programme,
  outboxItems: readonly OutboxItem[],
  begun: string | undefined,
): string | null {
  const { deleted, finished } = settledLocally(outboxItems)
  const isOver = (id: string) =>
    deleted.has(id) || finished.has(id) || sessions.some((one) => one.id === id && one.completed_at)
  // What was begun here without a network goes before what the server has, for as long as it waits.
  const hasWaiting = (id: string) =>
    outboxItems.some((item) => sessionOf(item) === id && isOf(item, saveEntry))
  const inTurn = begun && hasWaiting(begun) ? [begun, current?.session.id] : [current?.session.id, begun]
  return inTurn.find((id) => id && !isOver(id)) ?? null
}

/** A programme as it is once it is finished, before the server has said so. */
export function finishedLocally(
  sessionId: string,
  answers: LocalAnswers,
  { now, timezone, begunAt }: { now: Date; timezone: string; begunAt: string | undefined },
): WholeSession {
  const fine = exerciseIds.flatMap((exercise) => {
    const answer = answers[exercise]
    return answer && !answer.isGrave ? [answer.response] : []
  })
  const goal = goalOf(fine) || null
  const focus = answers.focus?.response.data?.choice as RediscoverSession['focus_slug'] | undefined
  const session: RediscoverSession = {
    id: sessionId,
    focus_slug: focus ?? null,
    created_at: begunAt ?? now.toISOString(),
    completed_at: now.toISOString(),
    summary_text: summaryOf(fine),
    weekly_goal: goal,
    goal_due: goal ? addDays(dayIn(timezone, now), limits.goalDays) : null,
    goal_status: goal ? 'pending' : null,
    on_board: false,
  }
  const entries = exerciseIds.flatMap((exercise): RediscoverEntry[] => {
    const answer = answers[exercise]
    if (!answer) return []
    const { response, base, editId } = answer
    return [
      {
        prompt_id: exercise,
        response,
        version: base ?? 0,
        edit_id: editId ?? sessionId,
        safety: answer.isGrave ? { ...calm, level: 'crisis', cardId: answer.cardId } : calm,
        updated_at: now.toISOString(),
      },
    ]
  })
  return { session, entries, reflections: [] }
}
