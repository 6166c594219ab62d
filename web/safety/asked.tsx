import { useMutation } from '@tanstack/react-query'
import { type AskedOn, answerSafety, type CardId, type SafetyAnswer } from '#contract/safety.ts'
import { call } from '#web/lib/api/call.ts'
import { SoftLine } from './soft-line.tsx'

export interface AskedProps {
  cardId: CardId
  surface: AskedOn
  onAnswer: (answer: SafetyAnswer) => void
}

/** The question whether she is safe. What she answers stands on the phone; the server is told that she did. */
export function Asked({ cardId, surface, onAnswer }: AskedProps) {
  const { mutate } = useMutation({
    mutationFn: (answer: SafetyAnswer) => call(answerSafety, { body: { answer, cardId, surface } }),
    retry: 3,
  })
  return (
    <SoftLine
      onAnswer={(answer) => {
        mutate(answer)
        onAnswer(answer)
      }}
    />
  )
}
