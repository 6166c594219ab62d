import { useEffect } from 'react'
import type { CardId } from '#contract/safety.ts'
import { LazySafetyCard } from './lazy-safety-card.tsx'

/** The card for what she has just sent from further down: it stands at the top of the screen, and she is taken there. @param of her words */
export function SafetyCardAtTop({ id, of }: { id: CardId | null; of: string }) {
  useEffect(() => {
    if (id) window.scrollTo(0, 0)
  }, [id])
  return <LazySafetyCard id={id} of={of} />
}
