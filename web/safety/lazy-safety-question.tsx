import { lazy, Suspense } from 'react'
import type { SafetyQuestionProps } from './safety-question.tsx'

/** Where the question cannot be fetched SOS is at the top. */
const nothing = (_: SafetyQuestionProps) => null
const SafetyQuestion = lazy(async () => ({
  default: await import('./safety-question.tsx').then(
    (part) => part.SafetyQuestion,
    () => nothing,
  ),
}))

/** The question whether she is safe, for a first screen, which has no bytes to spare. */
export function LazySafetyQuestion(props: SafetyQuestionProps) {
  return (
    <Suspense>
      <SafetyQuestion {...props} />
    </Suspense>
  )
}
