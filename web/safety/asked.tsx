import { useState } from 'react'
import { type AskedOn, answerSafety, type CardId, type SafetyAnswer } from '#contract/safety.ts'
import { sendSafetyAnswer } from './send-safety-answer.ts'
import { SoftLine } from './soft-line.tsx'

export interface AskedProps {
  cardId: CardId
  surface: AskedOn
  onAnswer: (answer: SafetyAnswer) => void
}

/** The question whether she is safe. What she answers stands on the phone; the server is told that she did. */
export function Asked({ cardId, surface, onAnswer }: AskedProps) {
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
