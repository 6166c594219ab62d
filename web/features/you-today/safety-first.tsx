import type { CardId } from '#contract/safety.ts'
import { paths } from '#web/paths.ts'
import { SafetyCardWhenNeeded } from '#web/safety/safety-card-when-needed.tsx'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'

/** In danger a tip would be out of place: the card, SOS, and the way back to what she told. */
export function SafetyFirst({ cardId, onChange }: { cardId: CardId | null; onChange: () => void }) {
  return (
    <div className="grid gap-3">
      <SafetyCardWhenNeeded id={cardId} />
      <AppLink to={paths.chat({ sos: true })} className={buttonClass('primary')}>
        Breathe with me
      </AppLink>
      <Button variant="quiet" onClick={onChange}>
        Something changed?
      </Button>
    </div>
  )
}
