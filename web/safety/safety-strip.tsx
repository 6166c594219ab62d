import { ChevronDown, ChevronUp, Phone } from 'lucide-react'
import { type Helpline, helplines } from '#content/helplines.ts'
import { helplinesOf } from '#content/safety/after-loss.ts'
import { sortByOpenNow } from '#contract/opening-hours.ts'
import type { CardId } from '#contract/safety.ts'
import { useNow } from '#web/lib/time/use-now.ts'
import { useIsLossMode } from '#web/member/profile.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

interface SafetyStripProps {
  id: CardId
  /** Whether the whole card is shown below. */
  open: boolean
  onToggle: () => void
}

/** What stays in view for the rest of a serious conversation: one call, and the way to the whole card. */
export function SafetyStrip({ id, open, onToggle }: SafetyStripProps) {
  const now = useNow()
  const isLossMode = useIsLossMode()
  const [line] = sortByOpenNow(
    helplinesOf(id, isLossMode).map((helpline): Helpline => helplines[helpline]),
    now,
  )
  const Chevron = open ? ChevronUp : ChevronDown
  return (
    <section
      aria-label="Help right now"
      className="mb-2 flex flex-wrap items-center justify-end gap-2 rounded-2xl bg-danger-soft p-2 text-on-danger-soft"
    >
      {line && (
        // In large text the call has a line to itself.
        <a href={line.tel} className={`${buttonClass('danger', 'sm')} wrap-anywhere min-w-0 flex-1 basis-48 px-2!`}>
          <Phone aria-hidden className="size-4.5 shrink-0" />
          {line.name} {line.phone}
        </a>
      )}
      <IconButton
        label={open ? 'Hide help' : 'Show all help'}
        aria-expanded={open}
        className="text-inherit"
        onClick={onToggle}
      >
        <Chevron aria-hidden className="size-6" />
      </IconButton>
    </section>
  )
}
