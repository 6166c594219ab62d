import { isGrave } from '#contract/safety.ts'
import { type Assessment, assess } from '#reading/safety/assess.ts'
import { namesMeans } from '#reading/safety/means.ts'
import type { Publication } from './writing-repo.ts'

/** Where it is recorded that the engine spoke up. */
export const surface = 'village'

export interface AssessedText {
  assessment: Assessment
  publication: Publication
}

/**
 * Reads what she wrote before anything else sees it. An explicit emergency, and any means or method beside what is grave, waits for a
 * moderator; an explicit crisis is published with helplines beneath it; of what is inferred the question is hers alone, and whatever she
 * answers changes nothing about where her words stand.
 */
export function assessText(content: string): AssessedText {
  const assessment = assess(content)
  const { level, certainty, cardId } = assessment
  const isExplicit = isGrave(level) && certainty === 'explicit'
  const isOfMeans = cardId === 'crisis-means' || (isGrave(level) && namesMeans(content))
  return {
    assessment,
    publication: {
      isHeld: isOfMeans || (isExplicit && level === 'emergency'),
      card: isExplicit ? cardId : null,
    },
  }
}
