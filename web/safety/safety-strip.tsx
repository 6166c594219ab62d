import { ChevronDown, ChevronUp, Phone } from 'lucide-react'
import { type Helpline, helplines } from '#content/helplines.ts'
import { helplinesOf } from '#content/safety/after-loss.ts'
import { sortByOpenNow } from '#contract/opening-hours.ts'
import type { CardId } from '#contract/safety.ts'
import { useNow } from '#web/lib/time/use-now.ts'
import { useIsLossMode } from '#web/member/profile.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { classes } from '#web/ui/classes.ts'
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
      className="mb-[8px] flex items-center gap-[8px] rounded-2xl bg-danger-soft p-[8px] text-on-danger-soft"
    >
      {line && (
        <a href={line.tel} className={classes(buttonClass('danger', 'sm'), 'min-w-0 flex-1 px-[8px]')}>
          <Phone aria-hidden className="size-[18px]" />
          {/* However large the text, each name stands whole on a small phone. */}
          <span className="text-[min(1em,7vw)]">
            {line.name} <span className="whitespace-nowrap">{line.phone}</span>
          </span>
        </a>
      )}
      <IconButton
        label={open ? 'Hide help' : 'Show all help'}
        aria-expanded={open}
        className="size-[44px] text-inherit"
        onClick={onToggle}
      >
        <Chevron aria-hidden className="size-[24px]" />
      </IconButton>
    </section>
  )
}
