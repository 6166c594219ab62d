import type { RefObject } from 'react'
import type { CardId } from '#contract/safety.ts'
import { paths } from '#web/paths.ts'
import { LazySafetyCard } from '#web/safety/lazy-safety-card.tsx'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'

interface SafetyFirstProps {
  cardId: CardId | null
  /** What she told that calls for it. */
  of: string
  place: RefObject<HTMLDivElement | null>
  onChange: () => void
}

/** In danger a tip would be out of place: the card, SOS, and the way back to what she told. */
export function SafetyFirst({ cardId, of, place, onChange }: SafetyFirstProps) {
  return (
    <div ref={place} tabIndex={-1} className="grid scroll-mt-20 gap-3">
      <LazySafetyCard id={cardId} of={of} />
      <AppLink to={paths.chat({ sos: true })} className={buttonClass('primary')}>
        Breathe with me
      </AppLink>
      <Button variant="quiet" onClick={onChange}>
        Something changed?
      </Button>
    </div>
  )
}
