import { MessageSquare, Phone } from 'lucide-react'
import { type Helpline, type HelplineId, helplines } from '#content/helplines.ts'
import { defaultTimezone } from '#contract/limits.ts'
import { isOpenNow, nextOpeningLabel, sortByOpenNow } from '#contract/opening-hours.ts'
import { phoneZone } from '#web/lib/time/phone-zone.ts'
import { useNow } from '#web/lib/time/use-now.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { classes } from '#web/ui/classes.ts'

/** The clock that she looks at. */
const readerZone = phoneZone || defaultTimezone

/** People to call or text; those who are open now come first. */
export function HelplineList({ ids, label }: { ids: readonly HelplineId[]; label: string }) {
  const now = useNow()
  const lines = sortByOpenNow(
    ids.map((id): Helpline => helplines[id]),
    now,
  )
  return (
    <ul aria-label={label} className="grid gap-2.5">
      {lines.map((line) => (
        <HelplineRow key={line.id} line={line} now={now} />
      ))}
    </ul>
  )
}

function hoursLabel(line: Helpline, now: Date): string {
  if (line.hours === 'always') return 'Open now, day and night'
  const open = isOpenNow(line, now)
  if (open) return open === 'maybe' ? 'Public holiday: may be closed' : 'Open now'
  return nextOpeningLabel(line.hours, line.timeZone, now, readerZone) ?? 'Closed now'
}

interface HelplineRowProps {
  line: Helpline
  now: Date
  /** What to ring it for; what the line says of itself where nothing is given. */
  why?: string
}

/** One line with its hours, and a button for each way to reach it. */
export function HelplineRow({ line, now, why = line.for }: HelplineRowProps) {
  const open = isOpenNow(line, now) === true
  const variant = line.id === 'emergency' ? 'danger' : open ? 'primary' : 'secondary'
  return (
    <li className="grid gap-2.5 rounded-2xl border border-line bg-card p-4 text-ink">
      <div>
        <p className="font-bold">{line.name}</p>
        <p className="text-muted text-sm">{why}</p>
        <p className={classes('font-semibold text-sm', open ? 'text-good' : 'text-muted')}>
          {hoursLabel(line, now)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          href={line.tel}
          className={classes(buttonClass(variant, 'sm'), 'flex-[2_1_max-content] px-[12px]')}
          aria-label={`Call ${line.phone}, ${line.name}`}
        >
          <Phone aria-hidden className="size-4.5" />
          <span>
            Call <span className="whitespace-nowrap">{line.phone}</span>
          </span>
        </a>
        {line.sms && (
          <a
            href={line.sms}
            className={classes(buttonClass('secondary', 'sm'), 'flex-1 px-[12px]')}
            aria-label={`Text ${line.name}`}
          >
            <MessageSquare aria-hidden className="size-4.5" />
            Text
          </a>
        )}
      </div>
    </li>
  )
}
