import { Phone } from 'lucide-react'
import { useId } from 'react'
import { childProtection, type Helpline, type HelplineId, helplines } from '#content/helplines.ts'
import { helplinesOf } from '#content/safety/after-loss.ts'
import { cards, childProtectionLabel } from '#content/safety/cards.ts'
import { softLine } from '#content/safety/soft-line.ts'
import { type CardId, isGrave, levelOf } from '#contract/safety.ts'
import { useNow } from '#web/lib/time/use-now.ts'
import { useIsLossMode } from '#web/member/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { HelplineList, HelplineRow } from './helpline-list.tsx'
import { useFolded } from './use-folded.ts'

/** How a card goes once she says that she is safe: folded here, or taken down by what shows it. */
export type CardGoing =
  | {
      /**
       * What tells the words that call for it from others: those bring it again, also the same card. In a field that is read as she
       * types, where each letter would, the field's name.
       */
      of: string
      onSafe?: never
    }
  | {
      of?: never
      /** Takes it down; the focus is on the screen by then. */
      onSafe: () => void
    }

type SafetyCardProps = { id: CardId } & CardGoing

/**
 * The fixed words for a hard moment, with people to call. It announces itself when it appears, because she may be
 * looking elsewhere on the screen. A grave one she folds away by saying that she is safe, wherever it stands.
 */
export function SafetyCard({ id, of, onSafe }: SafetyCardProps) {
  const headingId = useId()
  const [isFolded, fold] = useFolded(`${id} ${of}`)
  const card = cards[id]
  const isSoft = id === 'support' || id === 'sos'
  const lines = helplinesOf(id, useIsLossMode())
  const [first, ...others] = lines
  // Where there is one to call at any hour, it stands before everything there is to read: on the smallest phone too she need not scroll for it.
  const isUrgent =
    first === 'emergency' || (levelOf(id) === 'emergency' && first && helplines[first].hours === 'always')
  if (isFolded) return null
  return (
    <Card tone={isSoft ? 'plain' : 'danger'} aria-labelledby={headingId} className="grid gap-4" role="region">
      <div role={isSoft ? 'status' : 'alert'} className="grid gap-2">
        <h2 id={headingId} className="text-xl">
          {card.title}
        </h2>
        {isUrgent && first && <CallFirst id={first} />}
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
        <HelplineList ids={isUrgent ? others : lines} label="People to call or text" />
      )}
      {card.isAboutChild && <ChildProtection />}
      {isGrave(levelOf(id)) && (
        <Button
          variant="secondary"
          onClick={() => {
            document.getElementById('main')?.focus({ preventScroll: true })
            if (onSafe) onSafe()
            else fold()
          }}
        >
          {softLine.safeNow}
        </Button>
      )}
    </Card>
  )
}

function CallFirst({ id }: { id: HelplineId }) {
  const { tel, phone, name }: Helpline = helplines[id]
  return (
    <a href={tel} aria-label={`Call ${phone}, ${name}`} className={buttonClass('danger')}>
      <Phone aria-hidden className="size-5" />
      Call {phone}
    </a>
  )
}

function ChildProtection() {
  const now = useNow()
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{childProtectionLabel}</summary>
      <ul className="grid gap-2.5 pt-2">
        {childProtection.map((line) => (
          <HelplineRow key={line.id} line={line} now={now} />
        ))}
      </ul>
    </details>
  )
}
