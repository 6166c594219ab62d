import { useEffect, useId, useState } from 'react'
import { softLine } from '#content/safety/soft-line.ts'
import { type SafetyAnswer, safetyAnswers } from '#contract/safety.ts'
import { Button } from '#web/ui/button.tsx'

/**
 * One line that asks whether she is safe, where something grave is only inferred. It is read out when it appears: a screen reader tells what
 * changes in a place that it knows, so the words come after their place.
 */
export function SoftLine({ onAnswer }: { onAnswer: (answer: SafetyAnswer) => void }) {
  const questionId = useId()
  const [asked, setAsked] = useState('')
  useEffect(() => setAsked(softLine.question), [])
  return (
    <section
      aria-labelledby={questionId}
      className="grid gap-2 rounded-2xl border border-line bg-card px-4 py-3"
    >
      <p id={questionId} role="status" className="min-h-[1lh] font-semibold">
        {asked}
      </p>
      <div className="flex flex-wrap gap-2">
        {safetyAnswers.map((answer) => (
          <Button
            key={answer}
            variant="secondary"
            size="sm"
            className="flex-auto"
            onClick={() => onAnswer(answer)}
          >
            {softLine.answers[answer]}
          </Button>
        ))}
      </div>
    </section>
  )
}
