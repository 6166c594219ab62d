import type { SafetyLevel } from '#contract/safety.ts'
import { crisisExamples } from './examples/crisis.ts'
import { emergencyExamples } from './examples/emergency.ts'
import { everydayExamples } from './examples/everyday.ts'
import { indirectExamples } from './examples/indirect.ts'
import { ordinaryDays } from './examples/ordinary-days.ts'
import { supportExamples } from './examples/support.ts'

/** Messages of one kind and the level that a careful reader gives them. */
export interface LabelledMessages {
  level: SafetyLevel
  about: string
  texts: readonly string[]
}

/** The labelled set that the safety engine is measured against; all of it is written for the purpose, none is a member's. */
export const labelledMessages: readonly LabelledMessages[] = [
  ...emergencyExamples,
  ...crisisExamples,
  ...supportExamples,
  ...everydayExamples,
  ...indirectExamples,
  ...ordinaryDays,
]
