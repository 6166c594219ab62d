import { libraryIndex, rank } from './matching-rank.ts'
import type { CompanionQuestion } from './question.ts'

/** Whether what she wrote is plainly about something that the library answers. */
export function isCertain(question: CompanionQuestion): boolean {
  const [best] = rank(libraryIndex.search(question.text), question)
  return best !== undefined && (best.isExact || best.isPhrase)
}
