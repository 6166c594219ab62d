import { libraryIndex, rank } from '#guide/matching/rank.ts'
import { momentIn } from '#guide/moments/moment-of-talk.ts'
import type { CompanionQuestion } from '#guide/question.ts'

/** Whether what she wrote is plainly about something that the guide has words for. */
export function isCertain(question: CompanionQuestion): boolean {
  const [best] = rank(libraryIndex.search(question.text), question)
  return best?.isExact === true || best?.isPhrase === true || momentIn(question.text, true) !== undefined
}
