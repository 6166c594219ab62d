import type { AnswerData } from '#contract/rediscover.ts'
import type { ExerciseId } from '#contract/rediscover-exercises.ts'
import { asText, orNull, type Parse } from '#web/lib/device/parse.ts'
import { asNumber, asObject } from '#web/lib/device/parse-combinators.ts'
import { asData } from './parse-answer.ts'

/** An answer that she is in the middle of. Both tabs of a phone have the same one before them. */
export interface Draft {
  /** The sitting in which it is written. */
  editId: string
  /** The version that it changes; null where there was none. */
  base: number | null
  data: AnswerData
}

export const asDraft: Parse<Draft> = asObject<Draft>({
  editId: asText,
  base: orNull(asNumber),
  data: asData,
})

/** How the keys begin under which the phone keeps what she has begun here. */
const draftPrefix = 'rediscover:'
/** The words that she picked when they were kept on this phone alone. */
export const keptWordsKey = `${draftPrefix}words`
/** What an older app kept them under. */
export const formerWordsKey = 'modes:values'

/** How those of one programme begin. */
export const draftsOf = (sessionId: string) => `${draftPrefix}draft:${sessionId}:`

export const draftKey = (sessionId: string, exercise: ExerciseId) => `${draftsOf(sessionId)}${exercise}`
