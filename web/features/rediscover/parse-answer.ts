import { type AnswerData, effects, emptyAnswer, type RediscoverResponse } from '#contract/rediscover.ts'
import { exerciseIds, exercises } from '#contract/rediscover-exercises.ts'
import { asText, isRecord, type Parse } from '#web/lib/device/parse.ts'
import { asList, asNumber, asObject, asOneOf } from '#web/lib/device/parse-combinators.ts'

const asWords = asList(asText)
const asSorted = asList(asObject<AnswerData['sorted'][number]>({ label: asText, effect: asOneOf(effects) }))

/** An answer as the phone keeps it: all of it that can be read. */
export const asData: Parse<AnswerData> = (stored) => {
  if (!isRecord(stored)) return undefined
  const texts = isRecord(stored.texts) ? Object.entries(stored.texts) : []
  return {
    ...emptyAnswer,
    choice: asText(stored.choice) ?? null,
    scale: asNumber(stored.scale) ?? null,
    texts: Object.fromEntries(texts.filter((each): each is [string, string] => typeof each[1] === 'string')),
    words: asWords(stored.words) ?? [],
    sorted: asSorted(stored.sorted) ?? [],
  }
}

/** What waits to be sent, read back; undefined where its exercise is none any more. */
export const asResponse: Parse<RediscoverResponse> = (stored) => {
  const exercise = isRecord(stored) && asOneOf(exerciseIds)(stored.exercise)
  if (!exercise) return undefined
  return { module: exercises[exercise].module, exercise, data: asData(stored.data) ?? null }
}

/** Whether there is anything in it. */
export function isBlank({ choice, scale, texts, words, sorted }: AnswerData): boolean {
  const hasText = Object.values(texts).some((text) => text.trim() !== '')
  return choice === null && scale === null && words.length === 0 && sorted.length === 0 && !hasText
}
