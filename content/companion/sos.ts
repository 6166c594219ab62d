import type { CompanionEntry } from './entry.ts'
import { sosAnswers } from './sos-answers.ts'
import { sosMoments } from './sos-moments.ts'

/** Every entry of the SOS chat (?sos=true), in one list. */
export const sosEntries: readonly CompanionEntry[] = [...sosMoments, ...sosAnswers]
