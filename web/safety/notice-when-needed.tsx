import { type AskedOn, calm, type SafetyNotice, withAnswer } from '#contract/safety.ts'
import { AskedWhenNeeded } from './asked-when-needed.tsx'
import { SafetyCardWhenNeeded } from './safety-card-when-needed.tsx'
import { useScreenCard } from './screen-card.ts'

export interface NoticeProps {
  notice: SafetyNotice
  surface: AskedOn
  /** What holds once she has answered. */
  onChange: (notice: SafetyNotice) => void
}

/** What is shown of her words where no talk goes on: the card, or the question that may bring it. */
export function NoticeWhenNeeded({ notice, surface, onChange }: NoticeProps) {
  const { cardId, softLine } = notice
  useScreenCard(cardId ?? softLine)
  return (
    <>
      {softLine && (
        <AskedWhenNeeded
          cardId={softLine}
          surface={surface}
          onAnswer={(answer) => onChange(withAnswer(notice, answer))}
        />
      )}
      <SafetyCardWhenNeeded id={softLine ? null : cardId} onSafe={() => onChange(calm)} />
    </>
  )
}
