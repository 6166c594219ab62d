import type { CardId } from '#contract/safety.ts'
import { CardOfSent } from '#web/safety/card-of-sent.tsx'
import { useOwnCard } from '#web/safety/own-card.ts'

/** The card for what she pressed Save on and nobody has answered, above the form that still has it. */
export function UnheardCard({ id }: { id: CardId | null }) {
  useOwnCard(id)
  return <CardOfSent id={id} />
}
