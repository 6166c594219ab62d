import { calm, type SafetyNotice, type SafetySurface, withAnswer } from '#contract/safety.ts'
import { LazySafetyCard } from './lazy-safety-card.tsx'
import { LazySafetyQuestion } from './lazy-safety-question.tsx'
import { useScreenCard } from './screen-card.ts'

export interface SafetyNoticeProps {
  notice: SafetyNotice
  surface: SafetySurface
  /** What holds once she has answered. */
  onChange: (notice: SafetyNotice) => void
}

/** What is shown of her words where no talk goes on: the card, or the question that may bring it. */
export function LazySafetyNotice({ notice, surface, onChange }: SafetyNoticeProps) {
  const { cardId, softLine } = notice
  useScreenCard(cardId ?? softLine)
  return (
    <>
      {softLine && (
        <LazySafetyQuestion
          cardId={softLine}
          surface={surface}
          onAnswer={(answer) => onChange(withAnswer(notice, answer))}
        />
      )}
      <LazySafetyCard id={softLine ? null : cardId} onSafe={() => onChange(calm)} />
    </>
  )
}
