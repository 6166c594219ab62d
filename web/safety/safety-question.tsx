import { useState } from 'react'
import { answerSafety, type CardId, type SafetyAnswer, type SafetySurface } from '#contract/safety.ts'
import { sendSafetyAnswer } from './send-safety-answer.ts'
import { SoftLine } from './soft-line.tsx'

export interface SafetyQuestionProps {
  cardId: CardId
  surface: SafetySurface
  onAnswer: (answer: SafetyAnswer) => void
}

/** The question whether she is safe. What she answers stands on the phone; the server is told that she did. */
export function SafetyQuestion({ cardId, surface, onAnswer }: SafetyQuestionProps) {
  const [id] = useState(() => `safety:${crypto.randomUUID()}`)
  return (
    <SoftLine
      onAnswer={(answer) => {
        void sendSafetyAnswer(answerSafety, { body: { answer, cardId, surface } }, { id, refreshes: [] })
        onAnswer(answer)
      }}
    />
  )
}
