import { useMutation } from '@tanstack/react-query'
import type { CardId, SafetyAnswer } from '#contract/safety.ts'
import { answerSafety } from '#contract/you-today.ts'
import { call } from '#web/lib/api/call.ts'
import { SoftLine } from '#web/safety/soft-line.tsx'

interface AskedOfTipProps {
  cardId: CardId
  onAnswer: (answer: SafetyAnswer) => void
}

/** The question whether she is safe, above a tip. What she answers stands on the phone; the server is told that she did. */
export function AskedOfTip({ cardId, onAnswer }: AskedOfTipProps) {
  const { mutate } = useMutation({
    mutationFn: (answer: SafetyAnswer) => call(answerSafety, { body: { answer, cardId } }),
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
