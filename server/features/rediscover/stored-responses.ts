import {
  type AnswerData,
  type Effect,
  effects,
  emptyAnswer,
  type RediscoverResponse,
} from '#contract/rediscover.ts'
import { type ExerciseId, exercises } from '#contract/rediscover-exercises.ts'

/** How an answer is stored: its fields and `v`, the form that they have. */
const version = 1

export const storeResponse = (response: RediscoverResponse): string =>
  JSON.stringify({ v: version, ...response })

type Stored = Record<string, unknown>
const asRecord = (stored: unknown): Stored => ({ ...(stored as object | null) })
const asList = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : [])
const isText = (stored: unknown): stored is string => typeof stored === 'string'
const isEffect = (stored: unknown): stored is Effect => effects.some((effect) => effect === stored)

/** Her answer to an exercise, as much of what is stored as can be read. */
export function readResponse(exercise: ExerciseId, stored: unknown): RediscoverResponse {
  const { module } = exercises[exercise]
  const { data } = asRecord(stored)
  return { module, exercise, data: data === null || data === undefined ? null : readData(asRecord(data)) }
}

function readData({ choice, scale, texts, words, sorted }: Stored): AnswerData {
  const isOnScale = Number.isInteger(scale) && Number(scale) >= 1 && Number(scale) <= 5
  return {
    ...emptyAnswer,
    choice: isText(choice) ? choice : null,
    scale: isOnScale ? Number(scale) : null,
    texts: Object.fromEntries(
      Object.entries(asRecord(texts)).filter((each): each is [string, string] => isText(each[1])),
    ),
    words: asList(words).filter(isText),
    sorted: asList(sorted)
      .map(asRecord)
      .flatMap(({ label, effect }) => (isText(label) && isEffect(effect) ? [{ label, effect }] : [])),
  }
}
