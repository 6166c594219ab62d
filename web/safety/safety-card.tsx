import { useId } from 'react'
import { cards } from '#content/safety/cards.ts'
import type { CardId } from '#contract/safety.ts'
import { Card } from '../ui/card.tsx'
import { HelplineList } from './helpline-list.tsx'

/**
 * The fixed words for a hard moment, with people to call. It announces itself when it appears, because she may be
 * looking elsewhere on the screen.
 */
export function SafetyCard({ id }: { id: CardId }) {
  const headingId = useId()
  const card = cards[id]
  const isSoft = id === 'support' || id === 'sos'
  return (
    <Card tone={isSoft ? 'plain' : 'danger'} aria-labelledby={headingId} className="grid gap-4" role="region">
      <div role={isSoft ? 'status' : 'alert'} className="grid gap-2">
        <h2 id={headingId} className="text-xl">
          {card.title}
        </h2>
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
      <HelplineList ids={card.helplines} label="People to call or text" />
    </Card>
  )
}
