import type { RefObject } from 'react'
import type { InsightReply } from '#contract/you-today.ts'
import { paths } from '#web/paths.ts'
import { LazySafetyCard } from '#web/safety/lazy-safety-card.tsx'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'

interface SafetyFirstProps {
  /** What answers her day, with the card that it calls for. */
  insight: InsightReply
  place: RefObject<HTMLDivElement | null>
  onChange: () => void
}

/** In danger a tip would be out of place: the card, SOS, and the way back to what she told. */
export function SafetyFirst({ insight, place, onChange }: SafetyFirstProps) {
  return (
    <div ref={place} tabIndex={-1} className="grid scroll-mt-20 gap-3">
      <LazySafetyCard id={insight.safety.cardId} of={insight.focus} />
      <AppLink to={paths.chat({ sos: true })} className={buttonClass('primary')}>
        Breathe with me
      </AppLink>
      <Button variant="quiet" onClick={onChange}>
        Something changed?
      </Button>
    </div>
  )
}
