import type { CardId } from '#contract/safety.ts'
import { SafetyCardAtTop } from '#web/safety/safety-card-at-top.tsx'
import { useScreenCard } from '#web/safety/screen-card.ts'

/** The card for what she pressed Save on and nobody has answered, above the form that still has it. */
export function UndeliveredCard({ id, of }: { id: CardId | null; of: string }) {
  useScreenCard(id)
  return <SafetyCardAtTop id={id} of={of} />
}
