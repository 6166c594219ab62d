import { Phone } from 'lucide-react'
import { useId } from 'react'
import { helplines } from '#content/helplines.ts'
import { cards } from '#content/safety/cards.ts'
import type { CardId } from '#contract/safety.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { HelplineList } from './helpline-list.tsx'

/**
 * The fixed words for a hard moment, with people to call. It announces itself when it appears, because she may be
 * looking elsewhere on the screen.
 */
export function SafetyCard({ id }: { id: CardId }) {
  const headingId = useId()
  const card = cards[id]
  const isSoft = id === 'support' || id === 'sos'
  const [first, ...others] = card.helplines
  // Where 000 is the one to call, it stands before everything there is to read: on the smallest phone too she need not scroll for it.
  const isUrgent = first === 'emergency'
  return (
    <Card tone={isSoft ? 'plain' : 'danger'} aria-labelledby={headingId} className="grid gap-4" role="region">
      <div role={isSoft ? 'status' : 'alert'} className="grid gap-2">
        <h2 id={headingId} className="text-xl">
          {card.title}
        </h2>
        {isUrgent && <CallEmergency />}
        {card.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {card.doNow && (
        <ol className="grid list-decimal gap-1.5 pl-5 font-semibold marker:font-extrabold">
          {card.doNow.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {(!isUrgent || others.length > 0) && (
        <HelplineList ids={isUrgent ? others : card.helplines} label="People to call or text" />
      )}
    </Card>
  )
}

function CallEmergency() {
  const { tel, phone, name } = helplines.emergency
  return (
    <a href={tel} aria-label={`Call ${phone}, ${name}`} className={buttonClass('danger')}>
      <Phone aria-hidden className="size-5" />
      Call {phone}
    </a>
  )
}
